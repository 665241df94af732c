// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraAssets
import TesseraFoundation
import TesseraRaster
import Testing

@_spi(Tessera) @testable import TesseraGraphics

private let red = Color(red: 255, green: 0, blue: 0)
private let green = Color(red: 0, green: 255, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 255)
private let gray = Color(red: 128, green: 128, blue: 128)

/// Image sets as written by Xcode, according to Apple's Asset Catalog Format Reference.
@Suite struct ImageSetTests {
  private let folder: CatalogFolder

  init() throws { folder = try CatalogFolder() }

  /// Returns the color of an image's first pixel for the given traits.
  private func pixel(_ image: UIImage?, _ traits: UITraitCollection = UITraitCollection()) -> Color? {
    guard let image else { return nil }
    var canvas = Canvas(list: DisplayList(width: 4, height: 4), transform: .identity)
    ImagePainter(image: image, tint: .black, traits: traits)
      .paint(in: CGRect(x: 0, y: 0, width: 4, height: 4), .scaleToFill, into: &canvas)
    guard let painted = try? canvas.list.paint() else { return nil }
    return Color(red: painted.bytes[0], green: painted.bytes[1], blue: painted.bytes[2], alpha: painted.bytes[3])
  }

  private func named(_ name: String, _ traits: UITraitCollection = UITraitCollection()) -> UIImage? {
    UIImage(named: name, in: folder.bundle, compatibleWith: traits)
  }

  @Test("The image for the screen's scale is used, or else the next larger, or else the next smaller")
  func scales() throws {
    let idiom = #""idiom":"universal""#
    try folder.writeImageSet(
      "Logo",
      [(#"\#(idiom),"scale":"1x""#, red), (#"\#(idiom),"scale":"2x""#, green), (#"\#(idiom),"scale":"3x""#, blue)])
    try folder.writeImageSet("Sharp", [(#"\#(idiom),"scale":"3x""#, blue), (#"\#(idiom),"scale":"1x""#, red)])
    for (scale, color) in [(1, red), (2, green), (3, blue)] {
      let image = named("Logo", UITraitCollection(displayScale: CGFloat(scale)))
      #expect(image?.scale == CGFloat(scale))
      // The image is two pixels wide.
      #expect(image?.size.width == 2 / CGFloat(scale))
      #expect(pixel(image, UITraitCollection(displayScale: CGFloat(scale))) == color)
    }
    #expect(named("Sharp", UITraitCollection(displayScale: 2))?.scale == 3)
  }

  @Test("A view shows the image for its appearance, contrast and device")
  func appearances() throws {
    let dark = #"{"appearance":"luminosity","value":"dark"}"#
    let high = #"{"appearance":"contrast","value":"high"}"#
    try folder.writeImageSet(
      "Hero",
      [
        (#""idiom":"universal""#, red), (#""idiom":"universal","appearances":[\#(dark)]"#, green),
        (#""idiom":"universal","appearances":[\#(dark),\#(high)]"#, blue), (#""idiom":"ipad""#, gray),
      ])
    let image = try #require(named("Hero", UITraitCollection(userInterfaceStyle: .light)))
    let night = UITraitCollection(userInterfaceStyle: .dark)
    #expect(pixel(image) == red)
    #expect(pixel(image, night) == green)
    #expect(pixel(image, night.modifyingTraits { $0.accessibilityContrast = .high }) == blue)
    #expect(pixel(image, night.modifyingTraits { $0.userInterfaceIdiom = .pad }) == gray)
    // An image loaded for dark mode can be resolved for light mode, and an image from the asset adapts to later
    // traits.
    #expect(pixel(named("Hero", night), UITraitCollection()) == red)
    #expect(pixel(image.imageAsset?.image(with: night)) == red)
    #expect(pixel(image.imageAsset?.image(with: night), night) == green)
    // A modified copy adapts to the traits and keeps its modifications.
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.resolved(for: night).renderingMode == .alwaysTemplate)
    #expect(pixel(template, night) == Color(red: 0, green: 0, blue: 0))
  }

  @Test("Languages, directions, size classes and gamuts")
  func others() throws {
    try folder.writeImageSet(
      "Arrow",
      [(#""language-direction":"left-to-right""#, red), (#""language-direction":"right-to-left""#, green)])
    try folder.writeImageSet("Back", [(#""language-direction":"left-to-right""#, red)])
    try folder.writeImageSet(
      "Wide", [("", red), (#""width-class":"compact""#, green), (#""height-class":"compact""#, blue)])
    try folder.writeImageSet("Vivid", [(#""display-gamut":"sRGB""#, red), (#""display-gamut":"display-P3""#, green)])
    let right = UITraitCollection(layoutDirection: .rightToLeft)
    #expect(pixel(named("Arrow")) == red)
    #expect(pixel(named("Arrow"), right) == green)
    #expect(named("Arrow")?.flipsForRightToLeftLayoutDirection == false)
    #expect(named("Back", right)?.flipsForRightToLeftLayoutDirection == true)
    #expect(pixel(named("Wide", UITraitCollection(horizontalSizeClass: .compact))) == red)
    #expect(pixel(named("Wide"), UITraitCollection(horizontalSizeClass: .compact)) == green)
    #expect(pixel(named("Wide"), UITraitCollection(verticalSizeClass: .compact)) == blue)
    #expect(pixel(named("Vivid")) == red)
    #expect(pixel(named("Vivid"), UITraitCollection(displayGamut: .P3)) == green)
    let set = try #require(
      ImageSet(
        name: "Flag", folder: "", json: Data(#"{"images":[{"filename":"a"},{"filename":"b","locale":"pt"}]}"#.utf8)))
    for (language, file) in [("en", "a"), ("pt", "b"), ("pt-BR", "b"), ("pt_BR", "b"), ("pts", "a")] {
      #expect(set.entry(for: UITraitCollection(), language: language)?.file == file)
    }
  }

  /// Lengths are in pixels in the file and in points in the image: 6 pixels at 3x are 2 points.
  @Test("Rendering intent, slices and alignment")
  func properties() throws {
    let insets = #"{"top":6,"left":3,"bottom":9,"right":12}"#
    try folder.writeImageSet(
      "Bubble",
      [
        (
          #""scale":"3x","resizing":{"mode":"9-part","center":{"mode":"tile"},"cap-insets":\#(insets)},"#
            + #""alignment-insets":\#(insets)"#, red
        )
      ], properties: #"{"template-rendering-intent":"template"}"#)
    try folder.writeImageSet(
      "Bar", [(#""resizing":{"mode":"3-part-horizontal","cap-insets":{"left":1,"right":1,"top":5}}"#, red)],
      properties: #"{"template-rendering-intent":"original"}"#)
    let bubble = try #require(named("Bubble"))
    let points = UIEdgeInsets(top: 2, left: 1, bottom: 3, right: 4)
    #expect(bubble.capInsets == points)
    #expect(bubble.resizingMode == .tile)
    #expect(bubble.alignmentRectInsets == points)
    #expect(bubble.renderingMode == .alwaysTemplate)
    #expect(named("Bar")?.capInsets == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
    #expect(named("Bar")?.resizingMode == .stretch)
    #expect(named("Bar")?.renderingMode == .alwaysOriginal)
  }

  @Test("Groups are part of a name only if they provide a namespace")
  func namespaces() throws {
    try folder.writeImageSet("Icons/Home", [("", red)])
    try folder.writeImageSet("Plain/Work", [("", red)])
    try folder.write(#"{"properties":{"provides-namespace":true}}"#, to: "Assets.xcassets/Icons/Contents.json")
    #expect(named("Icons/Home") != nil)
    #expect(named("Work") != nil)
    let (image, reports) = withReports { named("Home") }
    #expect(image == nil)
    #expect(reports.count == 1)
    #expect(reports.first?.hasSuffix(#"Did you mean "Icons/Home"?"#) == true)
  }

  @Test("Missing and damaged files are reported with a reason")
  func reports() throws {
    try folder.write("{", to: "Assets.xcassets/Broken.imageset/Contents.json")
    try folder.write(#"{"images":[{"filename":"gone.png"}]}"#, to: "Assets.xcassets/Gone.imageset/Contents.json")
    try folder.writeImageSet("Watch", [(#""idiom":"watch""#, red)])
    try folder.writeImageSet("Pad", [(#""idiom":"ipad""#, red)])
    try folder.write("no picture", to: "Text.png")
    for (name, words) in [
      ("Broken", "Contents.json is damaged"), ("Gone", "there is no file gone.png"), ("Watch", "damaged"),
      ("Text", "The image \"Text\""), ("Nothing", "There is no image \"Nothing\""),
    ] {
      let (image, reports) = withReports { named(name) }
      #expect(image == nil)
      #expect(reports.count == 1)
      #expect(reports.first?.contains(words) == true, "\(reports)")
    }
    let (pad, reports) = withReports { named("Pad", UITraitCollection(userInterfaceIdiom: .phone)) }
    #expect(pad == nil && reports.count == 1)
  }

  @Test(
    "Wrong contents and paths outside give no image",
    arguments: [
      "[]", "{}", #"{"images":{}}"#, #"{"images":[]}"#, #"{"images":[{"filename":"../../secret.png"}]}"#,
      #"{"images":[{"filename":5}]}"#, #"{"images":[{}]}"#, "\u{0}",
    ])
  func damage(json: String) {
    #expect(ImageSet(name: "x", folder: "/", json: Data(json.utf8)) == nil)
  }

  @Test("Cyclic links terminate")
  func cycles() throws {
    try folder.writeImageSet("Group/Deep", [("", red)])
    let link = folder.url.appendingPathComponent("Assets.xcassets/Group/Back")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("Assets.xcassets"))
    #expect(folder.catalog.names(.image) == ["Deep"])
  }

  @Test("Data sets return their bytes and type")
  func data() throws {
    try folder.write(
      #"{"data":[{"filename":"list.json","idiom":"universal","universal-type-identifier":"public.json"}]}"#,
      to: "Assets.xcassets/Recipes.dataset/Contents.json")
    try folder.write("[1]", to: "Assets.xcassets/Recipes.dataset/list.json")
    let bundle = try #require(folder.bundle)
    let asset = try #require(NSDataAsset(name: "Recipes", bundle: bundle))
    #expect(asset.data == Data("[1]".utf8))
    #expect(asset.typeIdentifier == "public.json")
    let (none, reports) = withReports { NSDataAsset(name: "Recipe", bundle: bundle) }
    #expect(none == nil)
    #expect(reports.first?.contains(#"Did you mean "Recipes"?"#) == true)
  }
}
