// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera init --agents`: the files that tell coding agents about the server for agents.

internal import Foundation

/// The changes that let coding agents use Tessera in a folder.
struct AgentSetup {
  /// The instructions that most agents read.
  static let instructionsPath = "AGENTS.md"
  /// The instructions that an agent reads when it works on screens.
  static let skillPath = ".claude/skills/tessera/SKILL.md"
  /// The registration of servers.
  static let serversPath = ".mcp.json"

  private(set) var plan: SetupPlan
  /// The paths of files that need no change, and the reasons.
  private(set) var kept: [(path: String, reason: String)] = []

  /// Reads the files of a folder.
  ///
  /// - Throws: `SetupError` if an existing file can't be extended.
  init(root: String) throws(SetupError) {
    plan = SetupPlan(root: root, changes: [], kept: [])
    let instructions = try text(Self.instructionsPath)
    add(
      Self.instructionsPath, before: instructions,
      after: try MarkedSection(path: Self.instructionsPath, body: Self.instructions).written(to: instructions ?? ""),
      purpose: "instructions for coding agents")
    let skill = try text(Self.skillPath)
    if let skill, !MarkedSection.isContained(in: skill) {
      kept.append((Self.skillPath, "was not made by `tessera init --agents`"))
    } else {
      add(
        Self.skillPath, before: skill,
        after: try MarkedSection(path: Self.skillPath, body: Self.skill).written(to: skill ?? Self.skillHeader),
        purpose: "a skill for coding agents")
    }
    // Written last, so that it stays unchanged if another file can't be written.
    let servers = try text(Self.serversPath)
    let registered = try ServerRegistration(path: Self.serversPath).written(to: servers)
    add(
      Self.serversPath, before: servers, after: registered, purpose: "the server for agents",
      unchanged: "already registers the server 'tessera'")
  }

  /// Returns the contents of a file, or nil if it does not exist.
  private func text(_ path: String) throws(SetupError) -> String? {
    let file = plan.root + "/" + path
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw SetupError("Can't read \(path). Make it a readable file and try again.")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw SetupError("\(path) is not UTF-8 text. Fix it and try again.")
    }
    return text
  }

  private mutating func add(
    _ path: String, before: String?, after: String, purpose: String, unchanged: String = "is up to date"
  ) {
    if before == after {
      kept.append((path, unchanged))
    } else {
      plan.changes.append(SetupPlan.Change(path: path, before: before, after: after, purpose: purpose))
    }
  }

  /// The lines that the command prints after it has written the changes.
  var summary: String {
    var lines = plan.changes.map { "\($0.before == nil ? "new    " : "changed") \($0.path): \($0.purpose)" }
    lines += kept.map { "kept    \($0.path): \($0.reason)" }
    if plan.changes.isEmpty { lines.append("Nothing was changed.") }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A part of a text file between two marks. The rest of the file belongs to the user.
struct MarkedSection {
  /// The file's path, for errors.
  var path: String
  /// The lines between the marks.
  var body: String

  private static let begin = "<!-- BEGIN tessera"
  private static let end = "<!-- END tessera"

  static func isContained(in text: String) -> Bool { text.contains(begin) }

  /// Returns the text with this section instead of its previous version, or at the end.
  func written(to text: String) throws(SetupError) -> String {
    var lines = SetupPlan.lines(text)
    let starts = lines.indices.filter { lines[$0].hasPrefix(Self.begin) }
    let ends = lines.indices.filter { lines[$0].hasPrefix(Self.end) }
    guard starts.count == ends.count, starts.count <= 1, starts.isEmpty || starts[0] < ends[0] else {
      throw SetupError(
        "The lines '\(Self.begin) …' and '\(Self.end) -->' in \(path) are not one pair. Remove them and try again.")
    }
    let section = """
      \(Self.begin): `tessera init --agents` replaces this section. -->
      \(body)
      \(Self.end) -->

      """
    let written = text.utf8.contains(13) ? section.replacing("\n", with: "\r\n") : section
    if let start = starts.first {
      lines.replaceSubrange(start...ends[0], with: [written])
      return lines.joined()
    }
    guard !text.isEmpty else { return written }
    let lineBreak = text.utf8.contains(13) ? "\r\n" : "\n"
    return text + (text.utf8.last == 10 ? lineBreak : lineBreak + lineBreak) + written
  }
}

/// The registration of Tessera's server in a JSON file with the servers of a project.
///
/// The entry is inserted into the text, so that the order and the format of the other entries stay as they are.
struct ServerRegistration {
  /// The file's path, for errors.
  var path: String

  private static let name = "tessera"
  private static let list = "mcpServers"

  /// Returns the text with the server, or the text itself if it has a server of that name.
  func written(to text: String?) throws(SetupError) -> String {
    guard let text else { return #"{"mcpServers": {\#(Self.entry)}}"# + "\n" }
    guard let object = Self.object(text) else {
      throw SetupError("\(path) is not a valid JSON object. Fix or remove it and try again.")
    }
    let servers = object[Self.list]
    guard servers == nil || servers is [String: Any] else {
      throw SetupError("\"\(Self.list)\" in \(path) is not an object. Make it one and try again.")
    }
    if let servers = servers as? [String: Any], servers[Self.name] != nil { return text }
    let inserted = Self.inserting(into: text)
    // A file with a repeated key, which JSON permits, may have the entry in an object that readers ignore.
    guard let inserted, let list = Self.object(inserted)?[Self.list] as? [String: Any], list[Self.name] != nil else {
      throw SetupError("\(path) has the key \"\(Self.list)\" more than once. Remove all but one and try again.")
    }
    return inserted
  }

  private static let entry = #""tessera": {"command": "tessera", "args": ["mcp"]}"#

  private static func object(_ text: String) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any]
  }

  /// Inserts the entry at the beginning of the list of servers, or the list at the beginning of the file.
  ///
  /// - Parameter text: A valid JSON object.
  private static func inserting(into text: String) -> String? {
    let bytes = Array(text.utf8)
    guard let outer = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let added: String
    let place: Int
    if let inner = list(in: bytes, from: outer) {
      (place, added) = (inner + 1, entry)
    } else {
      (place, added) = (outer + 1, "\"\(list)\": {\(entry)}")
    }
    // The next entry's line break and indentation, or nothing if the entries share a line.
    let space = bytes[place...].prefix { [9, 10, 13, 32].contains($0) }
    let isEmpty = bytes[place + space.count] == UInt8(ascii: "}")
    let between = String(decoding: isEmpty ? [] : space, as: UTF8.self)
    let separator = isEmpty ? "" : space.isEmpty ? ", " : ","
    return String(decoding: bytes[..<place], as: UTF8.self) + between + added + separator
      + String(decoding: bytes[place...], as: UTF8.self)
  }

  /// Returns the index of the opening brace of the list of servers.
  private static func list(in bytes: [UInt8], from outer: Int) -> Int? {
    var depth = 0
    var index = outer
    var key: String?
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 1, key == list { return index }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","): if depth == 1 { key = nil }
      case UInt8(ascii: "\""):
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard index < bytes.count else { return nil }
        if depth == 1, key == nil { key = try? JSONDecoder().decode(String.self, from: Data(bytes[start...index])) }
      default: break
      }
      index += 1
    }
    return nil
  }
}
