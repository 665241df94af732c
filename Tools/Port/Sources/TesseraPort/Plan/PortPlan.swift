// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftSyntax

/// The results of rules that examine the whole module, grouped by file.
struct PortPlan: Sendable {
  /// The results for one file.
  struct File: Sendable {
    var edits = EditList()
    /// Members to insert before a closing brace, keyed by the brace's byte offset.
    var bodyEnds: [Int: [String]] = [:]
    /// Multiline text to insert before a closing brace, keyed by the brace's byte offset. Each text has its original
    /// line.
    var movedMembers: [Int: [Moved]] = [:]
    /// Declarations to append to the file, each with the line that it is attributed to.
    var tail: [(line: Int, text: String)] = []
    var notes: [PortNote] = []
    /// Whether added code uses TesseraFoundation.
    var needsFoundation = false
  }

  /// A declaration that is moved unchanged.
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
  /// All types, sorted by name.
  let sortedTypes: [TypeFacts]
  /// The optional requirements that each class may implement because the class or a superclass conforms to their
  /// protocol.
  private(set) var requirements: [String: [OptionalRequirement]] = [:]
  /// The members of extensions that were moved or renamed.
  var lifted: Set<Lifted> = []
  /// The occurrences of `super` that a rule has handled.
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

  /// Adds the inserted members before the bodies' closing braces.
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

  /// Returns a semicolon if another member precedes the offset on the same line.
  static func separator(before offset: Int, in bytes: [UInt8]) -> String {
    var index = offset
    while index > 0, bytes[index - 1] == 32 || bytes[index - 1] == 9 { index -= 1 }
    guard index > 0, bytes[index - 1] != 10, bytes[index - 1] != 13, bytes[index - 1] != UInt8(ascii: "{") else {
      return index == offset ? " " : ""
    }
    return "; "
  }
}

/// Directives that set the source location of generated text.
enum SourceLocation {
  static func line(_ path: String, _ line: Int) -> String {
    let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
  }
}
