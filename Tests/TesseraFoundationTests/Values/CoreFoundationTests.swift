// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraFoundation

@Suite struct CoreFoundationTests {
  @Test func bytes() {
    let data: CFData = Data([1, 2, 3, 4])
    #expect(CFDataGetLength(data) == 4 && CFDataGetBytePtr(data)[2] == 3)
    let long = Data((0..<100).map { UInt8($0) })
    #expect(CFDataGetBytePtr(long)[99] == 99)
    #expect(CFDataGetBytePtr(Data()) == nil && CFDataGetBytePtr(nil as CFData?) == nil)
    var part = [UInt8](repeating: 9, count: 4)
    CFDataGetBytes(data, CFRangeMake(2, 10), &part)
    CFDataGetBytes(data, CFRangeMake(-1, 2), &part)
    CFDataGetBytes(data, CFRangeMake(Int.max, 2), &part)
    #expect(part == [3, 4, 9, 9])
    guard let mutable = CFDataCreateMutable(nil, 0) else { return }
    CFDataAppendBytes(mutable, [5, 6], 2)
    CFDataGetMutableBytePtr(mutable)[0] = 7
    #expect(CFDataGetLength(mutable) == 2 && CFDataGetBytePtr(mutable)[0] == 7)
  }

  @Test func constants() {
    #expect(kCFBooleanTrue == NSNumber(value: true) && kCFBooleanFalse == NSNumber(value: false))
    #expect(HUGE == Float.greatestFiniteMagnitude && HUGE.isFinite)
    let number: NSInteger = 3
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: CGFloat(number), height: 4))
    #expect(CGRectZero == .zero && CGPointZero == .zero && CGSizeZero == .zero)
    #expect(!Timer().isValid)
  }

  @Test func transforms() {
    let text = NSMutableString(string: "Grüße")
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text as String == "Gruße")
    var range = CFRangeMake(4, 9)
    #expect(!CFStringTransform(text, &range, kCFStringTransformToLatin, false))
    text.appendFormat(" %d of %@", 2, "three" as NSString)
    #expect(text as String == "Gruße 2 of three")
  }

  /// Blocks run in the next pass of their run loop. Another thread wakes and stops the run loop.
  @Test func runLoops() async {
    #expect(CFRunLoopGetMain() == CFRunLoopGetMain() && !CFRunLoopIsWaiting(nil))
    let calls = await withCheckedContinuation { continuation in
      let thread = Thread {
        nonisolated(unsafe) var calls: [String] = []
        guard let runLoop = CFRunLoopGetCurrent() else { return continuation.resume(returning: calls) }
        CFRunLoopPerformBlock(runLoop, CFRunLoopMode.commonModes.rawValue) { calls.append("block") }
        calls.append("before")
        CFRunLoopRunInMode(.defaultMode, 0.05, true)
        // A timer that never fires keeps the run loop running.
        RunLoop.current.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
        Thread.detachNewThread {
          while !CFRunLoopIsWaiting(runLoop) { Thread.sleep(forTimeInterval: 0.001) }
          CFRunLoopWakeUp(runLoop)
          CFRunLoopStop(runLoop)
        }
        CFRunLoopRun()
        calls.append("stopped")
        CFRunLoopPerformBlock(runLoop, CFRunLoopMode.commonModes.rawValue) { CFRunLoopStop(runLoop) }
        calls.append("\(CFRunLoopRunInMode(.defaultMode, 60, false))")
        calls.append("\(CFRunLoopRunInMode(.defaultMode, 0.001, false))")
        calls.append("\(CFRunLoopRunInMode(CFRunLoopMode("a mode without sources"), 60, false))")
        continuation.resume(returning: calls)
      }
      thread.start()
    }
    #expect(calls == ["before", "block", "stopped", "stopped", "timedOut", "finished"])
  }

  @Test func foundationNames() {
    let result = NSTextCheckingResult.linkCheckingResult(
      range: NSRange(location: 0, length: 1), url: URL(filePath: "/"))
    #expect(result.components?[NSTextCheckingKey.city] == nil && result.timeZone == nil && result.duration == 0)
    #expect(NSExceptionName.invalidArgumentException.rawValue == "NSInvalidArgumentException")
  }
}
