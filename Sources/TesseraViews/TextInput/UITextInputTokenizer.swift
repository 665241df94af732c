// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// An object that finds words, sentences and other units around a position in a text input.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the range of the unit that contains the position, or nil if there is none. At the boundary of a unit,
  /// the direction determines the side.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a unit ends at the position (for a forward direction) or begins there (for a backward
  /// direction).
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next boundary in the direction: the end of a unit going forward, its beginning going backward.
  /// Returns nil for none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether the position is inside a unit, or at a boundary with a unit in the given direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
