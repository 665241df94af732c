// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The rendered device.
///
/// - Note: Differs from UIKit: there is no hardware. The idiom and the orientation follow from the screen, the system is always
///   iOS 18.0, and the state of the battery is unknown.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The charging state of the battery.
  public enum BatteryState: Int, Sendable {
    case unknown = 0
    case unplugged, charging, full
  }

  private static let only = UIDevice()
  /// The only device, that of `UIScreen.main`.
  open class var current: UIDevice { only }

  /// The screen's idiom: phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.traitCollection.userInterfaceIdiom }
  /// "iPad" on a pad, otherwise "iPhone".
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// Equivalent to `model`.
  open var localizedModel: String { model }
  /// Equivalent to `model`.
  open var name: String { model }
  /// "iPadOS" on a pad, otherwise "iOS".
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// Always "18.0".
  open var systemVersion: String { "18.0" }
  /// Always `true`.
  open var isMultitaskingSupported: Bool { true }
  /// Always nil.
  open var identifierForVendor: UUID? { nil }
  /// Landscape left if the screen is wider than high, otherwise portrait.
  open var orientation: UIDeviceOrientation { isWide ? .landscapeLeft : .portrait }
  /// Whether the battery is monitored. Stored only: its state is unknown. `false` by default.
  open var isBatteryMonitoringEnabled = false
  /// Always unknown.
  open var batteryState: BatteryState { .unknown }
  /// Always -1, which means unknown.
  open var batteryLevel: Float { -1 }

  private var isWide: Bool { UIScreen.main.bounds.width > UIScreen.main.bounds.height }
  /// The orientation of the interface, opposite to that of a device in landscape.
  var interfaceOrientation: UIInterfaceOrientation { isWide ? .landscapeRight : .portrait }

  /// Never posted: the device does not rotate.
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
  /// Requests orientation notifications. None are posted: the device does not rotate.
  open func beginGeneratingDeviceOrientationNotifications() { generators += 1 }
  /// Ends one request for orientation notifications.
  open func endGeneratingDeviceOrientationNotifications() { generators = max(0, generators - 1) }
  /// Whether the proximity sensor is monitored. Stored only: there is none. `false` by default.
  open var isProximityMonitoringEnabled = false
  /// Always `false`.
  open var proximityState: Bool { false }
  /// Does nothing: there is no sound.
  open func playInputClick() {}
}
