// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A request with a valid syntax.
struct HTTPRequest: Sendable, Equatable {
  var method: String
  /// The request target: visible ASCII, neither decoded nor normalized.
  var target: String
  /// The headers. Names are in lower case. Repeated headers are joined by commas.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  /// Whether the connection stays open for another request.
  var keepsAlive = true

  /// The undecoded path.
  var path: Substring { target.prefix { $0 != "?" } }

  /// Returns the first value of a name in the query, decoded, or nil if it is missing or cannot be decoded.
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
