// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Crypto
package import Foundation

/// The SHA-256 of a content as its key, so that no two cards have the same key, even if one is crafted to collide.
package enum ContentHash {
  /// The length of a digest in bytes.
  static let length = 32

  /// The digest's bytes.
  static func bytes(of content: some DataProtocol) -> [UInt8] { Array(SHA256.hash(data: content)) }

  /// The digest in 64 hexadecimal digits.
  package static func hex(of content: some DataProtocol) -> String {
    bytes(of: content).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
