// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A report of snapshots, as the input of a review. It is read from the folder that `test`, `report merge` or
/// ``BaseComparison`` writes.
package struct ReviewInput: Sendable {
  /// The outcome of a comparison.
  package enum State: String, Hashable, Sendable, Codable, CaseIterable {
    case passed, failed, missing, recorded, obsolete, error
  }

  /// A result.
  package struct Entry: Sendable {
    /// The snapshot's name, such as `messages.iphone-14@3.dark`.
    package var name: String
    /// The snapshot's screen or test file.
    package var group: String
    package var state: State
    /// A sentence that describes the outcome.
    package var sentence: String
    /// The path of the golden, as written by the machine that ran the tests.
    package var golden: String
    /// The paths of the pictures, relative to the report's folder.
    package var before: String?
    package var after: String?
    package var difference: String?
    /// The path of a new text, relative to the report's folder.
    package var newText: String?
    /// The fraction of different pixels, 0...1.
    package var severity: Double
    /// Whether `severity` was measured.
    package var hasMeasure = false

    package init(name: String, group: String, state: State, sentence: String = "") {
      self.name = name
      self.group = group
      self.state = state
      self.sentence = sentence
      golden = ""
      severity = 0
    }
  }

  /// A new finding of the audit.
  package struct Finding: Hashable, Sendable {
    package var screen: String
    package var rule: String
    package var message: String
  }

  /// The report's folder.
  package var folder: String
  package var title: String
  package var entries: [Entry]
  /// The new findings of the audit, without duplicates.
  package var findings: [Finding]
  /// Whether the run was completed.
  package var isComplete: Bool
  /// The commit with which the pictures were compared, or nil if it was goldens.
  package var base: String?
  /// The limits that apply to pictures.
  package var limits: ReviewLimits

  package init(
    folder: String, title: String = "", entries: [Entry] = [], findings: [Finding] = [], isComplete: Bool = true,
    limits: ReviewLimits = ReviewLimits()
  ) {
    self.folder = folder
    self.title = title
    self.entries = entries
    self.findings = findings
    self.isComplete = isComplete
    self.limits = limits
  }

  /// Returns the number of entries in a state.
  package func count(_ state: State) -> Int { entries.reduce(0) { $0 + ($1.state == state ? 1 : 0) } }

  /// Whether nothing differs: the run is complete, every entry passed, and the audit found nothing new.
  package var isSuccess: Bool { isComplete && findings.isEmpty && entries.allSatisfy { $0.state == .passed } }
}

extension ReviewInput {
  /// Reads the report in a folder.
  ///
  /// - Throws: `.missing`, `.unreadable`, `.laterVersion` or `.tooLarge`, or `.unsafe` if a name or a path refers to a
  ///   location outside the folder.
  package static func read(
    _ folder: String, limits: ReviewLimits = ReviewLimits()
  ) throws(ReviewInputError) -> ReviewInput {
    let path = "\(folder)/report.json"
    let file = try decode(try bytes(of: folder, path: path, limits: limits), path: path)
    guard file.results.count <= limits.results else {
      throw .tooLarge(path: path, reason: "it has \(file.results.count) results, the limit is \(limits.results)")
    }
    try check(file, path: path)
    var input = ReviewInput(
      folder: folder, title: file.title, entries: file.results.map(Entry.init), findings: findings(of: file.results),
      isComplete: file.isComplete, limits: limits)
    input.base = file.base.flatMap { CommitName.isFull($0) ? $0 : nil }
    return input
  }

  private static func bytes(
    of folder: String, path: String, limits: ReviewLimits
  ) throws(ReviewInputError) -> [UInt8] {
    do { return try SafePath.read("report.json", in: folder, maximumBytes: limits.reportBytes) } catch {
      switch error {
      case .missing: throw .missing(folder: folder)
      case .unsafe: throw .unsafe(path: path, name: "report.json")
      case .tooLarge(let count):
        throw .tooLarge(path: path, reason: "it has \(count) bytes, the limit is \(limits.reportBytes)")
      case .failed(let reason): throw .unreadable(path: path, reason: reason)
      }
    }
  }

  private static func decode(_ bytes: [UInt8], path: String) throws(ReviewInputError) -> ReportFile {
    struct Version: Decodable { let version: Int }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    let data = Data(bytes)
    guard let version = try? decoder.decode(Version.self, from: data).version else {
      throw .unreadable(path: path, reason: "it is truncated, damaged or another kind of file")
    }
    guard version <= ReportFile.currentVersion else { throw .laterVersion(path: path, version) }
    do { return try decoder.decode(ReportFile.self, from: data) } catch {
      throw .unreadable(path: path, reason: "its entries are invalid")
    }
  }

  private static func check(_ file: ReportFile, path: String) throws(ReviewInputError) {
    var names: Set<String> = []
    for result in file.results {
      guard SafePath.isContained(result.name) else { throw .unsafe(path: path, name: result.name) }
      guard names.insert(result.name).inserted else {
        throw .unreadable(path: path, reason: "it has two entries '\(PlainText.line(result.name, limit: 200))'")
      }
      let pictures = [result.pictures.expected, result.pictures.actual, result.pictures.difference]
      for case let picture? in pictures where !SafePath.isContained(picture) || !picture.hasSuffix(".png") {
        throw .unsafe(path: path, name: picture)
      }
      if let text = result.newText, !SafePath.isContained(text) { throw .unsafe(path: path, name: text) }
    }
  }

  private static func findings(of results: [ReportEntry]) -> [Finding] {
    var seen: Set<[String]> = []
    return results.filter { $0.knownFindings != nil }.flatMap { result in
      result.findings.filter { seen.insert([result.group, $0.rule, $0.path]).inserted }.map {
        Finding(screen: result.group, rule: $0.rule, message: $0.message)
      }
    }
  }
}

extension ReviewInput.Entry {
  init(_ result: ReportEntry) {
    self.init(name: result.name, group: result.group, state: result.state)
    let first = result.message.split(separator: "\n").first.map(String.init) ?? result.changes.first?.words ?? ""
    let more = result.changes.count - 1
    sentence = more > 0 ? "\(first) (and \(more) more \(more == 1 ? "change" : "changes"))" : first
    golden = result.golden
    before = result.pictures.expected
    after = result.pictures.actual
    difference = result.pictures.difference
    newText = result.newText
    hasMeasure = result.difference != nil
    severity = result.difference?.fraction ?? (result.state == .failed ? 0.5 : 0)
  }
}
