// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The effect of a direction in the `writingDirection` attribute. Combine the raw values of the direction and the
/// effect: `NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The text is embedded in the direction. Each character keeps its own direction.
  case embedding = 0
  /// All characters have the direction.
  case override = 2
}
