// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@testable import TesseraRaster
import Testing

@Suite struct DescriptionTests {
  /// Each command is one line, indented by its enclosing groups.
  @Test func dump() {
    var list = DisplayList(width: 30, height: 20, background: .white)
    let rect = Rect(x: 1, y: 2.5, width: 8, height: 9)
    list.append(.beginGroup(opacity: 0.5, shadow: nil, .identity))
    list.append(.beginClip(.roundedRect(RoundedRect(rect, radius: 3)), .translation(x: 4, y: 0)))
    list.append(.fill(.rect(rect), .color(.black), .scale(x: 3, y: 3)))
    list.append(.endClip)
    list.append(.endGroup)
    var path = Path(line: [(0, 0), (5, 5)])
    path.close()
    list.append(.stroke(.path(path, .nonZero), StrokeStyle(width: 2, cap: .round), .color(.clear), .identity))
    let run = GlyphRun(font: SquareFont(), size: 17, glyphs: [GlyphRun.Glyph(id: 7, position: Point(x: 1, y: 2))])
    list.append(.glyphs(run, .black, Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)))
    let shadow = DisplayList.Shadow(color: .black, offset: Point(x: 0, y: 2), sigma: 4)
    list.append(.shadow(.rect(rect), shadow, .identity))
    list.append(.beginMix(.dissolve(0.25)))
    list.append(.beginMix(.mask))
    list.append(.endMix)
    list.append(.mixWith)
    list.append(.stroke(.rect(rect), StrokeStyle(width: 1, join: .bevel, start: 0.5), .color(.black), .identity))
    list.append(.endMix)
    #expect(
      list.description == """
        canvas 30 x 20, background #FFFFFFFF
        group opacity 0.5
          clip to rounded rect (1, 2.5, 8, 9) radius 3 at (4, 0)
            fill rect (1, 2.5, 8, 9) with #000000FF by scale (3, 3)
          end clip
        end group
        stroke path M 0 0 L 5 5 Z 2 wide, round caps, miter 10 joins with #00000000
        glyphs Squares 17 pt [7@(1, 2)] with #000000FF by [0 1 -1 0 0 0]
        silhouette of rect (1, 2.5, 8, 9), shadow #000000FF offset (0, 2) sigma 4
        dissolve 0.25
          mask
          end mix
        with
          stroke rect (1, 2.5, 8, 9) 1 wide, butt caps, bevel joins from 0.5 to 1 with #000000FF
        end mix
        """)
  }
}
