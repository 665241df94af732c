// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging

/// Known findings, so that only new ones fail. Stored in a file that is committed.
///
/// A finding is identified by its screen, rule and path. Its frame and message are ignored, so it stays known when the screen
/// around it changes.
public struct AuditBaseline: Hashable, Sendable {
  /// The keys of the known findings, by the screen's name.
  public var known: [String: Set<String>]

  /// Creates a baseline from keys by screen. Empty by default.
  public init(known: [String: Set<String>] = [:]) {
    self.known = known
  }

  /// Adds a finding of a screen.
  public mutating func insert(_ finding: AuditFinding, screen: String) {
    known[screen, default: []].insert(finding.key)
  }

  /// Returns whether a finding of a screen is known.
  public func contains(_ finding: AuditFinding, screen: String) -> Bool {
    known[screen]?.contains(finding.key) ?? false
  }

  /// The reason that a baseline cannot be used.
  public enum Failure: Error, CustomStringConvertible {
    /// The file cannot be read or written.
    case file(FileError)
    /// The file is not a baseline, or its version is not 1.
    case noBaseline(path: String, reason: String)

    /// The problem with the file and its remedy.
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

  /// Reads a baseline. Throws `.file` if the file cannot be read, `.noBaseline` if it is not a baseline.
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

  /// Writes the file atomically. The same findings produce the same bytes.
  public func write(to path: String) throws(Failure) {
    let screens = known.filter { !$0.value.isEmpty }.mapValues { $0.sorted() }
    guard let data = try? HiddenCharacters.json(File(version: 1, screens: screens), isPretty: true) else {
      throw .noBaseline(path: path, reason: "it cannot be encoded")
    }
    do { try AtomicFile.write(data + [0x0A], to: path) } catch { throw .file(error) }
  }
}

extension AuditFinding {
  /// The key of the finding in a baseline: rule and path.
  public var key: String { "\(rule.rawValue) \(path)" }
}
