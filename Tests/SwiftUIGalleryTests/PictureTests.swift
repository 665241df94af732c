// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every image and every filmstrip of the gallery's SwiftUI screens must match its golden exactly.
// `gallery-swiftui record` updates the goldens of images that changed.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster
import TesseraSwiftUIGallery
import TesseraTesting
import Testing

@Suite @MainActor
struct PictureTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    let screen: Screen
    let variant: Variant

    /// The file name that the gallery command uses.
    var fileName: String { "\(screen.name).\(variant.name).png" }
    var testDescription: String { fileName }
  }

  struct Strip: CustomTestStringConvertible, Sendable {
    let screen: Screen
    let animation: ScreenAnimation

    var fileName: String { "\(screen.name).\(animation.name).png" }
    var testDescription: String { fileName }
  }

  nonisolated static let pictures = swiftUIGalleryCatalog.screens.flatMap { screen in
    screen.snapshots.variants(device: screen.device).map { Picture(screen: screen, variant: $0) }
  }
  nonisolated static let strips = swiftUIGalleryCatalog.screens.flatMap { screen in
    screen.animations.map { Strip(screen: screen, animation: $0) }
  }
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Gallery/SwiftUI/Images").standardizedFileURL.path
  nonisolated static let stripFolder = folder + "/Strips"

  @Test(arguments: pictures)
  func picture(_ picture: Picture) throws {
    let screen = try Renderer().layout(picture.screen, options: picture.variant.options)
    #expect(screen.brokenConstraints.isEmpty)
    let painted = try Renderer(threads: 1).paint(screen.displayList)
    #expect(
      try Golden.read("\(Self.folder)/\(picture.fileName)").shows(painted),
      "\(picture.fileName) differs from its golden. To see how, run: gallery-swiftui test \(picture.screen.name)")
  }

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
        #expect(try renderer.paint(frame.displayList) == bitmap, "A partial repaint differs from a full one.")
      }
      try film.append(bitmap, label: FrameLabel.text(frame.time))
    }
    let failure = verifySnapshot(
      of: film, as: .image, named: strip.animation.name, snapshotDirectory: Self.stripFolder,
      testName: strip.screen.name)
    if let failure { Issue.record("\(failure)") }
  }

  /// A golden without a screen or an animation would never be compared.
  @Test func everyGoldenHasAScreen() throws {
    for (folder, expected) in [
      (Self.folder, Self.pictures.map(\.fileName)), (Self.stripFolder, Self.strips.map(\.fileName)),
    ] {
      let found = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
      #expect(Set(found).subtracting(expected).isEmpty, "Delete these images, or restore their screens.")
    }
  }
}
