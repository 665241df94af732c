// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every picture of the gallery is compared with its golden, byte for byte: in release and in debug, painted by one thread
// and by two. TESSERA_RECORD=1 writes the goldens of pictures that changed.

import Foundation
import Tessera
import TesseraGallery
import TesseraImaging
import TesseraRaster
import Testing

@Suite @MainActor
struct GoldenTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    let screen: Screen
    let appearance: Appearance

    /// The name that the gallery's command gives the file.
    var fileName: String {
      "\(screen.name).\(screen.device.name)@\(Int(screen.device.scale)).\(appearance.rawValue).png"
    }

    var testDescription: String { fileName }
  }

  nonisolated static let pictures = galleryCatalog.screens.flatMap { screen in
    Appearance.allCases.map { Picture(screen: screen, appearance: $0) }
  }

  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Gallery/Images").standardizedFileURL.path

  static var isRecording: Bool { ProcessInfo.processInfo.environment["TESSERA_RECORD"] == "1" }

  @Test(arguments: pictures)
  func picture(_ picture: Picture) throws {
    let options = RenderOptions(appearance: picture.appearance)
    let screen = try Renderer().layout(picture.screen, options: options)
    #expect(screen.brokenConstraints.isEmpty)
    let bitmap = try Renderer(threads: 1).paint(screen.displayList)
    let path = "\(Self.folder)/\(picture.fileName)"
    if Self.isRecording {
      if (try? PNG.read(path)) != bitmap { try PNG.write(bitmap, to: path, preset: .small) }
      return
    }
    guard FileManager.default.fileExists(atPath: path) else {
      Issue.record("No golden \(picture.fileName). Run `make record`, look at the picture, then run `make test` again.")
      return
    }
    let diff = ImageDiff(expected: try PNG.read(path), actual: bitmap)
    #expect(
      diff.isEmpty,
      "\(picture.fileName) changed: \(diff). If that is right, run `make record` and look at the picture.")
    let twoThreads = try Renderer(threads: 2).paint(screen.displayList)
    #expect(twoThreads == bitmap, "Two threads painted \(picture.fileName) differently from one.")
  }

  /// A picture nobody renders any more would be compared with nothing.
  @Test func everyGoldenHasAScreen() throws {
    let expected = Set(Self.pictures.map(\.fileName))
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".png") }
    #expect(Set(found).subtracting(expected).isEmpty, "Delete these pictures or bring their screens back.")
  }
}
