// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench snapshots [--count N] [--threads N] [--runs N] [--changed PERCENT]` measures a passing run of N
// snapshots (500 by default), including rendering. The snapshots are the gallery's screens in light and dark
// appearance and at several text sizes. They are first recorded to a temporary folder. The measured run then compares
// them, as `gallery test` does. With `--changed`, snapshots are skipped as with `gallery test --changed
// --verify-cache=PERCENT`.

import Foundation
import Tessera
import TesseraGallery
import UIKit

func runSnapshots(_ arguments: [String]) async throws {
  let arguments = try Arguments(arguments, options: ["--count", "--threads", "--runs", "--changed"])
  let count = try arguments.count("--count", default: 500)
  let runs = try arguments.count("--runs", default: 3)
  let threads = try arguments.count("--threads", default: ProcessInfo.processInfo.activeProcessorCount)
  let verified = arguments.string("--changed").flatMap { Double($0) }
  guard verified != nil || arguments.string("--changed") == nil else { throw UsageError("--changed needs a number") }
  let folder = NSTemporaryDirectory() + "/tessera-bench-\(UUID().uuidString)"
  defer { try? FileManager.default.removeItem(atPath: folder) }

  let plan = try snapshotPlan(count, folder)
  _ = await SnapshotRun(plan, mode: .missing, threads: threads).run()
  var (wall, cpu) = (Double.infinity, Double.infinity)
  var skipped = 0
  for _ in 0..<runs {
    let (wallStart, cpuStart) = (wallMilliseconds(), cpuMilliseconds())
    var run = SnapshotRun(plan, mode: .never, threads: threads)
    if let verified {
      run.skipsUnchanged = true
      run.sample = SnapshotSample(of: plan, percent: verified, seed: 1)
    }
    let report = await run.run()
    skipped = report.results.count { $0.skipped != nil }
    wall = min(wall, wallMilliseconds() - wallStart)
    cpu = min(cpu, cpuMilliseconds() - cpuStart)
    guard report.isSuccess, report.results.count == count else {
      let trouble = report.results.first { $0.state != .passed }
      throw UsageError("not all passed: \(trouble?.name ?? "") \(trouble?.message ?? "")")
    }
  }
  var line = JSONLine()
  line.add("name", "snapshots, passing")
  line.add("snapshots", count)
  line.add("threads", threads)
  line.add("skipped", skipped)
  line.add("wall_ms", wall)
  line.add("cpu_ms", cpu)
  line.add("wall_ms_each", wall / Double(count))
  line.add("peak_mb", peakMegabytes())
  print(line.text)
}

/// Returns a plan that contains all screens in the first variant, then in the next variant, and so on, so that every
/// count includes a mix of screens.
private func snapshotPlan(_ count: Int, _ goldens: String) throws -> SnapshotPlan {
  let sizes: [UIContentSizeCategory] = [
    .large, .extraSmall, .small, .medium, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]
  let screens = galleryCatalog.screens.map { screen in
    var screen = screen
    screen.snapshots = SnapshotMatrix(textSizes: sizes, directions: [.leftToRight, .rightToLeft])
    return screen
  }
  var plan = try SnapshotPlan(ScreenCatalog(screens, goldens: goldens))
  let stills = plan.entries.filter { $0.animation == nil }
  let variants = sizes.count * 4
  let ordered = (0..<variants).flatMap { variant in
    stride(from: variant, to: stills.count, by: variants).map { stills[$0] }
  }
  guard count <= ordered.count else { throw UsageError("--count is at most \(ordered.count)") }
  plan.entries = Array(ordered.prefix(count))
  return plan
}
