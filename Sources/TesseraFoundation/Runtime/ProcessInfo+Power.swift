// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension ProcessInfo {
  /// The thermal state of the device.
  public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

  /// The temperature of the device: always `.nominal`.
  public var thermalState: ThermalState { .nominal }
  /// Whether the device saves power: always false.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the app is built with Mac Catalyst: always false, because the code was written for iOS.
  public var isMacCatalystApp: Bool { false }
  /// Whether the app runs on a Mac: always false.
  public var isiOSAppOnMac: Bool { false }
  /// Posted on iOS when `thermalState` changes. Never posted here.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// Posted on iOS when `isLowPowerModeEnabled` changes. Never posted here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
