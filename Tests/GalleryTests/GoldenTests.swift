// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every picture of the gallery is compared with its golden, exactly: in release and in debug, painted by one thread and by
// several. `make record` writes the goldens of pictures that changed.

import Foundation
import Tessera
import TesseraGallery
import TesseraGraphics
import TesseraImaging
import TesseraRaster
import TesseraTesting
import Testing

@Suite @MainActor
struct GoldenTests {
  struct Picture: CustomTestStringConvertible, Sendable {
    let screen: Screen
    let variant: Variant

    /// The name that the gallery's command gives the file.
    var fileName: String { "\(screen.name).\(variant.name).png" }
    var testDescription: String { fileName }
  }

  /// Every screen in light and dark; those of states also with leading on the right, and at an accessibility text size.
  nonisolated static let pictures =
    galleryCatalog.screens.flatMap { screen in
      Appearance.allCases.map { Picture(screen: screen, variant: Variant(device: screen.device, appearance: $0)) }
    }
    + stateScreens.flatMap { screen in
      [
        Variant(device: screen.device, isRightToLeft: true),
        Variant(device: screen.device, textSize: .accessibilityExtraLarge),
      ].map { Picture(screen: screen, variant: $0) }
    }

  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Gallery/Images").standardizedFileURL.path

  @Test(arguments: pictures)
  func picture(_ picture: Picture) throws {
    let screen = try Renderer().layout(picture.screen, options: picture.variant.options)
    #expect(screen.brokenConstraints.isEmpty)
    // Painted by several threads.
    let failure = verifySnapshot(
      of: screen, as: .image, named: picture.variant.name, snapshotDirectory: Self.folder,
      testName: picture.screen.name)
    if let failure {
      Issue.record("\(failure)")
      return
    }
    let oneThread = try Renderer(threads: 1).paint(screen.displayList)
    #expect(
      try Golden.read("\(Self.folder)/\(picture.fileName)").shows(oneThread),
      "One thread painted \(picture.fileName) differently from several.")
  }

  /// A picture nobody renders any more would be compared with nothing.
  @Test func everyGoldenHasAScreen() throws {
    let expected = Set(Self.pictures.map(\.fileName))
    let found = try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".png") }
    #expect(Set(found).subtracting(expected).isEmpty, "Delete these pictures or bring their screens back.")
  }
}
