// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Requirements of UIKit's delegate protocols that are optional on iOS and have default implementations on Linux.
enum UIKitOptionals {
  /// The argument labels of the methods with each base name.
  static let labels: [String: [[String]]] = Dictionary(
    grouping: UIKitOptionalNames.all.map(parts), by: \.base
  ).mapValues { $0.map(\.labels) }

  static let bases: Set<String> = Set(labels.keys)

  /// Splits a method name into its base name and labels, such as "tableView" and ["_", "didSelectRowAt"] for
  /// "tableView(_:didSelectRowAt:)".
  private static func parts(_ name: String) -> (base: String, labels: [String]) {
    let base = name.prefix { $0 != "(" }
    let labels = name.dropFirst(base.count + 1).dropLast().split(separator: ":").map(String.init)
    return (String(base), labels)
  }
}
