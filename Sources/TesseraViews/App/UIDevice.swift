// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The device that is rendered for.
///
/// - Note: Differs from UIKit: there is no hardware. The idiom and the orientation follow from the screen, the system
///   is always iOS 18.0, and the battery is not known.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// Whether the device is on power.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  private static let only = UIDevice()
  /// The one device, that of `UIScreen.main`.
  open class var current: UIDevice { only }

  /// The screen's idiom: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// "iPad" on a pad, otherwise "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as `model`.
  open var localizedModel: String { model }
  /// The same as `model`.
  open var name: String { model }
  /// "iPadOS" on a pad, otherwise "iOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// Always "18.0".
  open var systemVersion: String { "18.0" }
  /// Always true.
  open var isMultitaskingSupported: Bool { true }
  /// Always nil.
  open var identifierForVendor: UUID? { nil }
  /// Landscape left where the screen is wider than high, otherwise portrait.
  open var orientation: UIDeviceOrientation { isWide ? .landscapeLeft : .portrait }
  /// Stored only: the battery is not known. False by default.
  open var isBatteryMonitoringEnabled = false
  /// Always unknown.
  open var batteryState: BatteryState { .unknown }
  /// Always -1, which stands for not known.
  open var batteryLevel: Float { -1 }

  private var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }
  /// A device turned to the left shows an interface turned to the right.
  var interfaceOrientation: UIInterfaceOrientation { isWide ? .landscapeRight : .portrait }

  /// Posted by the device that is turned: never here.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted.
  public nonisolated static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted.
  public nonisolated static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Never posted.
  public nonisolated static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  private var generators = 0
  /// Whether somebody has asked for notifications of turns. None come.
  open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }
  /// Asks for notifications of turns. None come: the device does not turn.
  open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }
  /// Takes back one asking.
  open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }
  /// Stored only: there is no ear to be near. False by default.
  open var isProximityMonitoringEnabled = false
  /// Always false.
  open var proximityState: Bool { false }
  /// Makes no sound.
  open func playInputClick() {}
}
