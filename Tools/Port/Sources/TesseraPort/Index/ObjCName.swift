// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The Objective-C names of methods and accessors, derived by the Swift compiler's rules.
enum ObjCName {
  /// Returns a method's selector: "insertText:at:" for `insertText(_:at:)`, "setUpWithName:" for `setUp(name:)`,
  /// "moveTo:" for `move(to:)`.
  static func method(_ base: String, labels: [String], isThrowing: Bool = false, isAsync: Bool = false) -> String {
    var labels = labels
    var first = base
    if isAsync {
      if labels.isEmpty { return base + "WithCompletionHandler:" }
      labels.append("completionHandler")
    } else if isThrowing {
      if labels.isEmpty { return base + "AndReturnError:" }
      labels.append("error")
    }
    guard let label = labels.first else { return base }
    if label != "_" {
      if !prepositions.contains(firstWord(label)), !prepositions.contains(lastWord(base)) { first += "With" }
      first += capitalized(label)
    }
    return labels.dropFirst().reduce(first + ":") { $0 + ($1 == "_" ? "" : $1) + ":" }
  }

  /// Returns a property's setter, such as "setTitle:" for `title`.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// Returns the first word of a camel case name in lowercase, such as "with" for "withName".
  static func firstWord(_ name: String) -> String {
    let start = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(start.count).prefix { !$0.isUppercase && $0 != "_" }
    return (start + rest).lowercased()
  }

  /// Returns the last word of a camel case name in lowercase, such as "with" for "startWith".
  static func lastWord(_ name: String) -> String {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name.lowercased() }
    return name[start...].drop { $0 == "_" }.lowercased()
  }

  /// The words that the Swift compiler treats as prepositions.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}
