// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraImaging
import Testing

@testable import Tessera

struct SnapshotTimingsTests {
  private let stage = SnapshotStage()
  private var path: String { stage.folder + "/cache/timings.json" }

  /// s0 takes as long as all other snapshots together, so it is alone in its shard. An unknown time is assumed to be
  /// the median of 70, 10, 10 and 10.
  @Test func balancesPlans() throws {
    let screens = (0..<8).map { SnapshotStage.screen("s\($0)") }
    func name(_ index: Int) -> String { "s\(index).tiny@1.light" }
    let timings = SnapshotTimings([name(0): 70, name(1): 10, name(2): 10, name(3): 10, "gone.tiny@1.light": 5000])
    func part(_ index: Int) throws -> [String] {
      let catalog = ScreenCatalog(screens, goldens: stage.goldens)
      return try SnapshotPlan(catalog, shard: SnapshotShard(index, of: 2), timings: timings).entries.map(\.name)
    }
    #expect(try part(1) == [name(0)])
    #expect(try part(2) == (1..<8).map(name))
    let without = try SnapshotPlan(ScreenCatalog(screens), shard: SnapshotShard(1, of: 2)).entries.map(\.name)
    #expect(without == [0, 2, 4, 6].map(name))
  }

  /// The median of 1, 3, 100 and 8 is between 3 and 8. Without any times, all snapshots are assumed to be equal.
  @Test func unknownTimes() {
    let timings = SnapshotTimings(["a": 1, "b": 3, "c": 100, "d": 8])
    #expect(timings.microseconds(of: ["a", "x", "b", "c", "d"]) == [1000, 5500, 3000, 100_000, 8000])
    #expect(SnapshotTimings().microseconds(of: ["a", "b"]) == [1, 1])
  }

  @Test func filesRoundTrip() async throws {
    let results = [
      SnapshotResult(name: "b", group: "g", state: .failed, milliseconds: 1.23456),
      SnapshotResult(name: "a", group: "g", state: .passed, milliseconds: 2),
      SnapshotResult(name: "old", group: "g", state: .obsolete),
    ]
    let timings = SnapshotTimings(SnapshotReport(results: results))
    #expect(timings.milliseconds == ["a": 2, "b": 1.235])
    try timings.write(to: path)
    #expect(try SnapshotTimings.read(path) == timings)
    #expect(stage.files(stage.folder + "/cache") == ["timings.json"])
    #expect(SnapshotTimings(["a": -1, "b": .nan, "c": .infinity, "d": 1e300]).milliseconds == ["d": 1e9])
  }

  @Test(arguments: [
    "", "[]", "{", #"{"a":"1"}"#, #"{"a":-1}"#, #"{"a":1e10}"#, #"{"a":1e999}"#, #"{"a":null}"#, #"{"a":{}}"#, "\u{0}",
  ])
  func badFiles(_ text: String) throws {
    try stage.write(Array(text.utf8), to: path)
    let path = path
    let error = #expect(throws: SnapshotTimingsError.self) { try SnapshotTimings.read(path) }
    guard case .unreadable(path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect("\(error.map { "\($0)" } ?? "")".contains("--write-timings"))
  }

  @Test func missingFiles() {
    let error = #expect(throws: SnapshotTimingsError.self) { try SnapshotTimings.read(stage.folder + "/none") }
    guard case .file(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.reason == .notFound)
  }
}
