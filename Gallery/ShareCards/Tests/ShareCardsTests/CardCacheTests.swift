// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

import ShareCards

@Suite struct CardCacheTests {
  private let folder = NSTemporaryDirectory() + "/card-cache-\(UUID().uuidString)"

  /// The size of a file with an image of 1000 bytes: 8 + 32 + 1000 = 1040.
  private static let size = 1040

  private func key(_ number: Int) -> String { ContentHash.hex(of: Data("\(number)".utf8)) }

  private func path(_ number: Int) -> String { "\(folder)/\(key(number).prefix(2))/\(key(number)).card" }

  private func write(_ cache: CardCache, _ number: Int, count: Int = 1000) {
    [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: count).withUnsafeBytes { cache.write(key(number), $0) }
  }

  private func holds(_ cache: CardCache, _ number: Int) -> Bool {
    cache.read(key(number)).map { $0.allSatisfy { $0 == UInt8(truncatingIfNeeded: number) } } ?? false
  }

  @Test func keepsWhatWasWritten() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CardCache(folder: folder, limit: 1 << 20)
    #expect(!holds(cache, 1))
    for number in 1...20 { write(cache, number) }
    for number in 1...20 { #expect(holds(cache, number)) }
    #expect(cache.currentCounts == .init(hits: 20, misses: 1, entries: 20, bytes: 20 * Self.size))
    let next = try CardCache(folder: folder, limit: 1 << 20)
    for number in 1...20 { #expect(holds(next, number)) }
  }

  @Test func oldestGoFirst() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CardCache(folder: folder, limit: 10 * Self.size)
    for number in 1...10 { write(cache, number) }
    #expect(holds(cache, 1))
    write(cache, 11)
    #expect(holds(cache, 1) && holds(cache, 11) && !holds(cache, 2) && holds(cache, 3))
    #expect(!FileManager.default.fileExists(atPath: path(2)))
    write(cache, 12, count: 20_000)
    #expect(!holds(cache, 12))
    // A smaller limit applies as soon as the cache is opened.
    let small = try CardCache(folder: folder, limit: 3 * Self.size)
    #expect(small.currentCounts.entries == 3)
    #expect(small.currentCounts.bytes <= 3 * Self.size)
  }

  @Test func manyUsesKeepTheOrder() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CardCache(folder: folder, limit: 4 * Self.size)
    for number in 1...4 { write(cache, number) }
    for turn in 0..<5000 { #expect(holds(cache, 1 + turn % 3)) }
    write(cache, 5)
    #expect(!holds(cache, 4))
    #expect(holds(cache, 1) && holds(cache, 2) && holds(cache, 3))
  }

  /// The cache detects a change to any byte and a truncation to any length.
  @Test func damageIsFound() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CardCache(folder: folder, limit: 1 << 20)
    write(cache, 1, count: 40)
    let whole = try Data(contentsOf: URL(fileURLWithPath: path(1)))
    #expect(CardCache.picture(in: whole)?.count == 40)
    for index in whole.indices {
      var file = whole
      file[index] ^= 0x10
      #expect(CardCache.picture(in: file) == nil)
      #expect(CardCache.picture(in: whole.prefix(index)) == nil)
    }
    #expect(CardCache.picture(in: whole + [0]) == nil)
    try whole.prefix(30).write(to: URL(fileURLWithPath: path(1)))
    #expect(!holds(cache, 1))
    #expect(!FileManager.default.fileExists(atPath: path(1)))
    #expect(cache.currentCounts.damaged == 1)
    write(cache, 1, count: 40)
    #expect(holds(cache, 1))
  }

  @Test func unfinishedFilesAreRemoved() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/ab", withIntermediateDirectories: true)
    let left = folder + "/ab/abcd.card.1.2.tmp"
    _ = FileManager.default.createFile(atPath: left, contents: Data([1]))
    let cache = try CardCache(folder: folder, limit: 1 << 20)
    #expect(cache.currentCounts.entries == 0)
    #expect(!FileManager.default.fileExists(atPath: left))
  }

  @Test func folderThatCannotBeWritten() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let cache = try CardCache(folder: folder, limit: 1 << 20)
    try FileManager.default.removeItem(atPath: folder)
    _ = FileManager.default.createFile(atPath: folder, contents: nil)
    write(cache, 1)
    #expect(!holds(cache, 1))
    #expect(cache.currentCounts.failed == 1)
  }
}
