// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench pool [--workers N] [--runs N] [--screens A,B,…]` measures the render pool with screens of the
// gallery. Prints the start time of a worker, the overhead of rendering in a worker instead of this process, and the
// number of images per second for 1 to N workers.

import Foundation
import Tessera
import TesseraGallery
import TesseraServer

func runPool(_ arguments: [String]) async throws {
  let options = try Arguments(arguments, options: ["--workers", "--runs", "--screens"])
  let most = try options.count("--workers", default: ProcessInfo.processInfo.activeProcessorCount)
  let runs = try options.count("--runs", default: 400)
  let names = (options.string("--screens") ?? "settings,contacts,mail,store,delivery,habits").split(separator: ",").map(
    String.init)
  _ = try galleryCatalog.select(names)
  let bench = PoolBench(names: names, runs: runs)
  try await bench.start()
  try await bench.overhead()
  var single = 0.0
  for workers in 1...most {
    let rate = try await bench.rate(workers: workers)
    if workers == 1 { single = rate }
    var line = JSONLine()
    line.add("name", "rate")
    line.add("workers", workers)
    line.add("pictures_a_second", rate)
    line.add("times_of_one", rate / single)
    print(line.text)
  }
}

private struct PoolBench {
  let names: [String]
  let runs: Int

  private func pool(_ workers: Int, warmUp: Bool = true) throws -> RenderPool {
    var configuration = RenderPoolConfiguration()
    configuration.workers = workers
    configuration.queueLimit = 10_000
    configuration.timeLimit = .seconds(120)
    configuration.deadline = nil
    if warmUp { configuration.warmUp = names.map { .init($0) } }
    return try RenderPool(configuration: configuration)
  }

  /// Measures the time until a new worker is ready, and its first and second renders.
  func start() async throws {
    var best = Double.infinity
    var first = Double.infinity
    var second = Double.infinity
    for _ in 0..<20 {
      let begin = wallMilliseconds()
      let pool = try pool(1, warmUp: false)
      while pool.statistics.workers == 0 { try await Task.sleep(for: .microseconds(100)) }
      let ready = wallMilliseconds()
      _ = try await pool.render(names[0])
      let rendered = wallMilliseconds()
      _ = try await pool.render(names[0])
      second = min(second, wallMilliseconds() - rendered)
      first = min(first, rendered - ready)
      best = min(best, ready - begin)
      await pool.shutDown()
    }
    var line = JSONLine()
    line.add("name", "start")
    line.add("worker_ms_min", best)
    line.add("first_render_ms_min", first)
    line.add("second_render_ms_min", second)
    print(line.text)
  }

  /// Measures the minimum time of rendering a small screen, in this process and in a worker.
  func overhead() async throws {
    let name = "greeting"
    let screen = try galleryCatalog.select([name])[0]
    var here = Double.infinity
    for _ in 0..<runs {
      let begin = wallMilliseconds()
      _ = try await Renderer().bitmap(of: screen)
      here = min(here, wallMilliseconds() - begin)
    }
    let pool = try pool(1)
    var there: [Double] = []
    for _ in 0..<runs {
      let begin = wallMilliseconds()
      _ = try await pool.render(name, as: .pixels)
      there.append(wallMilliseconds() - begin)
    }
    await pool.shutDown()
    there.sort()
    var line = JSONLine()
    line.add("name", "overhead")
    line.add("here_ms_min", here)
    line.add("pool_ms_min", there[0])
    line.add("pool_ms_median", there[there.count / 2])
    line.add("overhead_ms", there[0] - here)
    print(line.text)
  }

  /// Returns the maximum number of images per second in three runs.
  func rate(workers: Int) async throws -> Double {
    let pool = try pool(workers)
    while pool.statistics.workers < workers { try await Task.sleep(for: .milliseconds(1)) }
    var best = 0.0
    for _ in 0..<3 {
      let begin = wallMilliseconds()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for run in 0..<runs {
          group.addTask { _ = try await pool.render(names[run % names.count], as: .pixels) }
        }
        try await group.waitForAll()
      }
      best = max(best, Double(runs) / (wallMilliseconds() - begin) * 1000)
    }
    await pool.shutDown()
    return best
  }
}
