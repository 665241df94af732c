// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials
internal import TesseraPort

/// Ports a module's sources before the compiler runs.
///
/// The compiler receives the original paths and a file system overlay in which changed sources have their ported
/// contents. So its messages, debug information and index refer to the original files, and the build's file lists and
/// output file maps are unchanged.
struct ModulePort {
  let invocation: CompilerInvocation
  /// The folder for the ported sources and the overlay.
  let folder: OutputFolder
  let recordPath: String
  /// The compiler's identity, in the form stored in the module's record.
  let compiler: String

  /// Creates a port for a compiler command. Returns `nil` if the command does not compile a module.
  init?(_ invocation: CompilerInvocation, compiler: String) {
    guard invocation.compilesModule, let map = invocation.outputFileMap else { return nil }
    self.invocation = invocation
    self.compiler = compiler
    let build = Paths.folder(of: map)
    folder = OutputFolder(path: build + "/port")
    recordPath = ModuleRecord.path(
      forModuleAt: invocation.modulePath ?? build + "/\(invocation.moduleName ?? "module")")
  }

  /// The result of porting a module.
  struct Result {
    /// The path of the overlay file.
    var overlay: String
    /// Warnings from the porting tool.
    var messages: [String]
    /// Whether nothing has changed since the last build.
    var isUpToDate: Bool
  }

  /// Ports the module's sources if anything has changed since the last build.
  func run(last: ModuleRecord?) async throws(PortError) -> Result {
    let sources = Self.read(invocation.sources)
    let imports = sources.reduce(into: Set<String>()) { $0.formUnion(ImportScan.modules(in: $1.bytes)) }
    let context = Self.read(contextPaths(imports))
    let accessor = sources.first { Paths.lastComponent(of: $0.path) == AssetSource.accessorName }
    let assets = accessor.flatMap { AssetSource.extended($0, in: sources) }
    let input = fingerprint(sources, context, assets: assets?.bytes ?? [])
    if let last, last.input == input, last.sources.allSatisfy(isWritten), folder.read(Self.overlayName) != nil {
      if last.compiler != compiler { try write(last.checked(with: compiler)) }
      return Result(overlay: overlayPath, messages: last.messages, isUpToDate: true)
    }
    let result = await Porter(locations: .none).port(sources, context: context)
    var record = ModuleRecord(
      input: input, compiler: compiler, sources: [], imports: imports.sorted(),
      messages: (assets?.warnings ?? []) + result.notes.map(\.description))
    for (source, ported) in zip(sources, result.sources) {
      let bytes = source.path == accessor?.path ? assets?.bytes ?? ported.bytes : ported.bytes
      let isChanged = source.bytes != bytes
      if isChanged { _ = try folder.write(bytes, to: Self.copyName(source.path)) }
      record.sources.append(
        ModuleRecord.Source(
          path: source.path, text: Fingerprint.of(source.bytes), ported: isChanged ? Fingerprint.of(bytes) : nil))
    }
    try removeCopies(of: last, notIn: record)
    let overlay = Overlay(
      roots: record.sources.filter { $0.ported != nil }.map {
        Overlay.File(name: $0.path, contents: folder.path + "/" + Self.copyName($0.path))
      })
    _ = try folder.write(overlay.data, to: Self.overlayName)
    if Self.changesBehindDates(from: last, to: record) { forgetLastBuild() }
    try write(record)
    return Result(overlay: overlayPath, messages: record.messages, isUpToDate: false)
  }

  // MARK: Inputs

  /// Returns the readable sources. The compiler reports unreadable ones.
  private static func read(_ paths: [String]) -> [PortSource] {
    paths.compactMap { path in
      (try? FileList.read(path)).map { PortSource(path: Paths.absolute(path), bytes: $0) }
    }
  }

  /// Returns the sources of directly and indirectly imported modules that were ported in this build.
  private func contextPaths(_ imports: Set<String>) -> [String] {
    var open = imports.sorted()
    var seen = imports
    var paths: [String] = []
    while let module = open.popLast() {
      for importFolder in invocation.importFolders {
        let path = ModuleRecord.path(forModuleAt: "\(importFolder)/\(module).swiftmodule")
        guard path != recordPath, let record = ModuleRecord(path: path) else { continue }
        paths += record.sources.map(\.path)
        for name in record.imports where seen.insert(name).inserted { open.append(name) }
        break
      }
    }
    return paths.sorted()
  }

  private func fingerprint(_ sources: [PortSource], _ context: [PortSource], assets: [UInt8]) -> String {
    var fingerprint = Fingerprint()
    fingerprint.add(PortVersion.fingerprint)
    fingerprint.add(assets)
    for source in sources + context {
      fingerprint.add(source.path)
      fingerprint.add(source.bytes)
    }
    return fingerprint.text
  }

  // MARK: Outputs

  private static let overlayName = "overlay.json"

  private var overlayPath: String { folder.path + "/" + Self.overlayName }

  /// Returns the file name for a source's ported copy. It is unique because the compiler requires unique file names
  /// within a module.
  private static func copyName(_ path: String) -> String { Paths.lastComponent(of: path) }

  private func isWritten(_ source: ModuleRecord.Source) -> Bool {
    source.ported == nil || folder.read(Self.copyName(source.path)).map(Fingerprint.of) == source.ported
  }

  private func removeCopies(of last: ModuleRecord?, notIn record: ModuleRecord) throws(PortError) {
    let current = Set(record.sources.filter { $0.ported != nil }.map { Self.copyName($0.path) })
    for source in last?.sources ?? [] where source.ported != nil && !current.contains(Self.copyName(source.path)) {
      folder.remove(Self.copyName(source.path))
    }
  }

  private func write(_ record: ModuleRecord) throws(PortError) {
    let folder = OutputFolder(path: Paths.folder(of: recordPath))
    _ = try folder.write(record.data, to: Paths.lastComponent(of: recordPath))
  }

  /// Returns whether a source's ported text has changed although the source itself has not. The compiler compares the
  /// sources' modification dates, so it would not recompile such a source.
  static func changesBehindDates(from last: ModuleRecord?, to record: ModuleRecord) -> Bool {
    guard let last else { return false }
    let byPath = Dictionary(last.sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return record.sources.contains { source in
      byPath[source.path].map { $0.text == source.text && $0.ported != source.ported } ?? false
    }
  }

  /// Deletes the incremental state of the module's last build, so that the compiler compiles all sources.
  private func forgetLastBuild() {
    guard let map = invocation.outputFileMap, let bytes = try? SystemFile.bytes(of: map),
      let entries = try? JSONDecoder().decode([String: [String: String]].self, from: Data(bytes)),
      let dependencies = entries[""]?["swift-dependencies"]
    else { return }
    SystemFile.remove(Paths.withoutExtension(dependencies) + ".priors")
  }
}

/// A file system overlay for the compiler, in LLVM's format.
struct Overlay: Encodable {
  struct File: Encodable {
    var type = "file"
    var name: String
    var contents: String

    init(name: String, contents: String) {
      self.name = name
      self.contents = contents
    }

    private enum CodingKeys: String, CodingKey {
      case type
      case name
      case contents = "external-contents"
    }
  }

  var version = 0
  var isCaseSensitive = true
  /// Messages and debug information refer to the original path.
  var usesExternalNames = false
  var roots: [File]

  init(roots: [File]) { self.roots = roots }

  private enum CodingKeys: String, CodingKey {
    case version
    case isCaseSensitive = "case-sensitive"
    case usesExternalNames = "use-external-names"
    case roots
  }

  var data: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    return [UInt8]((try? encoder.encode(self)) ?? Data())
  }
}
