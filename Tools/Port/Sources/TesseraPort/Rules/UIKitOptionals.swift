// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Requirements of UIKit's delegates that are optional on iOS and have a default implementation on Linux.
enum UIKitOptionals {
  /// The argument labels of the methods with a base name.
  static let labels: [String: [[String]]] = Dictionary(
    grouping: UIKitOptionalNames.all.map(parts), by: \.base
  ).mapValues { $0.map(\.labels) }

  static let bases: Set<String> = Set(labels.keys)

  /// Returns "tableView" and ["_", "didSelectRowAt"] for "tableView(_:didSelectRowAt:)".
  private static func parts(_ name: String) -> (base: String, labels: [String]) {
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
    return (String(base), labels)
  }
}
