// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The device being rendered.
///
/// - Note: Differs from UIKit: there is no hardware. The screen determines the idiom and the orientation, the system
///   is always iOS 18.0, and the battery state is unknown.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The charging state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  private static let only = UIDevice()
  /// The only device, which contains `UIScreen.main`.
  open class var current: UIDevice { only }

  /// The screen's idiom: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// "iPad" if the idiom is pad, otherwise "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// Equivalent to `model`.
  open var localizedModel: String { model }
  /// Equivalent to `model`.
  open var name: String { model }
  /// "iPadOS" if the idiom is pad, otherwise "iOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// Always "18.0".
  open var systemVersion: String { "18.0" }
  /// Always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// Always nil.
  open var identifierForVendor: UUID? { nil }
  /// The device's orientation: landscape left if the screen is wider than it is tall, otherwise portrait.
  open var orientation: UIDeviceOrientation { isWide ? .landscapeLeft : .portrait }
  /// Whether the battery is monitored. Stored only, because the battery state is unknown. `false` by default.
  open var isBatteryMonitoringEnabled = false
  /// Always unknown.
  open var batteryState: BatteryState { .unknown }
  /// Always -1, which means unknown.
  open var batteryLevel: Float { -1 }

  private var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }
  /// The interface orientation. In landscape, it is the opposite of the device orientation.
  var interfaceOrientation: UIInterfaceOrientation { isWide ? .landscapeRight : .portrait }

  /// Never posted, because the device does not rotate.
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
  /// Whether orientation notifications were requested. None are posted.
  open var isGeneratingDeviceOrientationNotifications: Bool { generators > 0 }
  /// Requests orientation notifications. None are posted, because the device doesn't rotate.
  open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }
  /// Ends a request for orientation notifications.
  open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }
  /// Whether the proximity sensor is monitored. Stored only, because there is no sensor. `false` by default.
  open var isProximityMonitoringEnabled = false
  /// Always `false`.
  open var proximityState: Bool { false }
  /// Does nothing, because there is no sound.
  open func playInputClick() {}
}
