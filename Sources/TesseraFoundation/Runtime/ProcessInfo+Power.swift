// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension ProcessInfo {
  /// How hot the device is.
  public enum ThermalState: Int, Sendable { case nominal = 0, fair, serious, critical }

  /// Always `.nominal`.
  public var thermalState: ThermalState { .nominal }
  /// Always false.
  public var isLowPowerModeEnabled: Bool { false }
  /// Always false: the code was written for iOS.
  public var isMacCatalystApp: Bool { false }
  /// Always false.
  public var isiOSAppOnMac: Bool { false }
  /// On iOS posted when `thermalState` changes; never here.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// On iOS posted when `isLowPowerModeEnabled` changes; never here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
