// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraWorkers

/// A page and the worker that runs its screen. The page's requests are forwarded to the worker, and the worker's
/// answers are forwarded to the page.
///
/// If the worker dies, only its screen is lost. The page is notified and reopens the screen in a new worker.
final class LiveSession: WebSocketClient, @unchecked Sendable {
  /// The maximum number of pending requests. Tessera's page waits for each answer, so a client that exceeds the limit
  /// is not Tessera's page.
  private static let maximumConcurrency = 16

  private let lock = NSLock()
  private let makePool: @Sendable () -> WorkerPool?
  private let began: @Sendable (LiveSession) -> Void
  private let ended: @Sendable (LiveSession) -> Void
  private var sender: WebSocketSender?
  private var pool: WorkerPool?
  private var underWay = 0

  /// Creates a session whose worker has not been started.
  ///
  /// - Parameters:
  ///   - makePool: A closure that creates a pool with a single worker, or returns nil if the site was released.
  ///   - began: A closure that is called when the page can receive messages.
  ///   - ended: A closure that is called when the page was closed.
  init(
    makePool: @escaping @Sendable () -> WorkerPool?, began: @escaping @Sendable (LiveSession) -> Void,
    ended: @escaping @Sendable (LiveSession) -> Void
  ) {
    (self.makePool, self.began, self.ended) = (makePool, began, ended)
  }

  func opened(_ sender: WebSocketSender) {
    lock.withLock { self.sender = sender }
    began(self)
  }

  func received(_ message: WebSocketMessage) {
    guard case .text(let text) = message else {
      sender?.close(.policy)
      return
    }
    let (pool, isFlood) = lock.withLock {
      underWay += 1
      if self.pool == nil { self.pool = makePool() }
      return (self.pool, underWay > Self.maximumConcurrency)
    }
    guard !isFlood else {
      sender?.close(.policy)
      return
    }
    pool?.submit(Array(text.utf8)) { [weak self] in self?.finish($0) }
  }

  private func finish(_ outcome: WorkerOutcome) {
    let sender = lock.withLock {
      underWay -= 1
      return self.sender
    }
    switch outcome {
    case .done(let bytes): sender?.send(.binary(bytes))
    case .died(let death):
      if death.cause != .stopped { send(LiveNotice(notice: .died, text: death.message(about: "The screen"))) }
    case .notBegun: break
    case .noWorker(let error): send(LiveNotice(notice: .died, text: "\(error)"))
    }
  }

  /// Sends a notice to the page.
  func send(_ notice: LiveNotice) {
    guard let json = try? JSONEncoder().encode(notice) else { return }
    lock.withLock { sender }?.send(.text(String(decoding: json, as: UTF8.self)))
  }

  /// Makes the next request run in a new worker of the rebuilt program.
  func replaceWorker() {
    let old = lock.withLock {
      defer { pool = nil }
      return pool
    }
    old?.stop(grace: 0)
  }

  func closed() {
    let old = lock.withLock {
      defer { (pool, sender) = (nil, nil) }
      return pool
    }
    old?.stop(grace: 0)
    ended(self)
  }
}

/// A notice that the server sends to pages on its own initiative.
struct LiveNotice: Encodable, Sendable {
  enum Kind: String, Encodable, Sendable {
    /// The worker died and its screen is lost.
    case died
    /// The sources changed and are being built.
    case building
    /// The program was rebuilt. Screens are restored from their logs.
    case built
    /// The build failed.
    case broken
  }

  /// A compiler diagnostic.
  struct Problem: Encodable, Equatable, Sendable {
    var file: String
    var line: Int
    var column: Int
    var text: String
  }

  var notice: Kind
  var text: String?
  var problems: [Problem]?
  var seconds: Double?
}
