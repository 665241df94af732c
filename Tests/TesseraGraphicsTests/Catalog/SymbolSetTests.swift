// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraRaster
import Testing

@_spi(Tessera) @testable import TesseraGraphics

/// Symbol sets with handwritten templates in the format that the SF Symbols app exports. The baseline and the cap
/// line are 70.459 units apart, so one unit is a hundredth of the point size. The widths below are the distances
/// between the margins at 100 points.
@Suite struct SymbolSetTests {
  typealias Configuration = UIImage.SymbolConfiguration

  private let folder: CatalogFolder

  init() throws { folder = try CatalogFolder() }

  /// A cap-height block with margins of 10 on both sides. `classes` are the CSS classes of its left and right halves.
  private struct Drawing {
    var name: String
    var width: Int
    var classes = ("monochrome-0", "monochrome-0")

    var svg: String {
      let half = (width - 20) / 2
      let y = name.hasSuffix("S") ? 696.0 : name.hasSuffix("M") ? 1126.0 : 1556.0
      return """
        <line id="left-margin-\(name)" x1="1000" x2="1000" y1="0" y2="9"/>
        <line id="right-margin-\(name)" x1="\(1000 + width)" x2="\(1000 + width)" y1="0" y2="9"/>
        <g id="\(name)" transform="matrix(1 0 0 1 1010 \(y))">
          <path class="\(classes.0)" d="M0 0H\(half)V-70.459H0Z"/><path class="\(classes.1)" d="M\(half) 0H\(2 * half)V-70.459H\(half)Z"/>
        </g>
        """
    }
  }

  private func write(_ name: String, _ drawings: [Drawing], entries: String? = nil) throws {
    let guides = [("S", 696.0), ("M", 1126), ("L", 1556)].map {
      #"<line id="Baseline-\#($0)" x1="0" x2="9" y1="\#($1)" y2="\#($1)"/><line id="Capline-\#($0)" x1="0" x2="9" y1="\#($1 - 70.459)" y2="\#($1 - 70.459)"/>"#
    }
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">\(guides.joined())\(drawings.map(\.svg).joined())</svg>
      """
    try folder.write(svg, to: "Assets.xcassets/\(name).symbolset/\(name).svg")
    let entry = entries ?? #"{"filename":"\#(name).svg","idiom":"universal"}"#
    try folder.write(
      #"{"info":{"author":"xcode","version":1},"symbols":[\#(entry)]}"#,
      to: "Assets.xcassets/\(name).symbolset/Contents.json")
  }

  private func symbol(_ name: String, _ configuration: Configuration? = nil) -> UIImage? {
    let traits = UITraitCollection(displayScale: 1)
    let configuration = configuration ?? Configuration(SymbolStyle())
    return UIImage(named: name, in: folder.bundle, with: configuration.withTraitCollection(traits))
  }

  private func pixels(_ image: UIImage, tint: UIColor = .black) throws -> Bitmap {
    let size = image.size
    var canvas = Canvas(
      list: DisplayList(width: Int(size.width), height: Int(size.height)), transform: .identity)
    ImagePainter(image: image, tint: tint, traits: UITraitCollection(displayScale: 1))
      .paint(in: CGRect(origin: .zero, size: size), .scaleToFill, into: &canvas)
    return try canvas.list.paint()
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let at = (y * bitmap.width + x) * 4
    return Array(bitmap.bytes[at..<at + 4])
  }

  @Test("The exact weight and scale are used, or else the nearest")
  func variants() throws {
    try write(
      "Anchor",
      [
        Drawing(name: "Regular-S", width: 90), Drawing(name: "Regular-M", width: 120),
        Drawing(name: "Bold-M", width: 140), Drawing(name: "Regular-L", width: 150),
      ])
    let sizes: [(Configuration, CGFloat)] = [
      (Configuration(pointSize: 100), 120), (Configuration(pointSize: 50), 60),
      (Configuration(pointSize: 100, weight: .bold), 140), (Configuration(pointSize: 100, weight: .black), 140),
      (Configuration(pointSize: 100, weight: .thin), 120),
      // Regular and bold are three weights apart, so medium is 120 plus a third of 20, rounded up.
      (Configuration(pointSize: 100, weight: .medium), 127),
      (Configuration(pointSize: 100, weight: .regular, scale: .small), 90),
      (Configuration(pointSize: 100, weight: .bold, scale: .large), 150),
      // 17 points yield 20.4, rounded up to pixels.
      (Configuration(SymbolStyle()), 21),
    ]
    for (configuration, width) in sizes {
      let image = try #require(symbol("Anchor", configuration))
      #expect(image.size.width == width, "\(configuration.style)")
      #expect(image.isSymbolImage)
    }
    // The height equals a system symbol's: 20/17 of the point size, 117.6.
    #expect(symbol("Anchor", Configuration(pointSize: 100))?.size.height == 118)
    #expect(UIImage(named: "Anchor", in: folder.bundle, compatibleWith: nil)?.symbolConfiguration == nil)
  }

  @Test("Variable templates have three weights of the small scale")
  func variable() throws {
    try write(
      "Wave",
      [
        Drawing(name: "Ultralight-S", width: 60), Drawing(name: "Regular-S", width: 90),
        Drawing(name: "Black-S", width: 140),
      ])
    let sizes: [(UIImage.SymbolWeight, UIImage.SymbolScale, CGFloat)] = [
      (.ultraLight, .small, 60), (.thin, .small, 70), (.light, .small, 80), (.regular, .small, 90),
      (.bold, .small, 120),
      (.black, .small, 140),
      // The medium scale is 1 / 0.79 of the small scale, and the large scale is 1.27 times the medium scale: 113.9
      // and 144.7.
      (.regular, .medium, 114), (.unspecified, .unspecified, 114), (.regular, .large, 145),
    ]
    for (weight, scale, width) in sizes {
      let image = try #require(symbol("Wave", Configuration(pointSize: 100, weight: weight, scale: scale)))
      #expect(image.size.width == width, "\(weight) \(scale)")
    }
  }

  /// The block spans x = 10 to 110. It is as tall as capital letters and centered in 118: y = 23.8 to 94.2.
  @Test("A template is drawn in the view's tint and at its position")
  func painting() throws {
    try write("Block", [Drawing(name: "Regular-M", width: 120)])
    let image = try #require(symbol("Block", Configuration(pointSize: 100)))
    let bitmap = try pixels(image, tint: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    for (x, y) in [(10, 24), (109, 24), (10, 93), (109, 93), (60, 60)] {
      #expect(color(bitmap, x, y) == [255, 0, 0, 255], "\(x), \(y)")
    }
    for (x, y) in [(9, 60), (110, 60), (60, 22), (60, 95)] {
      #expect(color(bitmap, x, y) == [0, 0, 0, 0], "\(x), \(y)")
    }
    // The text's baseline is positioned so that its capital letters have the same center.
    let capitals = UIFont.systemFont(ofSize: 100).capHeight
    #expect(image.baselineOffsetFromBottom == (118 - capitals) / 2)
    let original = image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1), renderingMode: .alwaysOriginal)
    #expect(color(try pixels(original), 60, 60) == [0, 255, 0, 255])
  }

  @Test("Levels of a template are drawn in their colors")
  func levels() throws {
    let classes = ("multicolor-0:systemRed hierarchical-0:primary", "multicolor-1:tintColor hierarchical-1:secondary")
    try write("Flag", [Drawing(name: "Regular-M", width: 120, classes: classes)])
    let (red, blue) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let size = Configuration(pointSize: 100)
    let palette = try pixels(try #require(symbol("Flag", size.applying(Configuration(paletteColors: [red, blue])))))
    #expect(color(palette, 30, 60) == [255, 0, 0, 255])
    #expect(color(palette, 90, 60) == [0, 0, 255, 255])
    // The second hierarchical level has half the opacity.
    let faded = try pixels(try #require(symbol("Flag", size.applying(Configuration(hierarchicalColor: red)))))
    #expect(color(faded, 30, 60) == [255, 0, 0, 255])
    #expect([127, 128].contains(color(faded, 90, 60)[3]))
  }

  @Test("Copies with other configurations are redrawn")
  func configurations() throws {
    try write("Sail", [Drawing(name: "Regular-M", width: 120), Drawing(name: "Black-M", width: 160)])
    let image = try #require(symbol("Sail"))
    let traits = UITraitCollection(displayScale: 1)
    let black = Configuration(pointSize: 100, weight: .black).withTraitCollection(traits)
    #expect(image.withConfiguration(black).size.width == 160)
    #expect(image.applyingSymbolConfiguration(black)?.size.width == 160)
    #expect(image.applyingSymbolConfiguration(black)?.withRenderingMode(.alwaysTemplate).size.width == 160)
    #expect(
      image.withConfiguration(black).applyingSymbolConfiguration(Configuration(weight: .regular))?.size.width == 120)
    #expect(image.withConfiguration(black) != image)
    #expect(
      image.withConfiguration(black).resolved(for: UITraitCollection(userInterfaceStyle: .dark)).size.width == 160)
    #expect(image.imageAsset?.image(with: UITraitCollection(displayScale: 2)).scale == 2)
    #expect(image.description.contains("symbol(Sail)"))
    // System symbols can be loaded only by their system names.
    #expect(UIImage(systemName: "heart")?.isSymbolImage == true)
    #expect(MissingResources.$isSilent.withValue(true) { UIImage(systemName: "Sail") } == nil)
  }

  @Test("Views show the image for their layout direction")
  func directions() throws {
    try write(
      "Back", [Drawing(name: "Regular-M", width: 120)],
      entries:
        #"{"filename":"Back.svg","language-direction":"left-to-right"},{"filename":"Other.svg","language-direction":"right-to-left"}"#
    )
    try write("Other", [Drawing(name: "Regular-M", width: 200)])
    let (from, to) = ("Other.symbolset", "Back.symbolset")
    try FileManager.default.copyItem(
      at: folder.url.appendingPathComponent("Assets.xcassets/\(from)/Other.svg"),
      to: folder.url.appendingPathComponent("Assets.xcassets/\(to)/Other.svg"))
    let image = try #require(symbol("Back", Configuration(pointSize: 100)))
    #expect(image.size.width == 120)
    let right = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 1), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    #expect(image.resolved(for: right).size.width == 200)
  }

  @Test("Unsupported symbols are nil and reported once")
  func missing() throws {
    try write("Empty", [])
    try write("Broken", [Drawing(name: "Regular-M", width: 120)])
    try folder.write("<svg", to: "Assets.xcassets/Broken.symbolset/Broken.svg")
    try write("Gone", [], entries: #"{"filename":"Nowhere.svg"}"#)
    try folder.write("{", to: "Assets.xcassets/Json.symbolset/Contents.json")
    for (name, words) in [
      ("Empty", "has no drawing named Regular-M"), ("Broken", "Broken.svg: Line 1"),
      ("Gone", "there is no file Nowhere.svg"),
      ("Json", "Contents.json is damaged"),
    ] {
      let (image, reports) = withReports { symbol(name) }
      #expect(image == nil)
      #expect(reports.contains { $0.contains(words) }, "\(reports)")
    }
  }

  /// Templates whose cap line is just above, on or below the baseline, or whose margins are swapped, yield a drawable
  /// size or nil.
  @Test(arguments: ["1125.999999", "1126", "1200", "nan", "1e300", "-1e300"])
  func hostileLines(capline: String) throws {
    for (left, right) in [("1000", "1120"), ("1120", "1000"), ("-1e300", "1e300"), ("1000", "1000")] {
      let name = "Odd\(capline.hashValue &+ left.hashValue)"
      try write(name, [])
      try folder.write(
        """
        <svg><line id='Baseline-M' y1='1126' y2='1126' x2='1'/><line id='Capline-M' y1='\(capline)' y2='\(capline)' x2='1'/>
        <line id='left-margin-Regular-M' x1='\(left)' x2='\(left)' y2='1'/><line id='right-margin-Regular-M' x1='\(right)' x2='\(right)' y2='1'/>
        <g id='Regular-M'><path d='M1010 1126h100v-70h-100z'/></g></svg>
        """, to: "Assets.xcassets/\(name).symbolset/\(name).svg")
      let (image, _) = withReports { symbol(name) }
      if let image { #expect(image.size.width > 0 && image.size.width < 1e5 && image.size.height < 1e5) }
    }
  }
}
