// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging

/// A list of known findings, stored in a committed file, so that only new findings cause a failure.
///
/// A finding is identified by its screen, rule and path. Its frame and message are ignored, so it remains known when
/// the surrounding views change.
public struct AuditBaseline: Hashable, Sendable {
  /// The keys of the known findings, by screen name.
  public var known: [String: Set<String>]

  /// Creates a baseline from the keys of each screen. Empty by default.
  public init(known: [String: Set<String>] = [:]) {
    self.known = known
  }

  /// Adds a screen's finding.
  public mutating func insert(_ finding: AuditFinding, screen: String) {
    known[screen, default: []].insert(finding.key)
  }

  /// Returns whether a screen's finding is known.
  public func contains(_ finding: AuditFinding, screen: String) -> Bool {
    known[screen]?.contains(finding.key) ?? false
  }

  /// The reason that a baseline can't be used.
  public enum Failure: Error, CustomStringConvertible {
    /// The file can't be read or written.
    case file(FileError)
    /// The file is not a baseline, or its version is unsupported. The only supported version is 1.
    case noBaseline(path: String, reason: String)

    /// A description of the problem and its remedy.
    public var description: String {
      switch self {
      case .file(let error): "\(error)"
      case .noBaseline(let path, let reason):
        "\(path) is not an audit baseline: \(reason). Write it with --update-baseline."
      }
    }
  }

  private struct File: Codable {
    var version: Int
    var screens: [String: [String]]
  }

  /// Reads a baseline from a file. Throws `.file` if the file can't be read, and `.noBaseline` if it is not a
  /// baseline.
  public static func read(_ path: String) throws(Failure) -> AuditBaseline {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch { throw .file(error) }
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(bytes)) } catch {
      throw .noBaseline(path: path, reason: "its JSON is invalid")
    }
    guard file.version == 1 else { throw .noBaseline(path: path, reason: "it has version \(file.version), not 1") }
    return AuditBaseline(known: file.screens.mapValues { Set($0) })
  }

  /// Writes the baseline to a file atomically. Equal baselines produce the same bytes.
  public func write(to path: String) throws(Failure) {
    let screens = known.filter { !$0.value.isEmpty }.mapValues { $0.sorted() }
    guard let data = try? HiddenCharacters.json(File(version: 1, screens: screens), isPretty: true) else {
      throw .noBaseline(path: path, reason: "it cannot be encoded")
    }
    do { try AtomicFile.write(data + [0x0A], to: path) } catch { throw .file(error) }
  }
}

extension AuditFinding {
  /// The finding's key in a baseline, consisting of its rule and path.
  public var key: String { "\(rule.rawValue) \(path)" }
}
