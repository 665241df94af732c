// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera
import UIKit

/// A documentation image: a screen and the folder for its PNG files. DocC requires the file names `name@2x.png` and,
/// for dark pages, `name~dark@2x.png`.
public struct DocumentationPicture: Sendable {
  public let name: String
  /// The module whose documentation catalog contains the image.
  public let module: String
  public let screen: Screen
  public internal(set) var appearances: [Appearance]

  /// Returns the image's path for an appearance, relative to the package.
  public func path(_ appearance: Appearance) -> String {
    "Sources/\(module)/\(module).docc/Resources/\(name)\(appearance == .dark ? "~dark" : "")@2x.png"
  }
}

/// All documentation images that are rendered from screens.
public let documentationPictures: [DocumentationPicture] =
  [
    drawing("solver-path", "TesseraSolver", SolverPath.size) { SolverPath() },
    drawing("solver-frames", "TesseraSolver", SolverFrames.size) { SolverFrames() },
    drawing("text-items", "TesseraText", TextItems.size) { TextItems() },
    drawing("text-lines", "TesseraText", TextLines.size) { TextLines() },
    drawing("raster-coverage", "TesseraRaster", RasterCoverage.size) { RasterCoverage() },
    drawing("raster-bands", "TesseraRaster", RasterBands.size) { RasterBands() },
    page("share-card", "TesseraServer", CGSize(width: 600, height: 315)) {
      ShareCardView(
        ShareCard(
          name: "Ada Lovelace", title: "Countess of computing",
          statistics: [.init(value: 1842, label: "Notes"), .init(value: 24, label: "Programs")]))
    },
    page("rating-states", "UIKit", CGSize(width: 252, height: 232)) { RatingStates() },
  ]
  + placeCards

/// The same card in plain UIKit and in each layout language, such as Mortar. All images are identical.
public let placeCards: [DocumentationPicture] = [
  card("UIKit") { PlaceCardInUIKit() },
  card("Mortar") { PlaceCardInMortar() },
  card("MortarVFL") { PlaceCardInMortarVFL() },
  card("Mortar3") { PlaceCardInMortar3() },
  card("SwiftLayout") { PlaceCardInSwiftLayout() },
  card("SwiftLayoutUtil") { PlaceCardPrinted() },
  card("LayoutBuilder") { PlaceCardInLayoutBuilder() },
]

private func card(_ module: String, _ make: @escaping @MainActor @Sendable () -> UIView) -> DocumentationPicture {
  page("place-card", module, CGSize(width: 360, height: 160), make)
}

private func page(
  _ name: String, _ module: String, _ size: CGSize, _ make: @escaping @MainActor @Sendable () -> UIView
) -> DocumentationPicture {
  var picture = drawing(name, module, size, make)
  picture.appearances = [.light]
  return picture
}

private func drawing(
  _ name: String, _ module: String, _ size: CGSize, _ make: @escaping @MainActor @Sendable () -> UIView
) -> DocumentationPicture {
  let device = (try? Device(name: "drawing", size: size, scale: 2)) ?? .iPhoneSE
  return DocumentationPicture(
    name: name, module: module, screen: Screen(name, device: device) { make() }, appearances: [.light, .dark])
}
