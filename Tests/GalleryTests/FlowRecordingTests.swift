// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Performs random taps, drags, flicks, scrolls and key presses. Replaying the recorded flow on a new screen must have
// the same result.

import Foundation
import Tessera
import TesseraGallery
import TesseraRaster
import Testing

@Suite @MainActor
struct FlowRecordingTests {
  nonisolated static let screens = [
    "checkout", "settings", "contacts", "controls", "mail", "messages", "store", "places", "profile", "calculator",
    "calendar", "alert",
    "now-playing", "budget", "habits", "recipe",
  ]

  @Test(arguments: screens, [1, 2, 3, 12] as [UInt64])
  func replayingARecordingReproducesTheViews(_ name: String, _ seed: UInt64) throws {
    let screen = try galleryCatalog.select([name])[0]
    let live = try LiveScreen(screen)
    let recorder = FlowRecorder(live, name: name)
    var lots = RandomNumbers(state: seed &* 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<10 { act(on: live, &lots) }
    let result = try recorder.flow.run(on: screen)
    #expect(result.failure == nil, "\(recorder.source)")
    for screen in [live, result.live] {
      screen.settle()
      screen.advance(frames: 120)
    }
    // Lists may order their subviews differently, which is not visible.
    let isSame =
      try ViewNode(result.live.window) == ViewNode(live.window)
      || Renderer().paint(result.live.displayList) == Renderer().paint(live.displayList)
    let changes = ViewTreeDiff.changes(from: ViewNode(live.window), to: ViewNode(result.live.window)).prefix(3).map(
      \.words)
    #expect(isSame, "\(recorder.source)\n\(changes)")
  }

  private func act(on live: LiveScreen, _ lots: inout RandomNumbers) {
    let size = live.device.size
    let (x, y) = (Double(lots.next(Int(size.width))), Double(lots.next(Int(size.height))))
    func touch(_ phase: LiveInput.Phase, _ x: Double, _ y: Double) {
      live.perform(.touch(finger: 0, phase: phase, x: x, y: y))
    }
    switch lots.next(10) {
    case 0..<6:
      touch(.began, x, y)
      live.advance(frames: 4)
      touch(.ended, x, y)
    case 6, 7:
      // The touch moves slowly and rests at the end, so it is not a flick.
      let end = min(max(y + Double(lots.next(500) - 250), 0), Double(size.height) - 1)
      touch(.began, x, y)
      for step in 1...20 {
        live.advance(frames: 1)
        touch(.moved, x, y + (end - y) * Double(step) / 20)
      }
      live.advance(frames: 12)
      touch(.ended, x, end)
    case 8: live.perform(.scroll(x: x, y: y, byX: 0, byY: Double(lots.next(400) - 200)))
    default: live.perform(.text("ab"))
    }
    live.settle()
    live.advance(frames: 30)
  }

  /// A random number generator that returns the same numbers for the same seed.
  private struct RandomNumbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
