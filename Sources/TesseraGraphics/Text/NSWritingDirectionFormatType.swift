// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// How a writing direction in the attribute `writingDirection` rules characters. Its raw value is added to that of the direction:
/// `NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The characters are a part in that direction; each keeps its own.
  case embedding = 0
  /// All characters run in that direction.
  case override = 2
}
