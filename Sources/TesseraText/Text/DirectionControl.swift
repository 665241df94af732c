// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A direction that attributes impose on a part of text, with the effect of a control character around it.
package enum DirectionControl: UInt8, Hashable, Sendable {
  case leftToRightEmbedding, rightToLeftEmbedding, leftToRightOverride, rightToLeftOverride

  /// The control character that begins it.
  var scalar: UInt32 {
    switch self {
    case .leftToRightEmbedding: 0x202A
    case .rightToLeftEmbedding: 0x202B
    case .leftToRightOverride: 0x202D
    case .rightToLeftOverride: 0x202E
    }
  }

  /// The control character that ends it.
  static let pop: UInt32 = 0x202C
}
