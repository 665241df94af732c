// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A shift in points.
public struct UIOffset: Equatable, Codable, Sendable {
  /// Positive to the right.
  public var horizontal: CGFloat
  /// Positive downwards.
  public var vertical: CGFloat

  /// No shift.
  public static let zero = UIOffset()

  /// No shift.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// A shift in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
