// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares two folders of images. Images with the same name are compared concurrently on all cores, and the results
// are printed in the order of their names.

internal import Foundation
internal import Tessera
internal import TesseraImaging

struct DiffFolders: Sendable {
  let expected: String
  let actual: String
  let rule: DiffRule
  /// The folder to which difference images are written.
  let out: String?
  let json: Bool

  private struct Summary: Encodable {
    let files: [DiffEntry]
    let equal: Int
    let different: Int
    let errors: Int
  }

  /// Prints the results. Returns true if every image has a counterpart and all pairs are equal.
  func run() async throws -> Bool {
    let entries = try await entries()
    let equal = entries.count { $0.isEqual }
    let errors = entries.count { $0.state == .error }
    if json {
      let summary = Summary(
        files: entries, equal: equal, different: entries.count - equal - errors, errors: errors)
      try JSONOutput.print(summary)
    } else {
      for entry in entries where entry.state != .equal { print("\(ReportText.line(entry.name)): \(entry.report)") }
      let failed = errors == 0 ? "" : ", \(errors) could not be compared"
      print("\(equal) equal, \(entries.count - equal - errors) different\(failed)")
    }
    return equal == entries.count
  }

  /// Returns the results in the order of their names.
  func entries() async throws -> [DiffEntry] {
    let expectedNames = try Self.imageNames(in: expected)
    let actualNames = try Self.imageNames(in: actual)
    let names = Set(expectedNames).union(actualNames).sorted()
    guard !names.isEmpty else {
      throw CommandFailure(
        description: "There are no PNG files in \(expected) and \(actual). Check the paths.", isUsage: true)
    }
    return try await compare(names: names, expected: Set(expectedNames), actual: Set(actualNames))
  }

  private func compare(
    names: [String], expected inExpected: Set<String>, actual inActual: Set<String>
  ) async throws -> [DiffEntry] {
    try await withThrowingTaskGroup(of: (Int, DiffEntry).self) { group in
      var entries: [DiffEntry?] = Array(repeating: nil, count: names.count)
      var progress = ProgressReport(total: names.count, noun: "pictures")
      var done = 0
      let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
      for (index, name) in names.enumerated() {
        if index >= cores, let (place, entry) = try await group.next() {
          entries[place] = entry
          done += 1
          progress.advance(to: done)
        }
        if let signal = Interruption.signal() {
          throw Interrupted(signal: signal, summary: "\(done) of \(names.count) pictures were compared.")
        }
        let sides = (inExpected.contains(name), inActual.contains(name))
        group.addTask { (index, await compareEntry(named: name, sides: sides)) }
      }
      while let (place, entry) = try await group.next() {
        entries[place] = entry
        done += 1
        progress.advance(to: done)
      }
      return entries.compactMap { $0 }
    }
  }

  private func compareEntry(named name: String, sides: (expected: Bool, actual: Bool)) async -> DiffEntry {
    guard sides.actual else { return DiffEntry(name: name, state: .onlyExpected, message: "only in \(expected)") }
    guard sides.expected else { return DiffEntry(name: name, state: .onlyActual, message: "only in \(actual)") }
    let path = { (folder: String) in (folder as NSString).appendingPathComponent(name) }
    return await rule.compare(name: name, expected: path(expected), actual: path(actual), picture: out.map(path))
  }

  /// Returns the relative paths of all PNG files in a folder and its subfolders. Symbolic links are followed unless
  /// they refer to a parent folder.
  static func imageNames(in folder: String) throws -> [String] {
    var names: [String] = []
    func collect(_ relative: String, _ above: [String]) throws {
      let path = relative.isEmpty ? folder : (folder as NSString).appendingPathComponent(relative)
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      if above.contains(real) { return }
      let contents: [String]
      do { contents = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
        throw CommandFailure(
          description: "The folder \(path) is not readable: \(error.localizedDescription) Change its permissions.")
      }
      for name in contents {
        let inner = relative.isEmpty ? name : "\(relative)/\(name)"
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: (folder as NSString).appendingPathComponent(inner), isDirectory: &isFolder)
        if exists && isFolder.boolValue {
          try collect(inner, above + [real])
        } else if name.lowercased().hasSuffix(".png") {
          names.append(inner)
        }
      }
    }
    try collect("", [])
    return names
  }
}
