// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraWorkers

/// A page and the worker that runs its screen. What the page asks goes to the worker unread, and the answer back.
///
/// A worker that dies takes its screen along, not the page: the page is told how, and opens its screen again in the next worker.
final class LiveSession: WebSocketClient, @unchecked Sendable {
  /// Requests of a page that are under way. A page waits for its answer; one that does not is no page of ours.
  private static let mostUnderWay = 16

  private let lock = NSLock()
  private let makePool: @Sendable () -> WorkerPool?
  private let began: @Sendable (LiveSession) -> Void
  private let ended: @Sendable (LiveSession) -> Void
  private var sender: WebSocketSender?
  private var pool: WorkerPool?
  private var underWay = 0

  /// - Parameters:
  ///   - makePool: Makes the pool of one worker; nil when the site is gone.
  ///   - began: Called when the page can be told something.
  ///   - ended: Called when the page is gone.
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
      return (self.pool, underWay > Self.mostUnderWay)
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
      if death.cause != .stopped { tell(LiveNotice(notice: .died, text: death.message(about: "The screen"))) }
    case .notBegun: break
    case .noWorker(let error): tell(LiveNotice(notice: .died, text: "\(error)"))
    }
  }

  /// Tells the page something that it has not asked for.
  func tell(_ notice: LiveNotice) {
    guard let json = try? JSONEncoder().encode(notice) else { return }
    lock.withLock { sender }?.send(.text(String(decoding: json, as: UTF8.self)))
  }

  /// Lets the next request begin in a new worker, of a program that was built anew.
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

/// What the server tells pages by itself.
struct LiveNotice: Encodable, Sendable {
  enum Kind: String, Encodable, Sendable {
    /// The worker is gone, and the screen with it.
    case died
    /// The sources have changed and are being built.
    case building
    /// There is a new program. Screens begin anew, at the end of their logs.
    case built
    /// The sources do not build.
    case broken
  }

  /// A line of the compiler.
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
