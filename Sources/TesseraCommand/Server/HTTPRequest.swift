// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A request as it came, checked for its form alone.
struct HTTPRequest: Sendable, Equatable {
  var method: String
  /// What stands behind the method: visible ASCII, neither decoded nor normalised.
  var target: String
  /// The names are in lower case. Lines of one name are joined by commas.
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  /// Whether the connection stays for another request.
  var keepsAlive = true

  /// The path as it was sent.
  var path: Substring { target.prefix { $0 != "?" } }

  /// The first value of a name in the query, decoded. Nil where it is not given or cannot be decoded.
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
