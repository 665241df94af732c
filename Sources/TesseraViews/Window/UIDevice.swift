// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The device that is rendered for.
///
/// - Note: Differs from UIKit: there is no hardware. The idiom and the orientation follow from the screen, the system is
///   always iOS 18.0, and the battery is not known.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  private static let only = UIDevice()
  open class var current: UIDevice { only }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var name: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { "18.0" }
  open var isMultitaskingSupported: Bool { true }
  open var identifierForVendor: UUID? { nil }
  open var orientation: UIDeviceOrientation { isWide ? .landscapeLeft : .portrait }
  open var isBatteryMonitoringEnabled = false
  open var batteryState: BatteryState { .unknown }
  /// -1: not known.
  open var batteryLevel: Float { -1 }

  private var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }
  /// A device turned to the left shows an interface turned to the right.
  var interfaceOrientation: UIInterfaceOrientation { isWide ? .landscapeRight : .portrait }
}
