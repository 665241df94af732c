// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Objective-C runtime functions that view code uses.
@Suite struct RuntimeTests {
  private final class Plain: Sendable {}

  /// Two keys with different addresses.
  nonisolated(unsafe) private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
  nonisolated(unsafe) private let first = UnsafeRawPointer(keys)
  nonisolated(unsafe) private let second = UnsafeRawPointer(keys + 1)

  @Test func keepsOneValueForEachKey() {
    let owner = Plain()
    objc_setAssociatedObject(owner, first, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, second, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(owner, first) as? String == "one")
    #expect(objc_getAssociatedObject(owner, second) as? Int == 2)
    #expect(objc_getAssociatedObject(Plain(), first) == nil)
    objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, first) == nil)
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, second) == nil)
  }

  @Test func assignDoesNotRetain() {
    let owner = Plain()
    var value: Plain? = Plain()
    objc_setAssociatedObject(owner, first, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, first) as? Plain === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, first) == nil)
  }

  /// Libraries store flags and indices with the `assign` policy. On iOS, numbers, short strings and dates are tagged
  /// pointers, which are never freed.
  @Test func assignStoresValues() {
    let owner = Plain()
    let values: [Any] = [
      7, true, 2.5, CGFloat(3), "text", NSNumber(value: 8), NSString(string: "a"), NSDate(timeIntervalSince1970: 5),
      CGRect(x: 1, y: 2, width: 3, height: 4), NSLayoutConstraint.Axis.vertical,
    ]
    for value in values {
      objc_setAssociatedObject(owner, first, value, .OBJC_ASSOCIATION_ASSIGN)
      let kept = objc_getAssociatedObject(owner, first)
      #expect(kept as? AnyHashable == value as? AnyHashable)
      #expect(kept != nil)
    }
    objc_setAssociatedObject(owner, first, 7, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, first) as? Int == 7)
    #expect((objc_getAssociatedObject(owner, first) as? NSNumber)?.intValue == 7)
    objc_setAssociatedObject(owner, first, nil, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, first) == nil)
  }

  @Test func copyStoresACopy() {
    let owner = Plain()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, first, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect((objc_getAssociatedObject(owner, first) as? NSString) as String? == "a")
  }

  /// Few values outlive their owners, regardless of the number of owners.
  @Test func valuesAreReleasedAfterTheirOwners() {
    final class Counted {
      nonisolated(unsafe) static var living = 0
      init() { Counted.living += 1 }
      deinit { Counted.living -= 1 }
    }
    for _ in 0..<10_000 { objc_setAssociatedObject(Plain(), first, Counted(), .OBJC_ASSOCIATION_RETAIN) }
    #expect(Counted.living < 1000)
  }

  @Test func threadsAssociateConcurrently() {
    let owners = (0..<8).map { _ in Plain() }
    let key = Int(bitPattern: first)
    DispatchQueue.concurrentPerform(iterations: 800) { index in
      guard let key = UnsafeRawPointer(bitPattern: key) else { return }
      objc_setAssociatedObject(owners[index % 8], key, index % 8, .OBJC_ASSOCIATION_RETAIN)
    }
    for (index, owner) in owners.enumerated() { #expect(objc_getAssociatedObject(owner, first) as? Int == index) }
  }

  @Test func synchronizesThreads() {
    final class Counter: @unchecked Sendable { var value = 0 }
    let (lock, counter) = (Plain(), Counter())
    DispatchQueue.concurrentPerform(iterations: 500) { _ in
      objc_sync_enter(lock)
      objc_sync_enter(lock)
      counter.value += 1
      objc_sync_exit(lock)
      objc_sync_exit(lock)
    }
    #expect(counter.value == 500)
    #expect(objc_sync_exit(lock) == -1)
  }

  @Test func raisingTerminatesTheProcess() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .init(rawValue: "Misuse"), reason: "No view", userInfo: nil).raise()
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("*** Terminating app due to uncaught exception 'Misuse', reason: 'No view'"))
  }

  @Test func timeUnits() {
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC * 1000 == NSEC_PER_SEC && USEC_PER_SEC == 1_000_000)
  }
}
