// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Crypto
package import Foundation

/// SHA-256 digests of content, which serve as cache keys. Even maliciously crafted cards cannot share a key.
package enum ContentHash {
  /// The length of a digest in bytes.
  static let length = 32

  /// Returns the digest's bytes.
  static func bytes(of content: some DataProtocol) -> [UInt8] { Array(SHA256.hash(data: content)) }

  /// Returns the digest as 64 hexadecimal digits.
  package static func hex(of content: some DataProtocol) -> String {
    bytes(of: content).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
}
