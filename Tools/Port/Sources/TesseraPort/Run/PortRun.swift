// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A run that ports a module's sources into an output folder. It writes nothing if nothing has changed.
public struct PortRun: Sendable {
  /// The files and folders that contain the module's sources.
  public var sources: [String]
  /// The folder for the ported copies. A copy has its source's name with `.ported` before the extension.
  public var output: String
  /// The sources of imported modules, or the folders that contain them.
  public var context: [String] = []
  /// The module's name, if known.
  public var module: String?
  /// Whether unchanged files also receive a `#sourceLocation` directive. The default is `false`.
  public var locatesAll = false
  /// The names of the sources, relative to the first element of `sources`, or nil for all Swift files there.
  public var names: [String]?

  /// Creates a run that ports sources into a folder.
  public init(sources: [String], output: String) {
    self.sources = sources
    self.output = output
  }

  /// The result of a run.
  public struct Summary: Sendable {
    /// The messages, in the compiler's format.
    public var messages: [String] = []
    /// The number of sources.
    public var sourceCount = 0
    /// The number of parsed sources.
    public var parsedCount = 0
    /// The number of new or changed copies that were written.
    public var writtenCount = 0
    /// The number of copies that were deleted because their sources no longer exist.
    public var removedCount = 0
    /// Whether nothing has changed since the last run.
    public var wasUpToDate = false

    /// The summary as a line of JSON with sorted keys.
    var json: String {
      let messages = messages.map(JSONText.quoted).joined(separator: ",")
      return #"{"messages":[\#(messages)],"parsed":\#(parsedCount),"removed":\#(removedCount),"#
        + #""sources":\#(sourceCount),"written":\#(writtenCount)}"#
    }
  }

  /// Reads, ports and writes the sources. All sources are read before the first copy is written.
  public func run() async throws(PortError) -> Summary {
    if let module, ReservedModules.names.contains(module) { throw .reservedModule(module) }
    let items = try items()
    try check(items)
    let contextItems = try contextItems()
    var files: [PortSource] = []
    for item in items { files.append(PortSource(path: item.path, bytes: try FileList.read(item.path))) }
    var others: [PortSource] = []
    for item in contextItems { others.append(PortSource(path: item.path, bytes: try FileList.read(item.path))) }
    let input = fingerprint(files, others)
    let folder = OutputFolder(path: Paths.absolute(output))
    let last = PortCache(folder: folder.path)
    if let last, last.input == input, isComplete(last, in: folder) {
      return Summary(messages: last.messages, sourceCount: files.count, wasUpToDate: true)
    }
    let result = await Porter(locations: locatesAll ? .all : .changed).port(files, context: others)
    return try write(result, items, input: input, last: last, to: folder)
  }

  private func isComplete(_ cache: PortCache, in folder: OutputFolder) -> Bool {
    cache.outputs.allSatisfy { name, content in folder.read(name).map(Fingerprint.of) == content }
  }

  private func write(
    _ result: PortResult, _ items: [FileList.Item], input: String, last: PortCache?, to folder: OutputFolder
  ) throws(PortError) -> Summary {
    var summary = Summary(sourceCount: items.count, parsedCount: result.parsedCount)
    summary.messages = result.notes.map(\.description)
    var cache = PortCache(input: input)
    cache.messages = summary.messages
    for (item, source) in zip(items, result.sources) {
      let name = Self.outputName(item.name)
      if try folder.write(source.bytes, to: name) { summary.writtenCount += 1 }
      cache.outputs[name] = Fingerprint.of(source.bytes)
    }
    for name in (last?.outputs ?? [:]).keys.sorted() where cache.outputs[name] == nil {
      folder.remove(name)
      summary.removedCount += 1
    }
    _ = try folder.write(Array(cache.text.utf8), to: PortCache.fileName)
    return summary
  }

  // MARK: Names

  /// Returns the name of a copy, such as `Sub/Editor.ported.swift` for `Sub/Editor.swift`. If the copy had the
  /// source's name, the compiler would warn that two files of the module have the same `#fileID`. `main.swift` must
  /// keep its name.
  public static func outputName(_ name: String) -> String {
    if isMain(name) || name.hasSuffix(".ported.swift") { return name }
    return name.hasSuffix(".swift") ? name.dropLast(6) + ".ported.swift" : name
  }

  static func isMain(_ name: String) -> Bool { name == "main.swift" || name.hasSuffix("/main.swift") }

  // MARK: Inputs

  private func items() throws(PortError) -> [FileList.Item] {
    if let names, let folder = sources.first {
      let folder = Paths.absolute(folder)
      return names.sorted().map { FileList.Item(path: folder + "/" + $0, name: $0) }
    }
    var items: [FileList.Item] = []
    for source in sources {
      let found = try FileList.items(of: source)
      if found.isEmpty { throw .noSources(source) }
      items += found
    }
    return items
  }

  private func contextItems() throws(PortError) -> [FileList.Item] {
    var items: [FileList.Item] = []
    for folder in context { items += try FileList.items(of: folder) }
    return items
  }

  private func check(_ items: [FileList.Item]) throws(PortError) {
    let output = Paths.absolute(output)
    for source in sources {
      let folder = Paths.absolute(source)
      if names == nil, output == folder || output.hasPrefix(folder + "/") { throw .outputInsideSources(output) }
    }
    var byName: [String: String] = [:]
    for item in items {
      let name = Paths.lastComponent(of: item.name)
      if let other = byName[name] { throw .sameName(item.path, other) }
      byName[name] = item.path
    }
  }

  private func fingerprint(_ files: [PortSource], _ others: [PortSource]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(PortVersion.fingerprint)
    fingerprint.add("\(locatesAll) \(module ?? "")")
    for source in files + others {
      fingerprint.add(source.path)
      fingerprint.add(source.bytes)
    }
    return fingerprint.text
  }
}

/// The tool's version, on which results depend.
package enum PortVersion {
  /// The running program's size and modification date, which change when any rule changes.
  package static let fingerprint = FileStatus(of: RunningProgram.path)?.version ?? ""
}
