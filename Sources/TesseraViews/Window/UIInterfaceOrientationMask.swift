// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The raw bits. The bit for each orientation is at the position of its `UIInterfaceOrientation` raw value.
  public let rawValue: UInt

  /// Creates a set of orientations from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright portrait.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside-down portrait.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Rotated so that the bottom of the device is at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Rotated so that the bottom of the device is at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down, which is the default on iPhone.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
