// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import ArgumentParser
internal import Foundation
internal import Tessera

/// The options for skipping snapshots whose result is known.
struct SkipOptions: ParsableArguments {
  @Flag(help: "Lay out every screen, but paint only those whose drawing commands are not those of their goldens.")
  var changed = false

  @Option(
    help: ArgumentHelp(
      "Leave out what passed before with the same program, resources, goldens, variables and options.",
      discussion: "The results are kept in the folder, at most 64 MiB of them. Any number of runs may share it.",
      valueName: "folder"))
  var sinceCache: String?

  @Option(
    defaultAsFlag: SkipOptions.defaultPercent, parsing: .next,
    help: ArgumentHelp(
      "Of what could be skipped, paint so many percent nevertheless, to verify that it passes.",
      discussion: "\(Int(SkipOptions.defaultPercent)) if not given; 0 to verify nothing.", valueName: "percent"))
  var verifyCache: Double?

  @Option(
    help: ArgumentHelp(
      "Choose other snapshots to verify. If not given, another number for every build.", valueName: "number"))
  var verifySeed: UInt64?

  static let defaultPercent = 5.0

  var isOn: Bool { changed || sinceCache != nil }

  var percent: Double { verifyCache ?? Self.defaultPercent }

  /// The seed of the sample: the same in all processes of the run, different for each build.
  var seed: UInt64 { verifySeed ?? Self.seedOfThisProgram }

  func check(_ mode: RecordMode?) throws {
    if let verifyCache, !(0...100).contains(verifyCache) {
      throw ValidationError("--verify-cache \(verifyCache) is out of range. Use 0 to 100.")
    }
    for (name, isGiven) in [("--verify-cache", verifyCache != nil), ("--verify-seed", verifySeed != nil)]
    where isGiven && !isOn {
      throw ValidationError("\(name) is for runs that skip. Add --changed or --since-cache, or leave it out.")
    }
    if sinceCache == "" { throw ValidationError("--since-cache needs a folder.") }
    if isOn, mode == .all {
      throw ValidationError("--record all writes every golden, so nothing can be skipped. Leave one of both out.")
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
