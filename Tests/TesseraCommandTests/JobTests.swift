// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Synchronization
import Tessera
import TesseraWorkers
import Testing
import UIKit

@testable import TesseraCommand

/// Coding and execution of jobs.
@Suite struct JobTests {
  private let folder = Folder()

  private let catalog = ScreenCatalog(
    ["a", "b", "c"].map { name in
      Screen(name, device: .iPhoneSE, snapshots: SnapshotMatrix(appearances: [.light])) { UIView() }
    })

  private func pictures(_ names: String...) -> [RenderImageJob] {
    let options = OptionsRecord(RenderOptions())
    return names.map { RenderImageJob(screen: $0, options: options, path: folder.path + "/\($0).png") }
  }

  /// Encoding, decoding and encoding a job of each type yields the same JSON.
  @Test func jobsRoundTripThroughCoding() throws {
    let options = OptionsRecord(RenderOptions(appearance: .dark))
    let plan = try SnapshotPlan(catalog, goldens: "goldens")
    let jobs: [Job] = [
      .audit(
        AuditJob(screen: "a", looks: [AuditJob.Variation(name: "light", options: options)], rules: [.truncatedText])),
      .explain(ExplainJob(screen: "a", view: "UIView", options: options, isJSON: true)),
      .flow(
        FlowJob(
          screen: "a", flow: nil, options: options, outputs: ["a.png"], framesPerSecond: 30, pause: 0.5, columns: 4,
          showsTouches: true)),
      .frames(
        FramesJob(
          screen: "a", animation: "x", options: options, fps: "30000/1001", start: 0, end: nil, format: .strip,
          columns: 6,
          showsDifferences: true, trails: ["v"], plots: [], folder: ".", threads: 2, shard: SnapshotShard("2/5"))),
      .pagePicture(PageImageJob(screen: "a", kind: .flow(1), path: "a.png", isStrict: true)),
      .picture(RenderImageJob(screen: "a", options: options, path: "a.png")),
      .snapshot(SnapshotJob(SnapshotRun(plan), at: 1)),
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for job in jobs {
      let data = try encoder.encode(job)
      let again = try JSONDecoder().decode(Job.self, from: data)
      #expect(try encoder.encode(again) == data)
      #expect(try encoder.encode(again.work.job) == data)
      #expect(again.work.screen == job.work.screen)
    }
  }

  @Test func optionsRoundTripThroughCoding() throws {
    var options = RenderOptions(
      device: try Device.iPhone16.landscape.scaled(to: 1.5), appearance: .dark, contentSizeCategory: .extraLarge,
      isRightToLeft: true, localization: "de", language: .accented, hasHighContrast: true, deviceFrame: .bezel)
    options.reducesMotion = true
    let data = try JSONEncoder().encode(OptionsRecord(options))
    let again = try JSONDecoder().decode(OptionsRecord.self, from: data).options()
    #expect(again.device == options.device && again.appearance == .dark && again.contentSizeCategory == .extraLarge)
    #expect(again.isRightToLeft && again.localization == "de" && again.language == .accented)
    #expect(again.hasHighContrast && again.reducesMotion && again.deviceFrame == .bezel)
  }

  /// A worker receives its role as a name and a string. It rejects a role from another program or another version.
  @Test func rolesRoundTripThroughText() {
    for role in [CatalogRole.jobs(.previews), .jobs(.own), .page(.own, threads: 3)] {
      #expect(CatalogRole(role.role) == role)
      #expect(CatalogRole(WorkerRole("render", setup: role.role.setup)) == nil)
    }
    for setup in ["", "{}", #"{"fly":{}}"#, #"{"page":{"_0":"own"}}"#] {
      #expect(CatalogRole(WorkerRole("catalog", setup: setup)) == nil)
    }
  }

  /// If a screen is missing, only the job for that screen fails.
  @Test(arguments: [1, 4]) func resultsAreInOrder(threads: Int) async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let done = Mutex<[Int]>([])
    let results = try await InProcessExecutor(catalog: catalog, threads: threads).run(
      pictures("a", "none", "c"),
      JobControl(isStopped: { false }, didFinish: { count in done.withLock { $0.append(count) } }))
    #expect((try? results[0]?.get()) == [] && (try? results[2]?.get()) == [])
    guard case .failure(let failure) = results[1] else {
      Issue.record("A missing screen has an image.")
      return
    }
    #expect(failure.isUsage && failure.message.contains("none"))
    #expect(done.withLock { $0 } == [1, 2, 3])
    #expect(folder.files == ["a.png", "c.png"])
  }

  @Test func stoppingSkipsRemainingJobs() async throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let asked = Mutex(0)
    let results = try await InProcessExecutor(catalog: catalog).run(
      pictures("a", "b", "c"),
      JobControl(isStopped: {
        asked.withLock {
          $0 += 1
          return $0 > 2
        }
      }))
    #expect(results.map { $0 == nil } == [false, false, true])
    #expect(folder.files == ["a.png", "b.png"])
  }

  @Test func runsWithoutJobs() async throws {
    let executors: [any JobExecutor] = [
      InProcessExecutor(catalog: catalog), WorkerExecutor(count: 2, timeLimit: 1, retries: 0, role: .jobs(.own)),
    ]
    for executor in executors { #expect(try await executor.run(pictures(), JobControl()).isEmpty) }
  }
}
