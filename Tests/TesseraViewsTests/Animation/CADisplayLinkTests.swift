// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Display links on the virtual time: 60 frames a second.
@MainActor @Suite struct CADisplayLinkTests {
  @MainActor final class Counter: NSObject {
    var times: [Double] = []
    func tick(_ link: CADisplayLink) { times.append(link.timestamp) }
  }

  let counter = Counter()
  var tick: Selector { Selector("tick:", Counter.tick(_:)) }

  @Test("A second has 60 frames, at whole sixtieths, however it is divided")
  func frames() {
    for steps in [[1.0], [0.013, 0.5, 0.51, 1.0]] {
      counter.times = []
      let clock = AnimationClock()
      let link = CADisplayLink(target: counter, selector: tick)
      clock.run { link.add(to: .main, forMode: .common) }
      for step in steps { clock.advance(to: step) }
      link.invalidate()
      clock.advance(to: 2)
      #expect(counter.times.count == 60)
      #expect(counter.times.first == 1.0 / 60)
      #expect(counter.times.last == 1)
    }
  }

  @Test("A rate of 20 sends every third frame; a paused link sends nothing")
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

  @Test("A link that was added before the clock ran follows it")
  func addedBefore() {
    let link = CADisplayLink(target: counter, selector: tick)
    link.add(to: .main, forMode: .default)
    AnimationClock().advance(to: 0.1)
    link.invalidate()
    #expect(counter.times.count == 6)
  }
}
