// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// No screen, animation or flow of the gallery prints a message, neither at the scale of its device nor at those of the
// page's strips, which are fractions.

import Foundation
import Tessera
import TesseraFoundation
import TesseraSwiftUIGallery
import Testing

@Suite @MainActor
struct MessageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let screen: Screen
    var testDescription: String { screen.name }
  }

  nonisolated static let cases = swiftUIGalleryCatalog.screens.map { Case(screen: $0) }

  @Test(arguments: cases)
  func pictures(_ test: Case) throws {
    for scale in [0.7, 1.37, 2, 3] {
      let options = RenderOptions(device: try test.screen.device.scaled(to: scale))
      try expectNoMessages(of: test.screen, "at scale \(scale)") {
        _ = try Renderer().layout(test.screen, options: options)
      }
    }
  }

  /// Frames are 240 points wide at a pixel per point, as in the page's strips.
  @Test(arguments: cases)
  func animationsAndFlows(_ test: Case) throws {
    let device = test.screen.device
    let options = RenderOptions(device: try device.scaled(to: 240 / device.size.width))
    for animation in test.screen.animations {
      try expectNoMessages(of: test.screen, animation.name) {
        let frames = try Renderer().frames(
          of: test.screen, animation: animation.name, options: options, fps: FrameRate(24))
        while frames.next() != nil {}
      }
    }
    for flow in test.screen.flows {
      try expectNoMessages(of: test.screen, flow.name) { _ = try flow.run(on: test.screen, options: options) }
    }
  }

  private func expectNoMessages(of screen: Screen, _ part: String, _ body: () throws -> Void) throws {
    let recorder = StandardError.Recorder()
    try StandardError.recording(into: recorder) { try body() }
    #expect(recorder.messages.filter { !screen.expects($0) }.isEmpty, "\(screen.name), \(part)")
  }
}
