// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import Tessera
import TesseraRaster
import Testing

struct CurvePlotTests {
  typealias Sample = CurvePlot.Sample

  static let plot = CurvePlot(
    series: [
      CurvePlot.Series(
        name: "a<b>",
        samples: [
          Sample(time: 0, value: 0), Sample(time: 0.5, value: 10), Sample(time: 1, value: .nan),
          Sample(time: 1, value: 5),
        ])
    ], title: "T & \"Q\"", width: 400, height: 200)

  /// The chart is 400 x 200 points. The plot spans x = 64...248 (16 points to the right edge and 136 for names) and y
  /// = 44...156.
  ///
  /// The times 0...1 have 184 / 60 = 3 intervals. 1/3 is at most 0.5, so the ticks are 0.0, 0.5 and 1.0, at x = 64,
  /// 156 and 248. The values 0...10 have 112 / 45 = 2 intervals and steps of 5, at y = 156, 100 and 44.
  @Test func svg() throws {
    let svg = Self.plot.svg()
    let lines = svg.split(separator: "\n").map(String.init)
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"400\" height=\"200\" viewBox=\"0 0 400 200\" "
    #expect(lines.first == head + "font-family=\"Inter, -apple-system, sans-serif\">")
    #expect(lines[1] == "<rect width=\"400\" height=\"200\" fill=\"#ffffff\"/>")
    #expect(lines.last == "</svg>")
    let grid = "stroke=\"#e5e5ea\" stroke-width=\"1\"/>"
    let axis = "stroke=\"#8e8e93\" stroke-width=\"1\"/>"
    func text(_ x: String, _ y: String, _ anchor: String, _ text: String, size: Int = 11) -> String {
      "<text x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\" font-size=\"\(size)\" fill=\"#3c3c43\">\(text)</text>"
    }
    let expected = [
      "<line x1=\"64\" y1=\"156\" x2=\"248\" y2=\"156\" \(grid)", text("56", "160", "end", "0"),
      "<line x1=\"64\" y1=\"100\" x2=\"248\" y2=\"100\" \(grid)", text("56", "104", "end", "5"),
      "<line x1=\"64\" y1=\"44\" x2=\"248\" y2=\"44\" \(grid)", text("56", "48", "end", "10"),
      "<line x1=\"64\" y1=\"44\" x2=\"64\" y2=\"156\" \(grid)",
      "<line x1=\"64\" y1=\"156\" x2=\"64\" y2=\"160\" \(axis)", text("64", "173", "middle", "0.0"),
      "<line x1=\"156\" y1=\"44\" x2=\"156\" y2=\"156\" \(grid)",
      "<line x1=\"156\" y1=\"156\" x2=\"156\" y2=\"160\" \(axis)", text("156", "173", "middle", "0.5"),
      "<line x1=\"248\" y1=\"44\" x2=\"248\" y2=\"156\" \(grid)",
      "<line x1=\"248\" y1=\"156\" x2=\"248\" y2=\"160\" \(axis)", text("248", "173", "middle", "1.0"),
      "<line x1=\"64\" y1=\"44\" x2=\"64\" y2=\"156\" \(axis)",
      "<line x1=\"64\" y1=\"156\" x2=\"248\" y2=\"156\" \(axis)",
      text("156", "192", "middle", "Time (s)"), text("156", "20", "middle", "T &amp; &quot;Q&quot;", size: 14),
      "<polyline points=\"64,156 156,44\" fill=\"none\" stroke=\"#0072b2\" stroke-width=\"2\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
      // A single point after the gap is drawn as a dot.
      "<circle cx=\"248\" cy=\"100\" r=\"3\" fill=\"#0072b2\"/>",
      "<line x1=\"260\" y1=\"52\" x2=\"276\" y2=\"52\" stroke=\"#0072b2\" stroke-width=\"2\"/>",
      text("282", "56", "start", "a&lt;b&gt;"),
    ]
    #expect(Array(lines[2..<lines.count - 1]) == expected)
  }

  /// The bitmap shows the same chart as the SVG.
  @Test func picture() throws {
    let bitmap = try Self.plot.bitmap(scale: 2)
    #expect((bitmap.width, bitmap.height) == (800, 400))
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      Array(bitmap.bytes[(y * 800 + x) * 4..<(y * 800 + x) * 4 + 4])
    }
    // The corner is white. The curve is 4 pixels wide, centered at the point (110, 100).
    #expect(pixel(0, 0) == [255, 255, 255, 255])
    #expect(pixel(220, 200) == [0, 114, 178, 255])
    // The dot's center, and the dash next to the curve's name.
    #expect(pixel(496, 200) == [0, 114, 178, 255])
    #expect(pixel(536, 104) == [0, 114, 178, 255])
    #expect(try Self.plot.bitmap(scale: 2) == bitmap)
    #expect(try Self.plot.bitmap(scale: -5).width == 400)
    #expect(try Self.plot.bitmap(scale: 99).width == 3200)
  }

  /// Every curve that can be requested can be drawn.
  @Test(arguments: [
    [], [CurvePlot.Series(name: "", samples: [])],
    [CurvePlot.Series(name: "one", samples: [Sample(time: 3, value: 3)])],
    [CurvePlot.Series(name: "far", samples: [Sample(time: -1e308, value: -1e308), Sample(time: 1e308, value: 1e308)])],
    [CurvePlot.Series(name: "none", samples: [Sample(time: .nan, value: .infinity)])],
    (0..<30).map { CurvePlot.Series(name: "many \($0)", samples: [Sample(time: 0, value: Double($0))]) },
  ])
  func unusualSeries(series: [CurvePlot.Series]) throws {
    for size in [Int.min, 0, 200, 641] {
      let plot = CurvePlot(series: series, width: size, height: size)
      #expect(!plot.svg().contains("nan") && !plot.svg().contains("inf"))
      #expect(try plot.bitmap(scale: 1).width == max(200, size))
    }
  }

  /// The golden shows an ease-out curve, a bounce in both directions, and steps. TESSERA_RECORD=1 writes it.
  @Test func golden() throws {
    let times = (0...60).map { Double($0) / 60 }
    let plot = CurvePlot(
      series: [
        CurvePlot.Series(name: "box.x", samples: times.map { Sample(time: $0, value: 200 * $0 * (2 - $0)) }),
        CurvePlot.Series(
          name: "box.y", samples: times.map { Sample(time: $0, value: 300 * $0 * ($0 - 0.3) * ($0 - 0.8) * 4) }),
        CurvePlot.Series(
          name: "a view with a long name.alpha",
          samples: times.map { Sample(time: $0, value: $0 > 0.4 && $0 < 0.5 ? .nan : ($0 * 4).rounded(.down) * 25) }),
      ], title: "Positions", valueLabel: "Points")
    try expectGolden(plot.bitmap(scale: 2), "curves.png")
  }

  @Test func colors() {
    #expect(Set((0..<8).map(CurvePlot.color)).count == 8)
    #expect(CurvePlot.color(8) == CurvePlot.color(0))
    #expect(CurvePlot.color(-1) == CurvePlot.color(7))
    #expect(CurvePlot.color(.min) == CurvePlot.color(0))
  }

  @Test(
    arguments: [
      (1.5, "1.5"), (-0.25, "-0.25"), (3, "3"), (0.004, "0"), (-0.004, "0"), (0.005, "0.01"), (1.05, "1.05"),
      (99.999, "100"), (-1.1, "-1.1"), (.nan, "0"), (-.infinity, "0"), (1e300, "1000000000000"),
    ] as [(Double, String)])
  func numbers(value: Double, text: String) {
    #expect(SVGText.decimal(of: value) == text)
  }

  @Test func omitsControlCharacters() {
    #expect(XMLText.escaped("a\u{0}b\u{1B}c\nd é 日", lineEnds: .spaces) == "a[U+0000]b[U+001B]c d é 日")
    #expect(XMLText.escaped("a\tb\n<\"&\">", lineEnds: .kept) == "a\tb\n&lt;&quot;&amp;&quot;&gt;")
    #expect(XMLText.escaped("a\tb\n") == "a&#9;b&#10;")
  }
}
