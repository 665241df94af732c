// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Crypto
package import Foundation

/// What a content is known by: its SHA-256, because the name of a card must not be that of another, whoever chose the other.
package enum ContentHash {
  /// How many bytes a digest has.
  static let length = 32

  /// The digest's bytes.
  static func bytes(of content: some DataProtocol) -> [UInt8] { Array(SHA256.hash(data: content)) }

  /// The digest in 64 hexadecimal digits.
  package static func hex(of content: some DataProtocol) -> String {
    bytes(of: content).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
