// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The orientation of the user interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the orientation is portrait, upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than it is tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
