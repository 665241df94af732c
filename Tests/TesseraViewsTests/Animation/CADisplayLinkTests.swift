// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Display links in virtual time, at 60 frames per second.
@MainActor @Suite struct CADisplayLinkTests {
  @MainActor final class Counter: NSObject {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  let counter = Counter()
  var tick: Selector { Selector("tick:", Counter.tick(_:)) }

  @Test("A second has 60 frames at multiples of 1/60 s, regardless of how time advances")
  func frames() {
    let frame = 1.0 / 60
    for steps in [[1.0], [0.013, 0.5, 0.51, 1.0]] {
      counter.times = []
      let clock = AnimationClock()
      let link = CADisplayLink(target: counter, selector: tick)
      clock.run { link.add(to: .main, forMode: .common) }
      for step in steps { clock.advance(to: step) }
      link.invalidate()
      clock.advance(to: 2)
      #expect(counter.times.count == 60)
      #expect(counter.times.first == frame)
      #expect(counter.times.last == 1)
    }
  }

  @Test("A link with a rate of 20 fires at every third frame, and a paused link never fires")
  func rates() {
    let clock = AnimationClock()
    let link = CADisplayLink(target: counter, selector: tick)
    link.preferredFramesPerSecond = 20
    clock.run { link.add(to: .main, forMode: .default) }
    clock.advance(to: 0.5)
    #expect(counter.times.count == 10)
    clock.run { link.isPaused = true }
    clock.advance(to: 1)
    #expect(counter.times.count == 10)
    clock.run { link.isPaused = false }
    clock.advance(to: 1.1)
    #expect(counter.times.count == 12)
    link.invalidate()
  }

  @Test("A link added before the clock runs follows the clock")
  func addedBefore() {
    let link = CADisplayLink(target: counter, selector: tick)
    link.add(to: .main, forMode: .default)
    AnimationClock().advance(to: 0.1)
    link.invalidate()
    #expect(counter.times.count == 6)
  }

  @Test("A link belongs to the clock that runs first, and does not fire on another one")
  func oneClock() {
    let (first, second) = (AnimationClock(), AnimationClock())
    let link = CADisplayLink(target: counter, selector: tick)
    first.run { link.add(to: .main, forMode: .common) }
    second.advance(to: 0.1)
    #expect(counter.times.isEmpty)
    first.advance(to: 0.1)
    #expect(counter.times.count == 6)
    link.invalidate()
  }

  @Test("An invalidated link releases its target and can't be added again")
  func invalidation() {
    weak var gone: Counter?
    let clock = AnimationClock()
    var held: Counter? = Counter()
    gone = held
    let link = CADisplayLink(target: held!, selector: tick)
    held = nil
    clock.run { link.add(to: .main, forMode: .common) }
    #expect(gone != nil)
    link.invalidate()
    #expect(gone == nil)
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(to: 0.1)
  }

  @Test("A removed link can be added again and continues")
  func removal() {
    let clock = AnimationClock()
    let link = CADisplayLink(target: counter, selector: tick)
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(to: 0.1)
    link.remove(from: .main, forMode: .common)
    clock.advance(to: 0.2)
    #expect(counter.times.count == 6)
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(to: 0.3)
    #expect(counter.times.count == 12)
    link.invalidate()
  }

  /// The number of frames in half a second. A rate of 45 is rounded to 60 (60 / 45 = 1.33, every frame), and a rate
  /// of 25 to 30 (60 / 25 = 2.4, every second frame).
  @Test(
    "Rates are integer fractions of 60, and invalid rates select the screen's rate",
    arguments: [
      (Float(45), 30), (25, 15), (20, 10), (1000, 30), (0, 30), (-1, 30), (.nan, 30), (.infinity, 30),
    ])
  func ranges(rate: Float, count: Int) {
    let clock = AnimationClock()
    let link = CADisplayLink(target: counter, selector: tick)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: rate)
    clock.run { link.add(to: .main, forMode: .common) }
    clock.advance(to: 0.5)
    link.invalidate()
    #expect(counter.times.count == count)
  }
}
