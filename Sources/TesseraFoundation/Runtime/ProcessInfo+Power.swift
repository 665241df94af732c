// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension ProcessInfo {
  /// The device's thermal state.
  public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

  /// The device's thermal state. Always `.nominal`.
  public var thermalState: ThermalState { .nominal }
  /// Whether Low Power Mode is enabled. Always false.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether the app was built with Mac Catalyst. Always false, because the code is written for iOS.
  public var isMacCatalystApp: Bool { false }
  /// Whether the app is an iOS app running on a Mac. Always false.
  public var isiOSAppOnMac: Bool { false }
  /// The name of the notification that iOS posts when `thermalState` changes. Never posted in Tessera.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// The name of the notification that iOS posts when `isLowPowerModeEnabled` changes. Never posted in Tessera.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
