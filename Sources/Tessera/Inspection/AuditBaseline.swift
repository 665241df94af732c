// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import TesseraImaging

/// Findings that are known, so that only new ones fail: a file to commit.
///
/// A finding is known by its screen, rule and path. Coordinates and texts are no part of that: a known finding stays known
/// when the screen around it changes.
public struct AuditBaseline: Hashable, Sendable {
  /// By screen.
  public var known: [String: Set<String>]

  public init(known: [String: Set<String>] = [:]) {
    self.known = known
  }

  public mutating func insert(_ finding: AuditFinding, screen: String) {
    known[screen, default: []].insert(finding.key)
  }

  public func contains(_ finding: AuditFinding, screen: String) -> Bool {
    known[screen]?.contains(finding.key) ?? false
  }

  /// Why a baseline cannot be used.
  public enum Failure: Error, CustomStringConvertible {
    case file(FileError)
    case noBaseline(path: String, reason: String)

    public var description: String {
      switch self {
      case .file(let error): "\(error)"
      case .noBaseline(let path, let reason):
        "\(path) is no baseline of an audit: \(reason). Write it with --update-baseline."
      }
    }
  }

  private struct File: Codable {
    var version: Int
    var screens: [String: [String]]
  }

  public static func read(_ path: String) throws(Failure) -> AuditBaseline {
    let bytes: [UInt8]
    do { bytes = try AtomicFile.read(path) } catch { throw .file(error) }
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(bytes)) } catch {
      throw .noBaseline(path: path, reason: "it is not the JSON that is expected")
    }
    guard file.version == 1 else { throw .noBaseline(path: path, reason: "it has version \(file.version), not 1") }
    return AuditBaseline(known: file.screens.mapValues { Set($0) })
  }

  /// Writes the file whole or not at all. The same findings give the same bytes.
  public func write(to path: String) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let screens = known.filter { !$0.value.isEmpty }.mapValues { $0.sorted() }
    guard let data = try? encoder.encode(File(version: 1, screens: screens)) else {
      throw .noBaseline(path: path, reason: "it cannot be encoded")
    }
    do { try AtomicFile.write(Array(data) + [0x0A], to: path) } catch { throw .file(error) }
  }
}

extension AuditFinding {
  /// What a baseline knows the finding by.
  public var key: String { "\(rule.rawValue) \(path)" }
}
