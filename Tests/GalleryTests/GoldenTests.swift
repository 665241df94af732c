// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Every image of the gallery must match its golden exactly, in release and debug builds, whether it is drawn by one
// thread or by several. `make record` updates the goldens of images that changed.

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

    /// The file name that the gallery command uses.
    var fileName: String { "\(screen.name).\(variant.name).png" }
    var testDescription: String { fileName }
  }

  /// All screens in their declared variants: light and dark and, for screens with states, also right to left and at
  /// an accessibility text size.
  nonisolated static let pictures = galleryCatalog.screens.flatMap { screen in
    screen.snapshots.variants(device: screen.device).map { Picture(screen: screen, variant: $0) }
  }

  /// The variants in which the controls screen is drawn with the screen reader's output.
  nonisolated static let spoken =
    Appearance.allCases.map { Variant(device: .iPhoneSE, appearance: $0) } + [
      Variant(device: .iPhoneSE, isRightToLeft: true),
      Variant(device: .iPhoneSE, textSize: .accessibilityExtraLarge),
    ]

  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Gallery/Images").standardizedFileURL.path

  /// The folder of the screen reader images, which are separate because the catalog does not contain them.
  nonisolated static let spokenFolder = folder + "/Spoken"

  @Test(arguments: pictures)
  func picture(_ picture: Picture) throws {
    let screen = try Renderer().layout(picture.screen, options: picture.variant.options)
    #expect(screen.brokenConstraints.isEmpty)
    // The snapshot is drawn by several threads.
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
      #expect(Set(found).subtracting(expected).isEmpty, "Delete these images, or restore their screens.")
    }
  }
}
