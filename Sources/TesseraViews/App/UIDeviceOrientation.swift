// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on one of its long sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is lying flat, with its screen facing up or down.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation, which must be portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
