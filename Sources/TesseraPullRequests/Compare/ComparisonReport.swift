// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// Compares two folders of pictures, and writes the report that ``ReviewInput`` reads.
package struct ComparisonReport: Sendable {
  let base: String
  let head: String
  let out: String
  let comparing: any PictureComparing
  let isInterrupted: @Sendable () -> Bool

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - base: The folder of expected pictures.
  ///   - head: The folder of new pictures.
  ///   - out: The folder for the report.
  package init(
    base: String, head: String, out: String, comparing: any PictureComparing = BytewiseComparing(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.base = base
    self.head = head
    self.out = out
    self.comparing = comparing
    self.isInterrupted = isInterrupted
  }

  /// Compares all pictures, on all cores, and writes `report.json` and the pictures of differences.
  ///
  /// - Parameter baseCommit: The name of the base's commit, which the review contains, or nil.
  package func write(title: String, baseCommit: String? = nil) async throws {
    let before = try Self.pictures(in: base)
    let after = try Self.pictures(in: head)
    let names = Set(before).union(after).sorted()
    guard !names.isEmpty else { throw NoPicturesRendered() }
    let images = "\(out)/images"
    if FileManager.default.fileExists(atPath: images) { try FileManager.default.removeItem(atPath: images) }
    try FileManager.default.createDirectory(atPath: images, withIntermediateDirectories: true)
    let entries = try await entries(names, before: Set(before), after: Set(after))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(ReportFile(title: title, results: entries, base: baseCommit))
    do { try data.write(to: URL(fileURLWithPath: "\(out)/report.json"), options: .atomic) } catch {
      throw ReviewInputError.notWritable(path: "\(out)/report.json", reason: error.localizedDescription)
    }
  }

  private func entries(
    _ names: [String], before: Set<String>, after: Set<String>
  ) async throws -> [ReportEntry] {
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
    var entries: [ReportEntry?] = Array(repeating: nil, count: names.count)
    try await withThrowingTaskGroup(of: (Int, ReportEntry).self) { group in
      for (index, name) in names.enumerated() {
        if index >= cores, let (place, entry) = try await group.next() { entries[place] = entry }
        if isInterrupted() { throw ProcessError.interrupted }
        let sides = (before.contains(name), after.contains(name))
        group.addTask { (index, try await entry(name, sides: sides)) }
      }
      while let (place, entry) = try await group.next() { entries[place] = entry }
    }
    return entries.compactMap { $0 }
  }

  /// Returns the result for a picture, and copies the pictures that a review shows.
  private func entry(_ name: String, sides: (before: Bool, after: Bool)) async throws -> ReportEntry {
    let file = (name as NSString).lastPathComponent
    let group = file.split(separator: ".").first.map(String.init) ?? file
    var entry = ReportEntry(name: name, group: group, state: .passed)
    let path = { (kind: String) in "images/\(name).\(kind).png" }
    let folder = ("\(out)/\(path("actual"))" as NSString).deletingLastPathComponent
    if !(sides.before && sides.after) {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      entry.state = sides.after ? .missing : .obsolete
      entry.message = sides.after ? "The base has no such screen." : "The head has no such screen."
      try addCopies(to: &entry, sides: sides)
      return entry
    }
    let pair = PicturePair(
      name: name, expected: "\(base)/\(name).png", actual: "\(head)/\(name).png",
      difference: "\(out)/\(path("difference"))")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    do {
      guard case .different(let sentence, let changes, let measured) = try await comparing.compare(pair) else {
        return entry
      }
      entry.state = .failed
      entry.message = sentence
      entry.changes = changes.map { ReportEntry.Change(words: $0) }
      entry.difference = measured
    } catch {
      entry.state = .error
      entry.message = "\(error)"
    }
    try addCopies(to: &entry, sides: sides)
    if FileManager.default.fileExists(atPath: pair.difference) { entry.pictures.difference = path("difference") }
    return entry
  }

  private func addCopies(to entry: inout ReportEntry, sides: (before: Bool, after: Bool)) throws {
    let manager = FileManager.default
    if sides.before {
      entry.pictures.expected = "images/\(entry.name).expected.png"
      try manager.copyItem(atPath: "\(base)/\(entry.name).png", toPath: "\(out)/images/\(entry.name).expected.png")
    }
    if sides.after {
      entry.pictures.actual = "images/\(entry.name).actual.png"
      try manager.copyItem(atPath: "\(head)/\(entry.name).png", toPath: "\(out)/images/\(entry.name).actual.png")
    }
  }

  /// Returns the relative paths, without `.png`, of all pictures in a folder. Links and hidden files are ignored.
  static func pictures(in folder: String) throws -> [String] {
    let root = URL(fileURLWithPath: folder, isDirectory: true)
    guard
      let files = FileManager.default.enumerator(
        at: root, includingPropertiesForKeys: [.isRegularFileKey], options: [.skipsHiddenFiles])
    else { throw ReviewInputError.unreadable(path: folder, reason: "it is not a readable folder") }
    let start = root.standardizedFileURL.path + "/"
    var names: [String] = []
    for case let file as URL in files where file.pathExtension == "png" {
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
      let name = String(file.standardizedFileURL.path.dropFirst(start.count).dropLast(4))
      guard SafePath.isContained(name) else { throw ReviewInputError.unsafe(path: folder, name: name) }
      names.append(name)
    }
    return names
  }
}

/// The error for a command that renders nothing.
package struct NoPicturesRendered: Error, CustomStringConvertible {
  package init() {}
  /// A description of the problem and its remedy.
  package var description: String {
    "The command wrote no PNG files for either commit. Let it write to {out}, or to the folder in TESSERA_OUT."
  }
}
