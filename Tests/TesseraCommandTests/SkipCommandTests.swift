// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests of skipping, auditing and partial recording, as users and CI systems run them.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import TesseraViews
import Testing
import UIKit

@testable import Tessera
@testable import TesseraCommand

/// A counter of created screens, and external state that the screens depend on.
private final class World: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0
  private var place = 0

  var made: Int { lock.withLock { number } }
  var moved: Int {
    get { lock.withLock { place } }
    set { lock.withLock { place = newValue } }
  }
  func make() { lock.withLock { number += 1 } }
}

@Suite struct SkipCommandTests {
  private let folder = Folder()
  private let world = World()
  private var goldens: String { folder.path + "/goldens" }
  private var cache: String { folder.path + "/cache" }

  private static let device = (try? Device(name: "tiny", size: CGSize(width: 40, height: 30), scale: 1)) ?? .iPhoneSE

  /// Returns screens with a square, except for the last screen, which has a button that is too small.
  private func catalog(_ count: Int = 4, x: CGFloat = 4) -> ScreenCatalog {
    let world = world
    let screens = (0..<count).map { index in
      Screen("s\(index)", device: Self.device, snapshots: SnapshotMatrix(appearances: [.light])) {
        world.make()
        let view = UIView()
        let square = UIView(frame: CGRect(x: x + CGFloat(index + world.moved), y: 4, width: 8, height: 6))
        square.backgroundColor = .blue
        view.addSubview(square)
        return view
      }
    }
    let button = Screen("small", device: Self.device, snapshots: SnapshotMatrix(appearances: [.light, .dark])) {
      world.make()
      let view = UIView()
      let button = UIButton(frame: CGRect(x: 5, y: 5, width: 20, height: 10))
      button.accessibilityLabel = "Close"
      view.addSubview(button)
      return view
    }
    return ScreenCatalog(screens + [button], goldens: "/nonexistent/goldens")
  }

  private func run(_ arguments: [String], _ catalog: ScreenCatalog? = nil, report: String = "report") async -> Int32 {
    let record = arguments[0] == "test" && !arguments.contains("--record") ? ["--record", "never"] : []
    let files = arguments[0] == "audit" ? [] : ["--goldens", goldens, "--report", folder.path + "/" + report]
    return await Preview.$onlyFile.withValue("") {
      await CatalogCommand.run(catalog ?? self.catalog(), arguments: arguments + files + record)
    }
  }

  /// Returns the results in a report, and checks that there are at least `count`.
  private func results(_ report: String = "report", atLeast count: Int = 0) throws -> [SnapshotResult] {
    let results = try SnapshotReport.read(folder.path + "/" + report).results
    try #require(results.count >= count)
    return results
  }

  private func skips() throws -> [SnapshotResult.Skip?] { try results().map(\.skipped) }

  private var cached: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: cache + "/tessera-results-1")) ?? []).sorted()
  }

  // MARK: --changed

  @Test func skipsUnchangedScreensAndVerifies() async throws {
    #expect(await run(["record"]) == 0)
    #expect(await run(["test", "--changed", "--verify-cache=0"]) == 0)
    #expect(try skips() == Array(repeating: .unchanged, count: 6))
    // A sample of the unchanged screens is rendered unless sampling is disabled.
    #expect(await run(["test", "--changed"]) == 0)
    #expect(try results().count { $0.verified == .unchanged } == 1)
    #expect(await run(["test", "--changed", "--verify-cache=50", "--verify-seed", "3"]) == 0)
    #expect(try results().count { $0.verified == .unchanged } == 3)
    #expect(await run(["test", "--changed"], catalog(x: 5)) == 1)
    #expect(try results().map(\.state) == [.failed, .failed, .failed, .failed, .passed, .passed])
  }

  @Test(arguments: [
    ["--verify-cache=101", "--changed"], ["--verify-cache=-1", "--changed"], ["--verify-cache=nan", "--changed"],
    ["--verify-cache"], ["--verify-cache=5"], ["--verify-seed", "5"], ["--changed", "--record", "all"],
    ["--since-cache", ""], ["--since-cache", "x", "--record", "all"], ["--audit-baseline", "x"],
    ["--audit-rule", "low-contrast"], ["--audit", "--audit-rule", "nonsense"],
    ["--audit", "--audit-baseline", "/none"],
  ]) func usageErrorsExitWithTwo(_ options: [String]) async {
    #expect(await run(["test"] + options) == 2)
    #expect(folder.files.isEmpty)
  }

  // MARK: --since-cache

  @Test func doesNotRenderPassedScreensAgain() async throws {
    #expect(await run(["record"]) == 0)
    let options = ["test", "--since-cache", cache, "--verify-cache=0"]
    let before = world.made
    #expect(await run(options) == 0)
    #expect(world.made == before + 6)
    #expect(try skips() == Array(repeating: nil, count: 6))
    #expect(cached.count == 6)
    #expect(await run(options) == 0)
    #expect(world.made == before + 6)
    #expect(try skips() == Array(repeating: .cached, count: 6))
    #expect(try results().allSatisfy { $0.state == .passed && $0.golden.hasPrefix(goldens) })
    // Runs with different options share cache entries unless the options affect the results.
    #expect(await run(options + ["--strict"]) == 0)
    #expect(world.made == before + 12)
    #expect(await run(options + ["--threads", "1", "--shard", "1/2"]) == 0)
    #expect(world.made == before + 12)
  }

  @Test func keysDependOnTheReference() async throws {
    #expect(await run(["record"]) == 0)
    let options = ["test", "--since-cache", cache, "--verify-cache=0"]
    #expect(await run(options) == 0)
    let path = goldens + "/s1.tiny@1.light.png"
    let golden = try Golden.read(path)
    var pixels = try golden.bitmap().bytes
    pixels[0] ^= 255
    try Golden.write(try #require(Bitmap(width: 40, height: 30, bytes: pixels)), tree: nil, to: path)
    #expect(await run(options) == 1)
    #expect(try results().map(\.state) == [.passed, .failed, .passed, .passed, .passed, .passed])
    // Failures are not cached.
    #expect(await run(options) == 1)
    #expect(try skips() == [.cached, nil, .cached, .cached, .cached, .cached])
    try FileManager.default.removeItem(atPath: path)
    #expect(await run(options) == 1)
    #expect(try results(atLeast: 2)[1].state == .missing)
  }

  /// An entry that is truncated, or has the wrong key, type or state, is discarded. Its screen is rendered and cached
  /// again.
  @Test func dropsDamagedEntries() async throws {
    #expect(await run(["record"]) == 0)
    let options = ["test", "--since-cache", cache, "--verify-cache=0"]
    #expect(await run(options) == 0)
    let paths = cached.map { cache + "/tessera-results-1/" + $0 }
    try #require(paths.count == 6)
    let good = try paths.map { try AtomicFile.read($0) }
    try AtomicFile.write(Array(good[0].dropLast()), to: paths[0])
    try AtomicFile.write(good[0], to: paths[1])
    try AtomicFile.write([0, 1, 2, 10, 255], to: paths[2])
    try AtomicFile.write([], to: paths[3])
    var flipped = good[4]
    flipped[flipped.count - 20] ^= 1
    try AtomicFile.write(flipped, to: paths[4])
    let before = world.made
    #expect(await run(options) == 0)
    #expect(world.made == before + 5)
    #expect(try skips().count { $0 == .cached } == 1)
    #expect(try paths.map { try SnapshotReportBytes($0).isWhole } == Array(repeating: true, count: 6))
    #expect(await run(options) == 0)
    #expect(world.made == before + 5)
  }

  private struct SnapshotReportBytes {
    let isWhole: Bool

    init(_ path: String) throws {
      let bytes = try AtomicFile.read(path)
      isWhole = bytes.starts(with: "tessera-result 1 ".utf8) && bytes.last == 0x7D
    }
  }

  /// If a screen depends on something that is not part of the cache key, the sample detects it.
  @Test func reportsAWrongCache() async throws {
    #expect(await run(["record"]) == 0)
    #expect(await run(["test", "--since-cache", cache]) == 0)
    world.moved = 3
    #expect(await run(["test", "--since-cache", cache, "--verify-cache=0"]) == 0)
    #expect(await run(["test", "--since-cache", cache, "--verify-cache=100"]) == 1)
    let wrong = try results().filter { $0.state == .error }
    #expect(wrong.map(\.name) == (0..<4).map { "s\($0).tiny@1.light" })
    let first = try #require(wrong.first)
    #expect(first.message.contains("\(SnapshotSkipError.cachedPassFails(name: "s0.tiny@1.light"))"))
    #expect(first.difference != nil)
    #expect(try results().filter { $0.state == .passed }.allSatisfy { $0.verified == .cached })
  }

  @Test func runsShareTheCache() async throws {
    #expect(await run(["record"]) == 0)
    let codes = await withTaskGroup(of: Int32.self) { group in
      for index in 0..<4 {
        group.addTask { await run(["test", "--since-cache", cache], report: "report\(index)") }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == [0, 0, 0, 0])
    #expect(cached.count == 6)
  }

  /// An unwritable folder disables the cache without failing the run.
  @Test func reportsAnUnwritableCache() async throws {
    #expect(await run(["record"]) == 0)
    try AtomicFile.write([1], to: cache)
    #expect(await run(["test", "--since-cache", cache]) == 0)
    #expect(try skips() == Array(repeating: nil, count: 6))
  }

  @Test func limitsTheCacheSize() throws {
    // Each file occupies one file system block.
    let cache = ResultCache(cache, limit: 20 * 4096)
    let result = SnapshotResult(name: "a", group: "a", state: .passed)
    let keys = (0..<40).map { ResultCacheKeys.fingerprint(["\($0)"]) }
    var dropped: [String] = []
    for key in keys { #expect(cache.store([(key, result)]) == nil) }
    #expect((15...20).contains(self.cached.count))
    // The most recently used entry still exists.
    #expect(cache.result(keys[39], dropped: &dropped)?.name == "a")
    #expect(cache.result(keys[0], dropped: &dropped) == nil)
    // Files other than cache entries are not deleted.
    try AtomicFile.write([1], to: cache.folder + "/notes.txt")
    for key in keys { #expect(cache.store([(key, result)]) == nil) }
    #expect(self.cached.contains("notes.txt") && dropped.isEmpty)
  }

  @Test(
    arguments: [
      (["test"], []), (["test", "a", "b"], []), (["test", "--shard", "1/2", "--workers=3", "a"], []),
      (["test", "--verify-cache", "--changed"], []), (["test", "--verify-cache=7"], []),
      (["test", "--since-cache", "dir", "--json", "--github"], []), (["test", "--previews"], ["argument --previews"]),
      (["test", "--new", "value", "a"], ["argument --new", "argument value"]),
      (["test", "--new=value"], ["argument --new=value"]),
    ] as [([String], [String])]) func fingerprintUsesRelevantArguments(_ arguments: [String], _ kept: [String])
  {
    #expect(ProgramFingerprint.decisive(arguments) == kept)
  }

  @Test func fingerprintUsesResourceContents() throws {
    func write(_ name: String, _ bytes: [UInt8] = [1]) throws {
      try AtomicFile.write(bytes, to: folder.path + "/" + name, makesFolder: true)
    }
    for name in ["A_B.resources/x.txt", "A_B.resources/deep/in/y.png", "de.lproj/Localizable.strings", "photo.png"] {
      try write(name)
    }
    let before = ProgramFingerprint.resources(in: folder.path)
    #expect(before.count == 4)
    // Build artifacts are ignored.
    for name in ["Kit.build/x.o", "libKit.so", "description.json", "Modules/Kit.swiftmodule"] { try write(name) }
    #expect(ProgramFingerprint.resources(in: folder.path) == before)
    var seen = [before]
    try write("A_B.resources/deep/in/y.png", [2])
    seen.append(ProgramFingerprint.resources(in: folder.path))
    try write("photo.png", [2])
    seen.append(ProgramFingerprint.resources(in: folder.path))
    try write("A_B.resources/new", [])
    seen.append(ProgramFingerprint.resources(in: folder.path))
    #expect(Set(seen).count == 4)
  }

  @Test func fingerprintUsesRelevantEnvironment() throws {
    func hash(_ environment: [String: String], _ arguments: [String] = ["test"]) throws -> PixelHash {
      try ProgramFingerprint(arguments: arguments, environment: environment).hash
    }
    let plain = try hash(["TZ": "UTC", "PATH": "/bin"])
    #expect(try hash(["TZ": "UTC", "PATH": "/other", "TESSERA_SHARD_INDEX": "4"]) == plain)
    let others = [
      try hash(["TZ": "Europe/Berlin"]), try hash(["TZ": "UTC", "LANG": "de_DE"]),
      try hash(["TZ": "UTC", "LC_ALL": "C"]),
      try hash(["TZ": "UTC", "TESSERA_KERNELS": "scalar"]), try hash([:]),
      try hash(["TZ": "UTC"], ["test", "--previews"]),
    ]
    #expect(Set(others + [plain]).count == 7)
    let objects = try ProgramFingerprint.objects()
    #expect(objects.contains { $0.hasSuffix(".xctest") } && objects.contains { $0.contains("libswiftCore") })
  }

  // MARK: --audit

  @Test func newFindingsFail() async throws {
    #expect(await run(["record"]) == 0)
    #expect(await run(["test", "--audit"]) == 1)
    #expect(try results().filter(\.hasNewFindings).map(\.group) == ["small", "small"])
    #expect(try results().allSatisfy { $0.state == .passed })
    let baseline = folder.path + "/known.json"
    #expect(await run(["audit", "--baseline", baseline, "--update-baseline"]) == 0)
    #expect(await run(["test", "--audit", "--audit-baseline", baseline]) == 0)
    #expect(try results().compactMap(\.knownFindings).reduce(0, +) == 2)
    #expect(await run(["test", "--audit", "--audit-rule", "low-contrast"]) == 0)
    // Skipped and cached screens are also audited.
    #expect(await run(["test", "--audit", "--changed", "--verify-cache=0"]) == 1)
    for _ in 0..<2 {
      #expect(await run(["test", "--audit", "--since-cache", cache, "--verify-cache=0"]) == 1)
      #expect(try results().filter(\.hasNewFindings).map(\.group) == ["small", "small"])
    }
    #expect(try skips() == Array(repeating: .cached, count: 6))
    // A different audit baseline results in a different cache key.
    #expect(await run(["test", "--audit", "--audit-baseline", baseline, "--since-cache", cache]) == 0)
    #expect(await run(["test", "--junit", folder.path + "/junit.xml", "--audit"]) == 1)
    let xml = String(decoding: try folder.bytes("junit.xml"), as: UTF8.self)
    #expect(xml.contains("<failure type=\"audit\""))
  }

  // MARK: record --shard

  @Test func eachShardRecordsItsPart() async throws {
    for index in 1...3 {
      #expect(await run(["record", "--shard", "\(index)/3"], report: "part\(index)") == 0)
      #expect(try results("part\(index)").map(\.state) == [.recorded, .recorded])
    }
    #expect(await run(["test"]) == 0)
    // Each machine reports its changed screens. Only one machine reports the obsolete goldens.
    try AtomicFile.write([1], to: goldens + "/gone.tiny@1.light.png")
    var states: [SnapshotResult.State] = []
    for index in 1...3 {
      let code = await run(["record", "--shard", "\(index)/3"], catalog(x: 6), report: "part\(index)")
      let own = try results("part\(index)")
      #expect(code == (own.contains { $0.state == .obsolete } ? 1 : 0))
      states += own.map(\.state)
    }
    #expect(states.count { $0 == .recorded } == 4 && states.count { $0 == .passed } == 2)
    #expect(states.count { $0 == .obsolete } == 1)
    let parts = (1...3).map { folder.path + "/part\($0)" }
    let merged = try SnapshotReport.merge(parts, into: folder.path + "/merged")
    #expect(merged.results.map(\.name).last == "gone.tiny@1.light" && merged.results.count == 7)
    #expect(await run(["record", "--shard", "4/3"]) == 2)
    #expect(await run(["record", "--timings", "x"]) == 2)
  }
}
