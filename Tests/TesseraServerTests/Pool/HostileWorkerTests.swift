// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraServer
import Testing

import Glibc

/// Screens that terminate or block their process, and workers that send invalid responses.
@Suite struct HostileWorkerTests {
  private struct ActionParameters: Encodable { var deed: String }

  /// A part of the expected error message for each action.
  private static let crashes = [
    "unwraps-nil": "Unexpectedly found nil", "fatal-error": "The model is missing", "aborts": "(SIGABRT)",
    "recurses-forever": "its stack overflowed", "exits-with-success": "exit(0) was called",
    "leaves-at-once": "exit(0) was called", "kills-itself": "(SIGKILL)", "closes-descriptors": "closed descriptors",
    "crashes-on-another-thread": "Unexpectedly found nil",
  ]

  @Test func crashesFailOnlyTheirRender() async throws {
    let pool = try Programs.evil { $0.workers = 2 }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (deed, words) in Self.crashes {
        group.addTask {
          let error = await #expect(throws: RenderPoolError.self) {
            try await pool.render("deed", parameters: ActionParameters(deed: deed))
          }
          guard case .crashed("deed", let message) = error else {
            Issue.record("\(deed): \(String(describing: error))")
            return
          }
          #expect(message.hasPrefix("'deed' ") && message.contains(words), "\(message)")
        }
        group.addTask { _ = try await pool.render("good-1") }
      }
      try await group.waitForAll()
    }
    #expect(pool.statistics.died == Self.crashes.count)
    #expect(pool.statistics.rendered == Self.crashes.count)
    _ = try await pool.render("good-2")
  }

  /// A client whose screens crash occupies a slot of the pool's queue only until the crash is handled, and no slot is
  /// lost.
  @Test func crashesReleaseTheirSlots() async throws {
    let pool = try Programs.evil { ($0.workers, $0.queueLimit) = (1, 100) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<6 {
        group.addTask {
          await #expect(throws: RenderPoolError.self) {
            try await pool.render("deed", parameters: ActionParameters(deed: "unwraps-nil"))
          }
        }
        group.addTask { _ = try await pool.render("good-1") }
      }
      try await group.waitForAll()
    }
    let statistics = pool.statistics
    #expect(statistics.running == 0 && statistics.queued == 0)
    #expect(statistics.died == 6 && statistics.rendered == 6)
    _ = try await pool.render("good-2")
    await pool.shutDown()
    #expect(pool.statistics.running == 0)
  }

  @Test func terminatesHangs() async throws {
    let pool = try Programs.evil { $0.timeLimit = .seconds(1) }
    let error = await #expect(throws: RenderPoolError.self) {
      try await pool.render("deed", parameters: ActionParameters(deed: "sleeps"))
    }
    guard case .timeLimit("deed", 1, let message) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(message.hasPrefix("'deed' did not end within 1 second and was stopped."))
    #expect(!message.contains("--time-limit"))
  }

  #if os(Linux)
    /// A worker inherits none of the server's descriptors, so it does not delay a process that waits for the end of a
    /// pipe. The test reads the workers' descriptors from `/proc` because waiting for the pipe's end would include
    /// child processes of other tests.
    @Test func workersDoNotInheritDescriptors() async throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      defer { ends.forEach { _ = close($0) } }
      let pipeName = try #require(Processes.files(of: getpid())[ends[1]])
      try #require(pipeName.hasPrefix("pipe:["))
      let pool = try Programs.evil()
      _ = try await pool.render("good-1")
      let workers = Processes.children(running: "EvilScreens")
      #expect(!workers.isEmpty)
      for worker in workers { #expect(!Processes.files(of: worker).values.contains(pipeName)) }
      await pool.shutDown()
    }
  #endif

  private struct MemoryParameters: Encodable { var holds: Int }

  @Test func limitsMemory() async throws {
    let limit = 400 << 20
    let pool = try Programs.evil { $0.memoryLimit = limit }
    await #expect(throws: RenderPoolError.memoryLimit(screen: "deed", bytes: limit)) {
      try await pool.render("deed", parameters: MemoryParameters(holds: 2000))
    }
    _ = try await pool.render("good-1")
  }

  @Test(arguments: [
    "too-long", "huge", "zero", "too-short", "empty", "text", "broken-failure", "shrinks", "grows",
  ]) func detectsFalseAnswers(lie: String) async throws {
    let pool = try Programs.evil { $0.environment["EVIL_FALSE_ANSWER"] = lie }
    for _ in 0..<3 {
      do {
        let image = try await pool.render("anything", as: .pixels)
        // Only two false answers can yield a correct image: shared memory that could not be shrunk, and shared memory
        // that is larger than claimed.
        #expect(["shrinks", "grows"].contains(lie))
        #expect((image.width, image.height, image.count) == (10, 10, 400))
        #expect(image.withUnsafeBytes { $0.allSatisfy { $0 == 0 } })
        #expect(image.data.count == 400)
      } catch RenderPoolError.badAnswer(let screen, _) {
        #expect(screen == "anything")
        #expect(lie != "shrinks")
      }
    }
  }
}
