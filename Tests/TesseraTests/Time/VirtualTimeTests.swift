// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import UIKit

@testable import Tessera
@testable import TesseraViews

private let isThreadSanitized = dlsym(nil, "__tsan_init") != nil

/// Work that a screen waits for runs in virtual time: immediately for a still image, and at its scheduled time for
/// frames.
@MainActor
@Suite("Virtual time", .disabled(if: isThreadSanitized, "The sanitizer replaces the same functions of libdispatch."))
struct VirtualTimeTests {
  @Test("A still image waits for the screen's pending work", arguments: WaitingController.Way.allCases)
  func stillImageWaits(_ way: WaitingController.Way) throws {
    let controller = WaitingController(way)
    _ = try Renderer().layout(Screen("waiting") { controller })
    #expect(controller.label.text == "Done")
  }

  @Test("Delays over a second are not awaited and run in real time afterward")
  func longDelaysRunLater() async throws {
    let controller = WaitingController(.delayedQueue, seconds: 1.1)
    _ = try Renderer().layout(Screen("waiting") { controller })
    #expect(controller.label.text == "Loading")
    for _ in 0..<100 where controller.label.text != "Done" { try await Task.sleep(for: .milliseconds(50)) }
    #expect(controller.label.text == "Done")
  }

  @Test(
    "In frames, a delay ends at its time", arguments: [WaitingController.Way.delayedQueue, .sleepingTask, .timer])
  func framesHaveDelays(_ way: WaitingController.Way) throws {
    let controller = WaitingController(way)
    let sequence = try FrameSequence(
      Screen("waiting") { controller }, options: RenderOptions(), rate: try FrameRate(10), from: 0, to: 0.5
    ) { _ in }
    var texts: [String?] = []
    while sequence.next() != nil { texts.append(controller.label.text) }
    // The delay is 0.3 seconds, and the frames are at 0, 0.1, …, 0.5.
    #expect(texts == ["Loading", "Loading", "Loading", "Done", "Done", "Done"])
  }

  /// A recorder of the times at which a timer fires, up to three.
  @MainActor private final class Ticks {
    var times: [Double] = []
    var timer: Timer?

    func start(every interval: Double) {
      timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [unowned self] _ in
        MainActor.assumeIsolated {
          times.append(CACurrentMediaTime())
          if times.count == 3 { timer?.invalidate() }
        }
      }
    }
  }

  @Test("A repeating timer does not delay an image")
  func repeatingTimerIsNotAwaited() throws {
    let controller = UIViewController()
    let ticks = Ticks()
    _ = try Renderer().layout(
      Screen("timer") {
        ticks.start(every: 0.1)
        return controller
      })
    #expect(ticks.times == [])
    ticks.timer?.invalidate()
  }

  @Test("In frames, a repeating timer fires at each of its intervals until it is invalidated")
  func repeatingTimerFires() throws {
    let ticks = Ticks()
    let sequence = try FrameSequence(
      Screen("timer") {
        ticks.start(every: 0.25)
        return UIViewController()
      }, options: RenderOptions(), rate: try FrameRate(10), from: 0, to: 2
    ) { _ in }
    while sequence.next() != nil {}
    #expect(ticks.times == [0.25, 0.5, 0.75])
  }

  @Test("An endless chain of tasks does not block the image")
  func endlessChainsTerminate() throws {
    final class Loop {
      var count = 0
      var isStopped = false
      @MainActor func next() {
        guard !isStopped else { return }
        count += 1
        DispatchQueue.main.async { self.next() }
      }
    }
    let loop = Loop()
    _ = try Renderer().layout(
      Screen("loop") {
        loop.next()
        return UIViewController()
      })
    #expect(loop.count > 1_000)
    // The rest of the chain continues in this process's main queue, so stop it.
    loop.isStopped = true
  }

  @Test("Polling does not keep a screen busy")
  func pollingSettles() throws {
    @MainActor final class Poll {
      var count = 0
      func next() {
        count += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak self] in self?.next() }
      }
    }
    let poll = Poll()
    let live = try LiveScreen(
      Screen("poll") {
        poll.next()
        return UIViewController()
      })
    #expect(live.settle(within: 10))
    // The first call, and five delays of a tenth of a second.
    #expect(poll.count == 6)
    live.advance(to: 1)
    #expect(poll.count == 11)
  }

  @Test("Leaving a dispatch group after a virtual delay does not delay the image in real time")
  func groupWithDelay() throws {
    let start = ContinuousClock.now
    var isDone = false
    _ = try Renderer().layout(
      Screen("group") {
        let group = DispatchGroup()
        group.enter()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { group.leave() }
        group.notify(queue: .main) { isDone = true }
        return UIViewController()
      })
    #expect(isDone)
    #expect(ContinuousClock.now - start < .seconds(ScheduleInbox.backgroundLimit))
  }

  @Test("Queues that are released before a delay ends, and barriers, work as in real time")
  func queuesAndBarriers() throws {
    final class Log: @unchecked Sendable {
      var entries: [Int] = []
    }
    let log = Log()
    _ = try Renderer().layout(
      Screen("queues") {
        DispatchQueue(label: "released").asyncAfter(deadline: .now() + 0.2) {
          DispatchQueue.main.async { log.entries.append(100) }
        }
        let queue = DispatchQueue(label: "barriers", attributes: .concurrent)
        // Without barriers, these blocks would race.
        for number in 0..<50 { queue.async(flags: .barrier) { log.entries.append(number) } }
        queue.async(execute: DispatchWorkItem(flags: .barrier) { log.entries.append(50) })
        return UIViewController()
      })
    #expect(log.entries == Array(0...50) + [100])
  }

  @Test("A timer that is postponed fires at its new date")
  func postponedTimer() throws {
    let ticks = Ticks()
    let sequence = try FrameSequence(
      Screen("timer") {
        ticks.start(every: 0.25)
        ticks.timer?.fireDate += 1
        return UIViewController()
      }, options: RenderOptions(), rate: try FrameRate(10), from: 0, to: 2
    ) { _ in }
    while sequence.next() != nil {}
    #expect(ticks.times.first.map { abs($0 - 1.25) < 0.01 } == true)
  }

  @Test("Endless work on another thread is abandoned after two seconds")
  func givesUpOnEndlessWork() throws {
    let end = DispatchSemaphore(value: 0)
    defer { end.signal() }
    let start = ContinuousClock.now
    _ = try Renderer().layout(
      Screen("work") {
        DispatchQueue.global().async { end.wait() }
        return UIViewController()
      })
    #expect(ContinuousClock.now - start >= .seconds(ScheduleInbox.backgroundLimit - 0.1))
  }

  @Test("A screen whose main thread waits for the main queue traps instead of hanging")
  func deadlock() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = try? Renderer().layout(
          Screen("deadlock") {
            DispatchQueue.main.sync {}
            return UIViewController()
          })
      }
    }
  }

  @Test("Screens rendered while another screen waits keep their own time")
  func nestedScreens() throws {
    let inner = WaitingController(.delayedQueue)
    let outer = WaitingController(.delayedQueue)
    _ = try Renderer().layout(
      Screen("outer") {
        _ = try? Renderer().layout(Screen("inner") { inner })
        return outer
      })
    #expect(inner.label.text == "Done")
    #expect(outer.label.text == "Done")
  }
}
