// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// References to objects whose last owner is on another thread. Run with the thread sanitizer, the stress test fails for
// references that the object's `deinit` clears.

import Foundation
import TesseraMemory
import Testing

struct ZeroingReferenceTests {
  private final class Node: @unchecked Sendable {
    let number: Int
    let atEnd: (@Sendable () -> Void)?

    init(_ number: Int, atEnd: (@Sendable () -> Void)? = nil) {
      (self.number, self.atEnd) = (number, atEnd)
    }

    deinit { atEnd?() }
  }

  private final class Slot: @unchecked Sendable { var reference: ZeroingReference? }

  @Test func aLiveObjectIsReturned() {
    let node = Node(7)
    let reference = ZeroingReference(node)
    #expect(reference.load(as: Node.self) === node)
  }

  @Test func aReferenceDoesNotKeepItsObjectAlive() {
    nonisolated(unsafe) var ended = 0
    var node: Node? = Node(7) { ended += 1 }
    let reference = ZeroingReference(node.unsafelyUnwrapped)
    for _ in 0..<100 { #expect(reference.load(as: Node.self)?.number == 7) }
    node = nil
    #expect(ended == 1)
    #expect(reference.load(as: Node.self) == nil)
    let copy = reference
    #expect(copy.load(as: Node.self) == nil)
  }

  @Test func aReferenceIsNilWhileItsObjectEnds() {
    let slot = Slot()
    nonisolated(unsafe) var wasNil = false
    var node: Node? = Node(1) { wasNil = slot.reference?.load(as: Node.self) == nil }
    slot.reference = ZeroingReference(node.unsafelyUnwrapped)
    node = nil
    #expect(wasNil)
  }

  @Test func theLastReleaseMayBeOnAnotherThread() {
    for round in 0..<2_000 {
      nonisolated(unsafe) var node: Node? = Node(round)
      let reference = ZeroingReference(node.unsafelyUnwrapped)
      let thread = Thread { node = nil }
      thread.start()
      var loads = 0
      // The number is read from the object itself: a freed one would not have it.
      while let loaded = reference.load(as: Node.self) {
        #expect(loaded.number == round)
        loads += 1
        if loads > 100_000_000 { break }
      }
      #expect(reference.load(as: Node.self) == nil)
    }
  }
}
