// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraServer
import Testing

/// Queued requests and their timeouts. Workers are blocked by waiting for a file that does not exist yet.
@Suite struct RenderQueueTests {
  private let gate = NSTemporaryDirectory() + "/tessera-gate-\(UUID().uuidString)"

  private struct Waiting: Encodable { var waitsFor: String }

  private func open() { _ = FileManager.default.createFile(atPath: gate, contents: nil) }

  private func close() { try? FileManager.default.removeItem(atPath: gate) }

  /// Returns a pool with one worker whose render is blocked until the gate opens.
  private func blockedRender(_ change: (inout RenderPoolConfiguration) -> Void = { _ in }) async throws -> (
    pool: RenderPool, first: Task<RenderedImage, any Error>
  ) {
    let pool = try Programs.evil(change)
    let waiting = Waiting(waitsFor: gate)
    let first = Task { try await pool.render("deed", parameters: waiting) }
    try await Programs.wait { pool.statistics.running == 1 }
    return (pool, first)
  }

  @Test func rejectsTooManyRequests() async throws {
    defer { close() }
    let (pool, first) = try await blockedRender { $0.queueLimit = 2 }
    let others = (0..<2).map { number in Task { try await pool.render("good-\(number)") } }
    try await Programs.wait { pool.statistics.queued == 2 }
    await #expect(throws: RenderPoolError.queueFull(limit: 2)) { try await pool.render("good-3") }
    open()
    _ = try await first.value
    for other in others { _ = try await other.value }
    let statistics = pool.statistics
    #expect(statistics.rendered == 3)
    #expect(statistics.refused == 1)
    #expect(statistics.queued == 0 && statistics.running == 0)
    #expect(statistics.busySeconds > 0)
  }

  @Test func deadlinesIncludeWaiting() async throws {
    defer { close() }
    let (pool, first) = try await blockedRender()
    await #expect(throws: RenderPoolError.deadline(screen: "good-1", seconds: 0.05)) {
      try await pool.render("good-1", deadline: .milliseconds(50))
    }
    await #expect(throws: RenderPoolError.deadline(screen: "good-2", seconds: 0)) {
      try await pool.render("good-2", deadline: .zero)
    }
    #expect(pool.statistics.queued == 0)
    #expect(pool.statistics.abandoned == 2)
    open()
    _ = try await first.value
    // A running render also receives its error, and the worker continues.
    close()
    await #expect(throws: RenderPoolError.self) {
      try await pool.render("deed", parameters: Waiting(waitsFor: gate), deadline: .milliseconds(50))
    }
    open()
    _ = try await pool.render("good-3")
    #expect(pool.statistics.died == 0)
  }

  @Test func removesCancelledRenders() async throws {
    defer { close() }
    let (pool, first) = try await blockedRender()
    let others = (0..<300).map { number in Task { try await pool.render("good-\(number % 10)") } }
    try await Programs.wait { pool.statistics.queued + pool.statistics.refused == 300 }
    for other in others { other.cancel() }
    for other in others { await #expect(throws: (any Error).self) { try await other.value } }
    #expect(pool.statistics.queued == 0)
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    open()
    _ = try await pool.render("good-1")
  }

  @Test func recyclesWorkers() async throws {
    let pool = try Programs.evil { $0.rendersPerWorker = 2 }
    for number in 0..<7 { _ = try await pool.render("good-\(number)") }
    try await Programs.wait { pool.statistics.recycled == 3 && pool.statistics.restarted == 3 }
    #expect(pool.statistics.rendered == 7)
    #expect(pool.statistics.died == 0)
  }

  @Test func shutdownFinishesQueuedRenders() async throws {
    defer { close() }
    let (pool, first) = try await blockedRender()
    let second = Task { try await pool.render("good-1") }
    try await Programs.wait { pool.statistics.queued == 1 }
    let end = Task { await pool.shutDown(within: .seconds(600)) }
    // After a short time, the pool rejects new renders.
    while (try? await pool.render("good-2", deadline: .milliseconds(20))) == nil {
      do { _ = try await pool.render("good-2", deadline: .milliseconds(20)) } catch RenderPoolError.shutDown {
        break
      } catch {}
    }
    open()
    _ = try await first.value
    _ = try await second.value
    await end.value
    #expect(pool.statistics.workers == 0)
  }

  @Test func shutdownHasATimeout() async throws {
    let (pool, first) = try await blockedRender()
    let second = Task { try await pool.render("good-1") }
    try await Programs.wait { pool.statistics.queued == 1 }
    await pool.shutDown(within: .milliseconds(100))
    await #expect(throws: RenderPoolError.shutDown) { try await first.value }
    await #expect(throws: RenderPoolError.shutDown) { try await second.value }
    #expect(pool.statistics.workers == 0)
  }
}
