// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// What rules that look at the whole module decided, file by file.
struct PortPlan: Sendable {
  /// One file's part.
  struct File: Sendable {
    var edits = EditList()
    /// Members to be put before a closing brace, by the brace's place.
    var bodyEnds: [Int: [String]] = [:]
    /// Texts of several lines to be put there, each with the line that it comes from.
    var movedMembers: [Int: [Moved]] = [:]
    /// Declarations behind the file's end, each with the line of the file that it belongs to.
    var tail: [(line: Int, text: String)] = []
    var notes: [PortNote] = []
    /// Whether what was added names something of TesseraFoundation.
    var needsFoundation = false
  }

  /// A declaration that moves from one place to another as it is.
  struct Moved: Sendable {
    let path: String
    let line: Int
    let text: String
  }

  let units: [SourceUnit]
  let index: ModuleIndex
  let optionals: OptionalRequirements
  let types: TypeComparison
  var files: [File]
  /// All types in the order of their names.
  let sortedTypes: [TypeFacts]
  /// The optional requirements that a class may fulfil, because it conforms to their protocols or a superclass does.
  private(set) var requirements: [String: [OptionalRequirement]] = [:]
  /// Members of extensions that were moved or renamed.
  var lifted: Set<Lifted> = []
  /// Places of `super` that a rule has looked at.
  var superCalls: Set<Lifted> = []
  var recordCounts: [Int: Int] = [:]

  struct Lifted: Hashable, Sendable {
    let file: Int
    let offset: Int
  }

  init(units: [SourceUnit], index: ModuleIndex) {
    self.units = units
    self.index = index
    optionals = OptionalRequirements(index: index, units: units)
    types = TypeComparison(optionals.all.isEmpty ? [] : units)
    files = units.map { _ in File() }
    sortedTypes = index.types.values.sorted { $0.name < $1.name }
    if !optionals.all.isEmpty {
      let protocols = Set(optionals.all.map(\.protocolName))
      for type in sortedTypes where type.kind == .class || type.kind == .foreign {
        let names = Set(index.lineage(of: type).flatMap(\.bodies).flatMap(\.inheritedNames))
        let known = protocols.filter { known in names.contains { index.inherits($0, from: known) } }
        guard !known.isEmpty else { continue }
        let found = optionals.all.filter { known.contains($0.protocolName) }
        if !found.isEmpty { requirements[type.name] = found }
      }
    }
    planOptionalProtocols()
    planForeignMembers()
    planExtensionMembers()
    planTests()
    planExposedMethods()
    planResponding()
    finishBodies()
  }

  mutating func note(_ severity: PortNote.Severity, _ file: Int, at offset: Int, _ message: String) {
    files[file].notes.append(units[file].note(severity, at: offset, message))
  }

  func isContext(_ body: BodyFacts) -> Bool { units[body.file].isContext }

  /// Writes what bodies got before their closing braces.
  private mutating func finishBodies() {
    for file in files.indices {
      let ends = Set(files[file].bodyEnds.keys).union(files[file].movedMembers.keys)
      for end in ends.sorted() {
        var text = (files[file].bodyEnds[end] ?? []).joined(separator: "; ")
        if !text.isEmpty { text = Self.separator(before: end, in: units[file].bytes) + text + " " }
        if let moved = files[file].movedMembers[end] {
          let isMain = units[file].isMain
          for member in moved {
            text += (isMain ? "" : "\n" + SourceLocation.line(member.path, member.line)) + "\n" + member.text
          }
          text += isMain ? "\n" : "\n\(SourceLocation.line(units[file].path, units[file].place(of: end).line))\n"
        }
        files[file].edits.insert(text, at: end)
      }
    }
  }

  /// A semicolon where another member stands before on the same line.
  static func separator(before offset: Int, in bytes: [UInt8]) -> String {
    var index = offset
    while index > 0, bytes[index - 1] == 32 || bytes[index - 1] == 9 { index -= 1 }
    guard index > 0, bytes[index - 1] != 10, bytes[index - 1] != 13, bytes[index - 1] != UInt8(ascii: "{") else {
      return index == offset ? " " : ""
    }
    return "; "
  }
}

/// Directives that tell the compiler where a text comes from.
enum SourceLocation {
  static func line(_ path: String, _ line: Int) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}
