// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import Testing

@testable import TesseraVector

@Suite struct SymbolTemplateTests {
  private static let svg = """
    <?xml version="1.0" encoding="UTF-8"?>
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" width="3300" height="2200">
     <style>.monochrome-0 {fill:#000000} .hierarchical-0:primary {fill:#212121}</style>
     <g id="Notes"><rect height="2200" id="artboard" style="fill:white" width="3300" x="0" y="0"/><text id="template-version">3.0</text></g>
     <g id="Guides">
      <line id="Baseline-S" x1="263" x2="3036" y1="696" y2="696"/><line id="Capline-S" x1="263" x2="3036" y1="625.5" y2="625.5"/>
      <line id="Baseline-M" x1="263" x2="3036" y1="1126" y2="1126"/><line id="Capline-M" x1="263" x2="3036" y1="1055.5" y2="1055.5"/>
      <line id="left-margin-Regular-M" x1="1400" x2="1400" y1="1030" y2="1150"/>
      <line id="right-margin-Regular-M" x1="1520" x2="1520" y1="1030" y2="1150"/>
     </g>
     <g id="Symbols">
      <g id="Black-S" transform="matrix(1 0 0 1 2876 696)"><path class="monochrome-0" d="M0 0h80v-70h-80z"/></g>
      <g id="Regular-M" transform="matrix(1 0 0 1 1410 1126)">
       <path class="monochrome-0 hierarchical-1:secondary" d="M0 0h100v-70h-100z"/>
       <path class="monochrome-0 hierarchical-0:primary" fill-rule="evenodd" d="M10-10h20v-20h-20z"/>
      </g>
     </g>
    </svg>
    """

  /// Each expected number is a number in the file to which its group's transform is applied.
  @Test func readsDrawingsAndGuides() throws {
    let template = try #require(try SymbolTemplate(svg: Array(Self.svg.utf8)))
    #expect(template.variants.keys.sorted() == ["Black-S", "Regular-M"])
    let regular = try #require(template.variant())
    #expect(regular.baseline == 1126)
    #expect(regular.capline == 1055.5)
    #expect(regular.leftMargin == 1400)
    #expect(regular.rightMargin == 1520)
    #expect(regular.layers.map(\.rule) == [.nonZero, .evenOdd])
    #expect(regular.layers[1].classes == ["monochrome-0", "hierarchical-0:primary"])
    #expect(regular.layers[0].path.tightBounds == Rect(x: 1410, y: 1056, width: 100, height: 70))
    // A drawing without margin guides uses its edges.
    let black = try #require(template.variant(weight: "Black", scale: "S"))
    #expect(black.leftMargin == 2876)
    #expect(black.rightMargin == 2956)
    #expect(black.baseline == 696)
  }

  @Test func fallsBackToAvailableVariants() throws {
    let template = try #require(try SymbolTemplate(svg: Array(Self.svg.utf8)))
    #expect(template.variant(weight: "Thin", scale: "L")?.leftMargin == 1400)
    #expect(template.variant(weight: "Black", scale: "L")?.leftMargin == 2876)
  }

  @Test func rejectsOtherDocuments() throws {
    #expect(try SymbolTemplate(svg: Array("<svg><g id='Regular-X'><path d='M0 0h1v1z'/></g></svg>".utf8)) == nil)
  }
}
