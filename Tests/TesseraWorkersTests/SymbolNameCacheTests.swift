// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraWorkers

@Suite struct KnownPlacesTests {
  private let path = NSTemporaryDirectory() + "tessera-\(UUID().uuidString)"

  private static func names(_ offsets: [UInt64]) -> [SymbolNameCache.Name] {
    offsets.map { SymbolNameCache.Name(function: "f\($0)", place: "A.swift:\($0)") }
  }

  /// Each name is looked up once, in any order, even if it is requested twice.
  @Test func resolvesEachNameOnce() throws {
    try Data([1]).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let places = SymbolNameCache()
    var read: [[UInt64]] = []
    func names(_ offsets: [UInt64]) -> [SymbolNameCache.Name] {
      places.names(of: offsets, in: path) { offsets, _ in
        read.append(offsets)
        return Self.names(offsets)
      }
    }
    #expect(names([5, 3, 5]) == Self.names([5, 3, 5]))
    #expect(names([3, 5]) == Self.names([3, 5]))
    #expect(names([7, 3]) == Self.names([7, 3]))
    #expect(names([]) == [])
    #expect(read == [[3, 5], [7]])
    // A program with a different file size is treated as a different program.
    try Data([1, 2]).write(to: URL(fileURLWithPath: path))
    _ = names([3])
    #expect(read == [[3, 5], [7], [3]])
  }

  /// Memory use is limited, regardless of the number of names.
  @Test func evictsNames() throws {
    try Data([1]).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let places = SymbolNameCache()
    var count = 0
    for start in stride(from: UInt64(0), to: 40_000, by: 1000) {
      let offsets = Array(start..<start + 1000)
      let names = places.names(of: offsets, in: path) { offsets, _ in
        count += offsets.count
        return Self.names(offsets)
      }
      #expect(names == Self.names(offsets))
    }
    #expect(count == 40_000)
    _ = places.names(of: [0], in: path) { offsets, _ in
      count += offsets.count
      return Self.names(offsets)
    }
    #expect(count == 40_001)
  }

  /// A missing file is looked up each time.
  @Test func missingFile() {
    let names = SymbolNameCache().names(of: [4], in: "/nowhere/at-all") { offsets, _ in Self.names(offsets) }
    #expect(names == Self.names([4]))
  }
}
