// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The effect of a writing direction in the attribute `writingDirection`. Its raw value is added to that of the direction:
/// `NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The characters are embedded in that direction; each keeps its own direction.
  case embedding = 0
  /// All characters run in that direction.
  case override = 2
}
