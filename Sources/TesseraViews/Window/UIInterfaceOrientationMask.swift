// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Several orientations of a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// One bit for each orientation, at its `UIInterfaceOrientation` raw value.
  public let rawValue: UInt

  /// A set of orientations from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned so that the device's bottom is at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned so that the device's bottom is at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both ways of being wider than high.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// All but upside down: what an iPhone's interface supports by default.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
