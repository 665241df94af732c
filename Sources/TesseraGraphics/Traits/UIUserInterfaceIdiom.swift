// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The device type. Tessera renders iPhone and iPad screens. Other values can be set, and color sets can use them.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// CarPlay.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}
