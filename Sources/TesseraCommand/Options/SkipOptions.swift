// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The options for skipping snapshots whose results are known.
struct SkipOptions: ParsableArguments {
  @Flag(help: "Lay out every screen, but paint only those whose drawing commands differ from their goldens'.")
  var changed = false

  @Option(
    help: ArgumentHelp(
      "Skip snapshots that passed before with the same program, resources, goldens, variables and options.",
      discussion: "The folder caches at most 64 MiB of results. Any number of runs can share it.",
      valueName: "folder"))
  var sinceCache: String?

  @Option(
    defaultAsFlag: SkipOptions.defaultPercent, parsing: .next,
    help: ArgumentHelp(
      "The percentage of skippable snapshots that are painted nevertheless, to verify that they pass.",
      discussion: "\(Int(SkipOptions.defaultPercent)) by default; 0 verifies nothing.", valueName: "percent"))
  var verifyCache: Double?

  @Option(
    help: ArgumentHelp(
      "The seed for selecting the snapshots to verify. Default: a different number for every build.",
      valueName: "number"))
  var verifySeed: UInt64?

  static let defaultPercent = 5.0

  var isOn: Bool { changed || sinceCache != nil }

  var percent: Double { verifyCache ?? Self.defaultPercent }

  /// The seed of the sample. It is the same in all processes of a run, and different for each build.
  var seed: UInt64 { verifySeed ?? Self.seedOfThisProgram }

  func check(_ mode: RecordMode?) throws {
    if let verifyCache, !(0...100).contains(verifyCache) {
      throw ValidationError("--verify-cache \(verifyCache) is out of range. Use 0 to 100.")
    }
    for (name, isGiven) in [("--verify-cache", verifyCache != nil), ("--verify-seed", verifySeed != nil)]
    where isGiven && !isOn {
      throw ValidationError("\(name) requires --changed or --since-cache. Add one of them, or remove \(name).")
    }
    if sinceCache == "" { throw ValidationError("--since-cache needs a folder.") }
    if isOn, mode == .all {
      throw ValidationError("--record all writes every golden, so nothing can be skipped. Remove one of the two.")
    }
  }

  private static var seedOfThisProgram: UInt64 {
    #if os(Linux)
      let path = "/proc/self/exe"
    #else
      let path = Bundle.main.executablePath ?? ""
    #endif
    let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)
    let time = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return UInt64(max(0, min(time, 1e12)) * 1000)
  }
}
