// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A syntactically valid HTTP request.
struct HTTPRequest: Sendable, Equatable {
  var method: String
  /// The request target, which consists of visible ASCII characters. It is neither decoded nor normalized.
  var target: String
  /// The headers, by lowercase name. The values of repeated headers are joined with commas.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  /// Whether the connection remains open for another request.
  var keepsAlive = true

  /// The path, without percent decoding.
  var path: Substring { target.prefix { $0 != "?" } }

  /// Returns the first value for a name in the query, percent-decoded. Returns nil if the value is missing or can't
  /// be decoded.
  func query(_ name: String) -> String? {
    let pairs = target.dropFirst(path.count + 1).split(separator: "&")
    for pair in pairs {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0].removingPercentEncoding == name else { continue }
      return parts.count == 2 ? parts[1].removingPercentEncoding : ""
    }
    return nil
  }
}
