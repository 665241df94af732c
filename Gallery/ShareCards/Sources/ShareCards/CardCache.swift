// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A disk cache of cards. Each card is a file that is named by its cache key. The parts of a file, with their sizes in
// bytes:
//
//     FOLDER/3f/3f2a….card     magic number 8 │ SHA-256 of the PNG 32 │ PNG
//
// The cache writes a file under a temporary name and then renames it, so files are complete even if the process is
// killed. When it reads a file, it compares the hash and removes the file if a failing disk or a power failure
// damaged it. The order of use is stored in memory. After a launch, the cache restores that order from the files'
// modification times.

package import Foundation

internal import Glibc

/// A cache of rendered images by key, with a size limit in bytes. The least recently used images are evicted first.
package final class CardCache: @unchecked Sendable {
  package struct Counts: Equatable {
    package var hits = 0
    package var misses = 0
    package var evicted = 0
    package var damaged = 0
    /// The number of failed writes.
    package var failed = 0
    package var entries = 0
    package var bytes = 0

    package init(
      hits: Int = 0, misses: Int = 0, evicted: Int = 0, damaged: Int = 0, failed: Int = 0, entries: Int = 0,
      bytes: Int = 0
    ) {
      (self.hits, self.misses, self.evicted, self.damaged) = (hits, misses, evicted, damaged)
      (self.failed, self.entries, self.bytes) = (failed, entries, bytes)
    }
  }

  private struct Entry {
    var size: Int
    /// The position of the entry's latest use in `order`.
    var turn: Int
  }

  private static let mark = Array("TESCARD2".utf8)
  private static let headLength = 8 + ContentHash.length
  static let ending = ".card"
  static let temporaryEnding = ".tmp"

  private let folder: String
  private let limit: Int
  private let lock = NSLock()
  private var entries: [String: Entry] = [:]
  /// The keys in order of use. An element is outdated if its `turn` differs from its entry's `turn`, because the key
  /// was used again later.
  private var order: [(key: String, turn: Int)] = []
  private var first = 0
  private var turn = 0
  private var counts = Counts()
  /// Evicted files that later writes overwrite.
  private var spares: [String] = []
  private static let maximumSpareCount = 8

  /// Opens a folder, creating it if necessary, and removes incomplete files of killed processes.
  ///
  /// - Throws: An error if the folder cannot be created or read.
  package init(folder: String, limit: Int) throws {
    (self.folder, self.limit) = (folder, limit)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var found: [(key: String, size: Int, time: Double)] = []
    for part in try FileManager.default.contentsOfDirectory(atPath: folder) {
      if part.hasSuffix(Self.temporaryEnding) { unlink("\(folder)/\(part)") }
      guard part.utf8.count == 2 else { continue }
      for file in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(part)")) ?? [] {
        let path = "\(folder)/\(part)/\(file)"
        if file.hasSuffix(Self.temporaryEnding) { unlink(path) }
        guard file.hasSuffix(Self.ending) else { continue }
        var state = stat()
        guard stat(path, &state) == 0 else { continue }
        let time = Double(state.st_mtim.tv_sec) + Double(state.st_mtim.tv_nsec) / 1e9
        found.append((String(file.dropLast(Self.ending.count)), Int(state.st_size), time))
      }
    }
    found.sort { ($0.time, $0.key) < ($1.time, $1.key) }
    lock.withLock { for entry in found { add(entry.key, entry.size) } }
    evict()
  }

  package var currentCounts: Counts { lock.withLock { counts } }

  /// Returns the image for a key, or nil if it is missing or damaged.
  package func read(_ key: String) -> Data? {
    guard lock.withLock({ entries[key] != nil }) else { return miss() }
    guard let file = try? Data(contentsOf: URL(fileURLWithPath: path(key))) else {
      forget(key)
      return miss()
    }
    guard let picture = Self.picture(in: file) else {
      unlink(path(key))
      forget(key)
      lock.withLock { counts.damaged += 1 }
      return miss()
    }
    // Updates the modification time, from which the next process restores the order of use.
    utimensat(AT_FDCWD, path(key), nil, 0)
    lock.withLock {
      counts.hits += 1
      if let entry = entries[key] { add(key, entry.size) }
    }
    return picture
  }

  private func miss() -> Data? {
    lock.withLock { counts.misses += 1 }
    return nil
  }

  /// Stores an image. Failures are counted, but not reported.
  package func write(_ key: String, _ picture: UnsafeRawBufferPointer) {
    guard picture.count + Self.headLength <= limit, lock.withLock({ entries[key] == nil }) else { return }
    // Overwrites an evicted file because creating and removing files costs more than writing them.
    let temporary = lock.withLock { spares.popLast() } ?? newTemporary()
    guard save(picture, temporary), move(temporary, to: key) else {
      unlink(temporary)
      lock.withLock { counts.failed += 1 }
      return
    }
    lock.withLock { add(key, picture.count + Self.headLength) }
    evict()
  }

  private func newTemporary() -> String {
    let number = lock.withLock {
      turn += 1
      return turn
    }
    return "\(folder)/\(getpid())-\(number)\(Self.temporaryEnding)"
  }

  private func move(_ file: String, to key: String) -> Bool {
    if rename(file, path(key)) == 0 { return true }
    return errno == ENOENT && mkdir("\(folder)/\(key.prefix(2))", 0o755) == 0 && rename(file, path(key)) == 0
  }

  private func save(_ picture: UnsafeRawBufferPointer, _ path: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    defer { close(file) }
    let head = Self.mark + ContentHash.bytes(of: picture)
    return head.withUnsafeBytes { Self.put($0, into: file) } && Self.put(picture, into: file)
  }

  private static func put(_ bytes: UnsafeRawBufferPointer, into file: Int32) -> Bool {
    var place = 0
    while place < bytes.count {
      let count = putBytes(file, bytes.baseAddress.map { $0 + place }, bytes.count - place)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      place += count
    }
    return true
  }

  /// Returns the image in a file's data, or nil if the data is damaged.
  package static func picture(in file: Data) -> Data? {
    guard file.count > headLength, file.prefix(8).elementsEqual(mark) else { return nil }
    let picture = file.dropFirst(headLength)
    return file.dropFirst(mark.count).prefix(ContentHash.length).elementsEqual(ContentHash.bytes(of: picture))
      ? picture : nil
  }

  // MARK: Order

  private func path(_ key: String) -> String { "\(folder)/\(key.prefix(2))/\(key)\(Self.ending)" }

  /// Makes a key the most recently used one. The caller must hold the lock.
  private func add(_ key: String, _ size: Int) {
    if let old = entries[key] {
      counts.bytes -= old.size
      counts.entries -= 1
    }
    turn += 1
    entries[key] = Entry(size: size, turn: turn)
    counts.bytes += size
    counts.entries += 1
    order.append((key, turn))
    if order.count > 2 * entries.count + 1024 {
      order = order[first...].filter { entries[$0.key]?.turn == $0.turn }
      first = 0
    }
  }

  private func forget(_ key: String) {
    lock.withLock {
      guard let entry = entries.removeValue(forKey: key) else { return }
      counts.bytes -= entry.size
      counts.entries -= 1
    }
  }

  /// Removes files until their total size is within the limit.
  private func evict() {
    while let key = lock.withLock({ takeOldest() }) {
      let spare = lock.withLock { spares.count < Self.maximumSpareCount } ? newTemporary() : nil
      if let spare, rename(path(key), spare) == 0 { lock.withLock { spares.append(spare) } } else { unlink(path(key)) }
    }
  }

  private func takeOldest() -> String? {
    guard counts.bytes > limit else { return nil }
    while first < order.count {
      let (key, turn) = order[first]
      first += 1
      guard let entry = entries[key], entry.turn == turn else { continue }
      entries[key] = nil
      counts.bytes -= entry.size
      counts.entries -= 1
      counts.evicted += 1
      return key
    }
    return nil
  }
}

/// Calls the system's `write`, which the cache's method shadows.
private func putBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
