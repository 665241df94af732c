// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

@Suite struct SVGColorTests {
  // Examples and definitions from CSS Color 4: #rgb doubles each digit, and hsl(120, 100%, 50%) is lime.
  @Test(arguments: [
    ("red", 0xFF00_00FF), ("RebeccaPurple", 0x6633_99FF), ("lightgoldenrodyellow", 0xFAFA_D2FF), ("grey", 0x8080_80FF),
    ("#0f0", 0x00FF_00FF), ("#0F08", 0x00FF_0088), ("#336699", 0x3366_99FF), ("#33669980", 0x3366_9980),
    ("#CD853F icc-color(x, 1)", 0xCD85_3FFF), ("rgb(255, 0, 51)", 0xFF00_33FF), ("rgb(100% 0% 20%)", 0xFF00_33FF),
    ("rgba(255,0,51,.5)", 0xFF00_3380), ("rgb(255 0 51 / 50%)", 0xFF00_3380), ("rgb(300,-5,0)", 0xFF00_00FF),
    ("hsl(120, 100%, 50%)", 0x00FF_00FF), ("hsl(0.5turn 100% 50%)", 0x00FF_FFFF), ("hsl(-120,100%,25%)", 0x0000_80FF),
    // 210 degrees, 80 % and 40 % have a chroma of 0.64, so the components are 0.4 - 0.32 = 0.08, 0.4 and 0.72: 20.4,
    // 102 and 183.6.
    ("hsl(210,80%,40%)", 0x1466_B8FF), ("hsla(10,0%,50%,0.2)", 0x8080_8033), ("transparent", 0),
    (" Blue ", 0x0000_FFFF),
  ])
  func reads(text: String, expected: UInt32) {
    let color = Color(
      red: UInt8(expected >> 24), green: UInt8(expected >> 16 & 255), blue: UInt8(expected >> 8 & 255),
      alpha: UInt8(expected & 255))
    #expect(SVGColor.parse(text) == .color(color))
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#gggggg", "#+12345", "rgb(1,2)", "rgb(1,2,3", "rgb(a,b,c)", "hsl(1,2)", "redd",
    "url(#a)",
    "rgb(1,2,3,4,5)", "#fffé",
  ])
  func rejectsInvalidColors(text: String) {
    #expect(SVGColor.parse(text) == nil)
  }

  @Test func readsCurrentColor() {
    #expect(SVGColor.parse("currentColor") == .current)
    #expect(SVGColorNames.values.count == 148)
  }
}
