// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Dispatch
import TesseraOS
import Testing

/// Tests locks with several threads, and signposts, which do nothing.
struct LocksTests {
  @Test func allocatedLock() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 64) { _ in for _ in 0..<100 { count.withLock { $0 += 1 } } }
    #expect(count.withLock { $0 } == 6400)
    let copy = count
    #expect(copy.withLockIfAvailable { $0 } == 6400)
    count.withLockUnchecked { _ in #expect(copy.withLockIfAvailable { $0 } == nil) }
  }

  @Test func lockWithoutState() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
    #expect(lock.lockIfAvailable())
    lock.unlock()
  }

  /// A lock can report whether the current thread owns it.
  @Test func ownership() async {
    let lock = OSAllocatedUnfairLock()
    lock.precondition(.notOwner)
    lock.withLock { lock.precondition(.owner) }
    let free = lock.lockIfAvailable()
    lock.precondition(.owner)
    if free { lock.unlock() }
    lock.precondition(.notOwner)
    await #expect(processExitsWith: .failure) { OSAllocatedUnfairLock().precondition(.owner) }
    await #expect(processExitsWith: .failure) {
      let lock = OSAllocatedUnfairLock()
      lock.lock()
      lock.precondition(.notOwner)
    }
  }

  @Test func animations() {
    let state = OSSignposter.disabled.beginAnimationInterval("scroll")
    OSSignposter.disabled.endInterval("scroll", state)
    os_signpost(.animationBegin, log: .default, name: "scroll")
    #expect(state.signpostID == .exclusive && OSSignpostType.animationBegin != .begin)
  }

  @Test func unfairLock() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    os_unfair_lock_lock(lock)
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
  }

  @Test func signposts() {
    let poster = OSSignposter(subsystem: "app", category: .pointsOfInterest)
    let id = poster.makeSignpostID()
    #expect(id != poster.makeSignpostID() && id != .exclusive && !poster.isEnabled)
    let state = poster.beginInterval("load", id: id, "\(3)")
    poster.endInterval("load", state)
    #expect(state.signpostID == id)
    #expect(poster.withIntervalSignpost("work") { 7 } == 7)
    let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    os_signpost(.begin, log: log, name: "work", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "work", "%d", 3)
    #expect(OSSignpostID(log: log, object: lock) == OSSignpostID(log: log, object: lock))
  }

  private let lock = Marker()
  private final class Marker: Sendable {}
}
