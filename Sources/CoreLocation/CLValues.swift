// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Whether an app may know where the device is. Here it never may: `denied`.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked yet.
  case notDetermined = 0
  /// The app may not, and nobody can change that.
  case restricted
  /// The app may not.
  case denied
  /// The app may, at any time.
  case authorizedAlways
  /// The app may, while it is used.
  case authorizedWhenInUse
}

/// How exactly an app may know it.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the device does.
  case fullAccuracy = 0
  /// Within some kilometres.
  case reducedAccuracy
}

/// What somebody does who moves.
public enum CLActivityType: Int, Sendable {
  /// Anything else.
  case other = 1
  /// Driving.
  case automotiveNavigation
  /// Walking, running, riding a bicycle.
  case fitness
  /// On rails or on water.
  case otherNavigation
  /// In the air.
  case airborne
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its right side.
  case landscapeLeft
  /// On its left side.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown
}

/// How near a beacon is.
public enum CLProximity: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Next to the device.
  case immediate
  /// Near.
  case near
  /// Far.
  case far
}

/// Whether the device is in a region.
public enum CLRegionState: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It is.
  case inside
  /// It is not.
  case outside
}
