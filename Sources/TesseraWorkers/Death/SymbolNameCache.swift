// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// A cache of symbolicated addresses. Reading a program's debug information takes a second. Without the cache, a
/// server that receives a hundred requests for a crashing screen would symbolicate the same stack a hundred times.
final class SymbolNameCache: @unchecked Sendable {
  struct Name: Hashable, Sendable {
    var function: String
    /// The source file and line.
    var place: String
  }

  /// A version of a program or library. When the file is rebuilt, its entries become invalid.
  private struct File: Hashable {
    var path: String
    var length: UInt64
    var changed: Date

    init?(_ path: String) {
      guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
        let length = facts[.size] as? UInt64, let changed = facts[.modificationDate] as? Date
      else { return nil }
      (self.path, self.length, self.changed) = (path, length, changed)
    }
  }

  static let shared = SymbolNameCache()
  /// The maximum number of entries. A stack has at most forty addresses, and most crashes of a program have the same
  /// few stacks.
  static let most = 10_000

  private let lock = NSLock()
  private var names: [File: [UInt64: Name]] = [:]

  /// Returns the names for addresses, given as offsets in a file.
  ///
  /// - Parameter read: A closure that looks up uncached addresses and returns one name for each.
  func names(
    of offsets: [UInt64], in path: String, read: (_ offsets: [UInt64], _ path: String) -> [Name]
  ) -> [Name] {
    guard let file = File(path) else { return read(offsets, path) }
    let known = lock.withLock { names[file] ?? [:] }
    let unknown = Set(offsets).subtracting(known.keys).sorted()
    guard !unknown.isEmpty else { return offsets.compactMap { known[$0] } }
    let new = Dictionary(zip(unknown, read(unknown, path))) { $1 }
    lock.withLock {
      if names.values.reduce(0, { $0 + $1.count }) + new.count > Self.most { names = [:] }
      names[file, default: [:]].merge(new) { $1 }
    }
    return offsets.map { known[$0] ?? new[$0] ?? Name(function: "", place: "") }
  }
}
