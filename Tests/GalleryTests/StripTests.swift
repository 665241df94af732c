// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every animation of a screen must match its golden filmstrip exactly. `make record` updates filmstrips that changed.

import Foundation
import Tessera
import TesseraGallery
import TesseraImaging
import TesseraRaster
import TesseraTesting
import Testing

@Suite @MainActor
struct StripTests {
  struct Strip: CustomTestStringConvertible, Sendable {
    let screen: Screen
    let animation: ScreenAnimation
    var fileName: String { "\(screen.name).\(animation.name).png" }
    var testDescription: String { fileName }
  }

  nonisolated static let strips = galleryCatalog.screens.flatMap { screen in
    screen.animations.map { Strip(screen: screen, animation: $0) }
  }

  nonisolated static let folder = GoldenTests.folder + "/Strips"

  /// A filmstrip shows twelve frames, from the beginning to the end of the animation.
  @Test(arguments: strips)
  func strip(_ strip: Strip) throws {
    let renderer = Renderer()
    let rate = try FrameRate(11_000, per: Int((strip.animation.duration * 1000).rounded()))
    let frames = try renderer.frames(of: strip.screen, animation: strip.animation.name, fps: rate)
    var painter = renderer.framePainter()
    var film = Filmstrip(columns: 4, cellSize: .width(240))
    while let frame = frames.next() {
      let bitmap = try painter.paint(frame)
      if frame.number == 7 {
        let alone = try renderer.frames(
          of: strip.screen, animation: strip.animation.name, fps: rate, from: frame.time, to: strip.animation.duration)
        #expect(alone.next()?.displayList == frame.displayList, "A frame rendered alone has different commands.")
      }
      #expect(try renderer.paint(frame.displayList) == bitmap, "A partial repaint differs from a full one.")
      try film.append(bitmap, label: FrameLabel.text(frame.time))
    }
    let failure = verifySnapshot(
      of: film, as: .image, named: strip.animation.name, snapshotDirectory: Self.folder, testName: strip.screen.name)
    if let failure { Issue.record("\(failure)") }
  }

  /// A golden filmstrip without an animation would never be compared.
  @Test func everyStripHasAnAnimation() throws {
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".png") }
    #expect(Set(found).subtracting(Self.strips.map(\.fileName)).isEmpty, "Delete these, or restore the animations.")
  }
}
