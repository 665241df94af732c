// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The app's authorization to use location services. Always `denied`.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user hasn't been prompted yet.
  case notDetermined = 0
  /// The app isn't authorized, and the user can't change this.
  case restricted
  /// Denied.
  case denied
  /// Authorized at any time.
  case authorizedAlways
  /// Authorized while the app is in use.
  case authorizedWhenInUse
}

/// The location accuracy that an app is authorized to use.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Full accuracy.
  case fullAccuracy = 0
  /// Accuracy within a few kilometers.
  case reducedAccuracy
}

/// The type of activity during which locations are used.
public enum CLActivityType: Int, Sendable {
  /// Any other activity.
  case other = 1
  /// Driving.
  case automotiveNavigation
  /// Walking, running, or cycling.
  case fitness
  /// Other vehicles, such as trains and ships.
  case otherNavigation
  /// Aircraft.
  case airborne
}

/// The orientation of a device.
public enum CLDeviceOrientation: Int32, Sendable {
  /// Unknown.
  case unknown = 0
  /// Portrait.
  case portrait
  /// Portrait, upside down.
  case portraitUpsideDown
  /// Landscape, with the home button on the right.
  case landscapeLeft
  /// Landscape, with the home button on the left.
  case landscapeRight
  /// Flat, with the screen up.
  case faceUp
  /// Flat, with the screen down.
  case faceDown
}

/// The distance to a beacon.
public enum CLProximity: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Immediately next to the device.
  case immediate
  /// Near.
  case near
  /// Far.
  case far
}

/// Whether the device is inside or outside a region.
public enum CLRegionState: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// Inside.
  case inside
  /// Outside.
  case outside
}
