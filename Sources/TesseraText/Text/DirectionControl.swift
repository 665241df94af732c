// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A writing direction set by attributes, with the same effect as a pair of Unicode control characters around the
/// text.
package enum DirectionControl: UInt8, Hashable, Sendable {
  case leftToRightEmbedding, rightToLeftEmbedding, leftToRightOverride, rightToLeftOverride

  /// The control character that starts the direction.
  var scalar: UInt32 {
    switch self {
    case .leftToRightEmbedding: 0x202A
    case .rightToLeftEmbedding: 0x202B
    case .leftToRightOverride: 0x202D
    case .rightToLeftOverride: 0x202E
    }
  }

  /// The control character that ends the direction.
  static let pop: UInt32 = 0x202C
}
