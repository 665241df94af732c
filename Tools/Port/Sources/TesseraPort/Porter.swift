// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Ports sources in memory: selects the files to parse, indexes the module's declarations, derives each file's changes
// from the whole module, and applies each file's edits.

internal import SwiftSyntax

/// A source file of a module.
public struct PortSource: Sendable {
  /// The path, which messages refer to.
  public let path: String
  /// The text in UTF-8.
  public let bytes: [UInt8]

  /// Creates a source from its path and text.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A ported source that compiles on Linux.
public struct PortedSource: Sendable {
  /// The original source's path.
  public let path: String
  /// The ported text.
  public let bytes: [UInt8]
}

/// The result of porting a module.
public struct PortResult: Sendable {
  /// The ported sources, in the order of the original sources.
  public let sources: [PortedSource]
  /// Notes on code that could not be ported, ordered by file.
  public let notes: [PortNote]
  /// The number of parsed files.
  public let parsedCount: Int
}

/// A tool that rewrites a module's iOS sources so that they compile on Linux.
///
/// Line numbers are preserved. Unchanged sources are returned byte for byte, unless `locations` requires a change.
public struct Porter: Sendable {
  /// The sources that receive a `#sourceLocation` directive with the original path, so that compiler messages refer
  /// to the original.
  public enum Locations: Sendable {
    /// No sources. The compiler reads the ported text under the original path.
    case none
    /// Sources that differ from the original.
    case changed
    /// All sources.
    case all
  }

  /// The sources that receive a `#sourceLocation` directive. The default is `.changed`.
  public var locations: Locations

  /// Creates a porter with the given source locations.
  public init(locations: Locations = .changed) {
    self.locations = locations
  }

  /// Ports the sources of a module.
  ///
  /// - Parameters:
  ///   - sources: The module's sources.
  ///   - context: The sources of imported modules, which declare protocols and classes that the module uses.
  public func port(_ sources: [PortSource], context: [PortSource] = []) async -> PortResult {
    var units = sources.map { SourceUnit(path: $0.path, bytes: $0.bytes) }
    units += context.map { SourceUnit(path: $0.path, bytes: $0.bytes, isContext: true) }
    let index = await read(&units)
    let plan = PortPlan(units: units, index: index)
    let results = await concurrently(sources.count) { [units, locations] file in
      Self.rewrite(file, unit: units[file], plan: plan, locations: locations)
    }
    var notes = results.flatMap(\.notes)
    if let silent = Self.silentTarget(Array(units.prefix(sources.count))) { notes.append(silent) }
    return PortResult(
      sources: zip(sources, results).map { PortedSource(path: $0.path, bytes: $1.bytes) }, notes: notes,
      parsedCount: units.prefix(sources.count).count { $0.tree != nil })
  }

  // MARK: Reading

  /// Parses the relevant files and the files they depend on, and returns the index of their declarations.
  private func read(_ units: inout [SourceUnit]) async -> ModuleIndex {
    var types: [Int: [TypeFacts]] = [:]
    let triggered = await concurrently(units.count) { [units] in TriggerScan.isTriggered(units[$0].bytes) }
    var wanted = units.indices.filter { triggered[$0] } + filesOfOverrides(units)
    var index = ModuleIndex()
    while true {
      let open = Set(wanted).filter { units[$0].tree == nil }.sorted()
      if open.isEmpty { return index }
      let parsed = await concurrently(open.count) { [units, locations] position in
        var unit = units[open[position]]
        unit.parse()
        guard let tree = unit.tree, unit.isSound || locations == .none else {
          return (unit, [] as [TypeFacts])
        }
        return (unit, IndexBuilder(file: open[position], tree: tree, bytes: unit.bytes).types)
      }
      for (file, (unit, facts)) in zip(open, parsed) {
        units[file] = unit
        types[file] = facts
      }
      index = ModuleIndex()
      for file in types.keys.sorted() { index.add(types[file] ?? []) }
      index.resolve()
      wanted = filesWanted(by: index, units)
    }
  }

  /// Returns the files with extensions whose members another class overrides.
  private func filesOfOverrides(_ units: [SourceUnit]) -> [Int] {
    var names: Set<String> = []
    for unit in units { names.formUnion(TriggerScan.overriddenNames(unit.bytes)) }
    var declared: Set<String> = []
    var files: [Int] = []
    for (file, unit) in units.enumerated() {
      let found = TriggerScan.declaresInExtension(unit.bytes, names)
      if !found.isEmpty { files.append(file) }
      declared.formUnion(found)
    }
    guard !declared.isEmpty else { return [] }
    for (file, unit) in units.enumerated() where !TriggerScan.overriddenNames(unit.bytes).isDisjoint(with: declared) {
      files.append(file)
    }
    return files
  }

  /// Returns the files with superclasses, subclasses or extensions of known classes, or that use protocols with
  /// optional requirements.
  private func filesWanted(by index: ModuleIndex, _ units: [SourceUnit]) -> [Int] {
    var classes: Set<String> = []
    for type in index.types.values {
      if let name = index.superclassName(of: type), index[name] == nil { classes.insert(ModuleIndex.lastPart(name)) }
      if type.kind == .foreign { classes.insert(ModuleIndex.lastPart(type.name)) }
    }
    classes = classes.filter { name in !["UI", "NS", "CA"].contains { name.hasPrefix($0) } }
    let optionals = OptionalRequirements(index: index, units: units)
    let protocols = Array(Set(optionals.all.map { ModuleIndex.lastPart($0.protocolName) }))
    let tests = TestClasses(index)
    return units.indices.filter { file in
      guard units[file].tree == nil else { return false }
      let bytes = units[file].bytes
      return TriggerScan.mentions(bytes, protocols)
        || !classes.isEmpty && TriggerScan.declares(classes, bytes)
        || !tests.unknownProtocols.isEmpty && TriggerScan.declares(tests.unknownProtocols, bytes, keyword: "protocol ")
        || TriggerScan.mentions(bytes, tests.isolatedNames)
        || !optionals.all.isEmpty && TriggerScan.callsOptionally(bytes) { optionals.byBase[$0] != nil }
        || !optionals.all.isEmpty && TriggerScan.namesInFull(bytes) { optionals.byBase[$0] != nil }
    }
  }

  // MARK: Writing

  private struct Rewritten: Sendable {
    let bytes: [UInt8]
    let notes: [PortNote]
  }

  private static func rewrite(_ file: Int, unit: SourceUnit, plan: PortPlan, locations: Locations) -> Rewritten {
    let unchanged = locations == .all ? located(unit.bytes, unit) : unit.bytes
    guard let tree = unit.tree else { return Rewritten(bytes: unchanged, notes: []) }
    // If a file can't be parsed, it is returned unported, because the compiler reports parse errors at the original's
    // location. The exception is a compiler that reads the ported text under the original path (`.none`): the file is
    // ported as far as possible, so that the compiler reports only the parse errors.
    guard unit.isSound || locations == .none else {
      let note = unit.note(
        .warning, at: unit.firstError,
        "this file is not ported, because the porting tool can't parse it here; correct what the compiler reports, or "
          + "rewrite this code")
      return Rewritten(bytes: located(unit.bytes, unit), notes: [note])
    }
    let rewriter = Rewriter(unit: unit, plan: plan, file: file)
    rewriter.walk(tree)
    let handedOn = rewriter.importHandedOnModules(addsUIKit: locations == .none)
    let intersections = rewriter.declareIntersections()
    let headers = handedOn + [rewriter.importFoundation()].compactMap(\.self)
    let header = headers.isEmpty ? nil : headers.joined(separator: "; ")
    let planned = plan.files[file]
    let notes = (unit.isSound ? planned.notes + rewriter.notes : []).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    guard !rewriter.edits.isEmpty || !planned.tail.isEmpty || header != nil || intersections != nil else {
      return Rewritten(bytes: unchanged, notes: notes)
    }
    var bytes = located(
      rewriter.edits.applied(to: unit.bytes), unit, header: header, withLocation: locations != .none)
    if !planned.tail.isEmpty || intersections != nil, bytes.last != 10 { bytes.append(10) }
    if let intersections { bytes += Array((intersections + "\n").utf8) }
    for (line, text) in planned.tail {
      bytes += Array("\(unit.isMain ? "" : SourceLocation.line(unit.path, line) + "\n")\(text)\n".utf8)
    }
    return Rewritten(bytes: bytes, notes: notes)
  }

  /// Returns the text with a `#sourceLocation` line and a header before it. A byte order mark, `#!` and
  /// `// swift-tools-version` remain first. Without a location, the header is inserted into the first line of the text.
  private static func located(
    _ bytes: [UInt8], _ unit: SourceUnit, header: String? = nil, withLocation: Bool = true
  ) -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var start = bytes.starts(with: mark) ? 3 : 0
    var line = 1
    for prefix in ["#!", "// swift-tools-version"] where bytes[start...].starts(with: Array(prefix.utf8)) {
      guard let end = bytes[start...].firstIndex(of: 10) else { return bytes }
      start = end + 1
      line += 1
    }
    guard withLocation else { return bytes[..<start] + Array((header.map { $0 + "; " } ?? "").utf8) + bytes[start...] }
    let isLocated = unit.isMain || bytes[start...].starts(with: Array("#sourceLocation(".utf8))
    let location = isLocated ? "" : SourceLocation.line(unit.path, line) + "\n"
    return bytes[..<start] + Array(((header.map { $0 + "\n" } ?? "") + location).utf8) + bytes[start...]
  }

  // MARK: Targets that compile to nothing

  /// Returns a warning if `#if` conditions exclude all of a target's code.
  private static func silentTarget(_ units: [SourceUnit]) -> PortNote? {
    var place: PortNote?
    for unit in units {
      guard let tree = unit.tree else { return nil }
      for statement in tree.statements {
        if statement.item.is(ImportDeclSyntax.self) { continue }
        guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return nil }
        for (clause, _) in Conditions.live(condition) where !isEmpty(clause) { return nil }
        place =
          place
          ?? unit.note(
            .warning, at: condition.range.lowerBound,
            "on Linux this target compiles to nothing, because all of it is inside conditions like this one; write "
              + "'#if canImport(UIKit)', or '|| os(Linux)', where its code is for Linux, too")
      }
    }
    return place
  }

  private static func isEmpty(_ clause: IfConfigClauseSyntax) -> Bool {
    switch clause.elements {
    case .statements(let list): list.isEmpty
    case .decls(let list): list.isEmpty
    default: false
    }
  }
}

/// Returns the results of a function for the numbers 0..<count, calculated on all cores.
func concurrently<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> Result
) async -> [Result] {
  // Use a few batches per core. Processing each file in a separate task would be slow, and some files are long.
  let batch = max(1, count / 32)
  let parts = await withTaskGroup(of: (Int, [Result]).self) { group in
    for start in stride(from: 0, to: count, by: batch) {
      group.addTask { (start, (start..<min(count, start + batch)).map(body)) }
    }
    var parts: [Int: [Result]] = [:]
    for await (start, results) in group { parts[start] = results }
    return parts
  }
  return stride(from: 0, to: count, by: batch).flatMap { parts[$0] ?? [] }
}
