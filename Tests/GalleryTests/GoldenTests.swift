// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every picture of the gallery is compared with its golden, exactly: in release and in debug, painted by one thread and
// by several. `make record` writes the goldens of pictures that changed.

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

  /// Every screen in the variants that it declares: light and dark; screens with states also right to left and at an
  /// accessibility text size.
  nonisolated static let pictures = galleryCatalog.screens.flatMap { screen in
    screen.snapshots.variants(device: screen.device).map { Picture(screen: screen, variant: $0) }
  }

  /// The sheet of controls with the screen reader's output, in the appearances of states.
  nonisolated static let spoken =
    Appearance.allCases.map { Variant(device: .iPhoneSE, appearance: $0) } + [
      Variant(device: .iPhoneSE, isRightToLeft: true),
      Variant(device: .iPhoneSE, textSize: .accessibilityExtraLarge),
    ]

  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Gallery/Images").standardizedFileURL.path

  /// Separate from the catalog's goldens, as the catalog has no such pictures.
  nonisolated static let spokenFolder = folder + "/Spoken"

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

  @Test(arguments: spoken)
  func spokenControls(_ variant: Variant) throws {
    let screen = try #require(stateScreens.first { $0.name == "states-controls" })
    let traits = UITraitCollection {
      $0.userInterfaceStyle = variant.appearance == .dark ? .dark : .light
      $0.preferredContentSizeCategory = variant.textSize
      if variant.isRightToLeft { $0.layoutDirection = .rightToLeft }
    }
    let failure = verifySnapshot(
      of: screen, as: .accessibilityImage(traits: traits), named: variant.name, snapshotDirectory: Self.spokenFolder,
      testName: "states-accessibility")
    if let failure { Issue.record("\(failure)") }
  }

  /// A golden without a screen would never be compared.
  @Test func everyGoldenHasAScreen() throws {
    let spoken = Self.spoken.map { "states-accessibility.\($0.name).png" }
    for (folder, expected) in [(Self.folder, Self.pictures.map(\.fileName)), (Self.spokenFolder, spoken)] {
      let found = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
      #expect(Set(found).subtracting(expected).isEmpty, "Delete these pictures or bring their screens back.")
    }
  }
}
