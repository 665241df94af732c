// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Finds the members of open classes that apps can't override: members that are public but not open, and all members
// in extensions. In formatted sources, a member is indented by two spaces relative to its class.

struct OverridabilityScanner {
  private(set) var classes: Set<String> = []
  private var found: [(type: String, member: String)] = []

  /// The names of these members for all open classes, such as "UIThing.frame" and "UIThing.add(_:to:)".
  var closedMembers: Set<String> {
    Set(found.filter { classes.contains($0.type) }.map { "\($0.type).\($0.member)" })
  }

  mutating func scan(_ source: String) {
    var type: String?
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      switch line.count - text.count {
      case 0 where text.first?.isLetter == true || text.hasPrefix("@"):
        type = enter(text) ?? (text.hasPrefix("@") ? type : nil)
      case 2:
        if let type, Self.isClosedMember(text) {
          found.append((type, Declaration(text).memberName(in: lines[index...])))
        }
      default: break
      }
    }
  }

  /// Returns the type whose members follow: an open class or an extended type.
  private mutating func enter(_ text: Substring) -> String? {
    let declaration = Declaration(text)
    let isOpenClass = declaration.keyword == "class" && text.split(separator: " ").contains("open")
    if isOpenClass { classes.insert(declaration.name) }
    return isOpenClass || declaration.keyword == "extension" ? declaration.name : nil
  }

  /// Returns whether the line declares a public function, property or subscript. Static constants and initializers do
  /// not count.
  private static func isClosedMember(_ text: Substring) -> Bool {
    let words = text.split(separator: " ")
    let declaration = Declaration(text)
    guard let keyword = declaration.keyword, ["func", "var", "let", "subscript"].contains(keyword) else { return false }
    return words.contains("public") && !words.contains("static") && !declaration.isOverride
  }
}
