// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A strategy for the request's method, URL, headers and body, each on a separate line.
  public static var raw: Snapshotting { .raw(pretty: false) }

  /// Returns a strategy for the method, the URL with sorted query items, the sorted headers and the body.
  ///
  /// - Parameter pretty: Whether to indent a JSON body and sort its keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let method = request.httpMethod ?? "GET"
      let address = request.url.map { sorted($0).absoluteString } ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { ["\n" + text($0, pretty: pretty)] } ?? []
      return (["\(method) \(address)"] + headers + body).joined(separator: "\n")
    }
  }

  /// A strategy for the curl command that sends the request.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
        parts.append("--header \"\(field): \(quoted(value))\"")
      }
      if let data = request.httpBody, let body = String(data: data, encoding: .utf8) {
        parts.append("--data \"\(quoted(body.replacingOccurrences(of: "\\\"", with: "\\\\\"")))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
      parts.append("\"\(request.url.map { sorted($0).absoluteString } ?? "(null)")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String { text.replacingOccurrences(of: "\"", with: "\\\"") }

  private static func text(_ body: Data, pretty: Bool) -> String {
    if pretty, let value = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    {
      return String(decoding: data, as: UTF8.self)
    }
    return String(decoding: body, as: UTF8.self)
  }

  /// Returns the URL with its query items sorted by name.
  private static func sorted(_ url: URL) -> URL {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false), let items = parts.queryItems else {
      return url
    }
    parts.queryItems = items.sorted { $0.name < $1.name }
    return parts.url ?? url
  }
}
