// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraGraphics
import TesseraViews
import Testing

/// Gradients as foreground styles, and gradients of colors. The window is 200 x 100 points and white.
@MainActor @Suite struct GradientStyleTests {
  private let red = SwiftUI.Color(red: 1, green: 0, blue: 0)
  private let green = SwiftUI.Color(red: 0, green: 1, blue: 0)
  private let blue = SwiftUI.Color(red: 0, green: 0, blue: 1)
  private var across: LinearGradient {
    LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing)
  }

  /// Returns the first pixel of a row that is not blended with the white window: one component is at most 20.
  private func ink(_ screen: HostedScreen<some View>, _ columns: some Sequence<Int>, row: Int) -> [UInt8]? {
    columns.lazy.map { screen.pixel($0, row) }.first { $0.prefix(3).contains { $0 <= 20 } && $0[1] <= 20 || $0[0] == 0 }
  }

  /// The image spans x = 80 to 120. Its gradient changes by 255 / 40 = 6 per pixel, so 3 at the middle of a pixel.
  @Test func templateImagesShowGradients() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let image = Image(uiImage: picture).renderingMode(.template)
    let screen = HostedScreen(image.foregroundStyle(across))
    for (x, red) in [(80, 252), (100, 124), (119, 3)] {
      let pixel = screen.pixel(x, 40)
      #expect(abs(Int(pixel[0]) - red) <= 3 && pixel[1] <= 1 && abs(Int(pixel[2]) - 255 + red) <= 3, "\(pixel)")
    }
    // The lower half of the image is transparent.
    #expect(screen.pixel(100, 60) == [255, 255, 255, 255])
    let original = HostedScreen(Image(uiImage: picture).renderingMode(.original).foregroundStyle(across))
    #expect(original.pixel(80, 40) == [0, 0, 0, 255])
    screen.controller.rootView = image.foregroundStyle(across)
    #expect(screen.pixel(80, 40)[0] > 245)
  }

  @Test func symbolsShowGradients() throws {
    for mode in [SymbolRenderingMode.monochrome, .hierarchical] {
      let symbol = Image(systemName: "square.fill").font(.system(size: 60)).symbolRenderingMode(mode)
      let screen = HostedScreen(symbol.foregroundStyle(across))
      let frame = try #require(screen.window.first(UIImageView.self)).frame
      let middle = screen.pixel(Int(frame.midX), 50)
      #expect(abs(Int(middle[0]) - 128) <= 8 && abs(Int(middle[2]) - 128) <= 8 && middle[1] == 0, "\(middle)")
      let quarter = screen.pixel(Int(frame.minX + frame.width / 4), 50)
      #expect(abs(Int(quarter[0]) - 191) <= 8 && abs(Int(quarter[2]) - 64) <= 8 && quarter[1] == 0, "\(quarter)")
    }
  }

  /// A color replaces a gradient, and a gradient a color.
  @Test func foregroundStylesChange() throws {
    struct Example: View {
      let style: AnyShapeStyle
      var body: some View {
        Image(systemName: "square.fill").font(.system(size: 60)).foregroundStyle(style)
      }
    }
    let screen = HostedScreen(Example(style: AnyShapeStyle(green)))
    #expect(screen.pixel(100, 50) == [0, 255, 0, 255])
    screen.controller.rootView = Example(style: AnyShapeStyle(across))
    #expect(screen.pixel(100, 50)[1] == 0)
    screen.controller.rootView = Example(style: AnyShapeStyle(green))
    #expect(screen.pixel(100, 50) == [0, 255, 0, 255])
  }

  /// The stems of the outer letters are near the ends of the gradient, which spans the label.
  @Test func textsShowGradients() throws {
    let text = Text(verbatim: "HHH").font(.system(size: 60, weight: .black))
    for view in [AnyView(text.foregroundStyle(across)), AnyView(VStack { text }.foregroundStyle(across))] {
      let screen = HostedScreen(view)
      let first = try #require(ink(screen, 0..<100, row: 50))
      let last = try #require(ink(screen, (100..<200).reversed(), row: 50))
      #expect(first[0] > 220 && first[2] < 40, "\(first)")
      #expect(last[0] < 40 && last[2] > 220, "\(last)")
    }
  }

  @Test func concatenatedTextsHaveTheirOwnStyles() throws {
    let (start, end) = (Text(verbatim: "HH").foregroundStyle(across), Text(verbatim: "H").foregroundColor(green))
    let screen = HostedScreen((start + end).font(.system(size: 60, weight: .black)))
    let first = try #require(ink(screen, 0..<100, row: 50))
    #expect(first[0] > 220 && first[2] < 40, "\(first)")
    let last = try #require((100..<200).reversed().lazy.map { screen.pixel($0, 50) }.first { $0[0] == 0 })
    #expect(last == [0, 255, 0, 255])
    #expect(screen.texts == ["HHH"])
  }

  /// Black mixed with 20 percent white is 51. On white, 0.1 · 51 + 0.9 · 255 = 234.6 at the top, and 0.9 · 255 = 229.5
  /// at the bottom.
  @Test func gradientsOfTranslucentColorsKeepTheOpacity() {
    let tone = SwiftUI.Color(red: 0, green: 0, blue: 0).opacity(0.1)
    let screen = HostedScreen(Rectangle().fill(tone.gradient).frame(width: 80, height: 80))
    #expect(abs(Int(screen.pixel(100, 10)[0]) - 235) <= 1)
    #expect(abs(Int(screen.pixel(100, 89)[0]) - 230) <= 1)
  }
}

/// The outlines of rectangles with different corners.
@MainActor @Suite struct UnevenCornerTests {
  private let rect = CGRect(x: 0, y: 0, width: 200, height: 100)

  /// Four equal continuous corners are a rounded rectangle's.
  @Test func equalContinuousCornersAreARoundedRectangle() {
    let radii = RectangleCornerRadii(topLeading: 20, bottomLeading: 20, bottomTrailing: 20, topTrailing: 20)
    let uneven = UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect)
    #expect(uneven == RoundedRectangle(cornerRadius: 20, style: .continuous).path(in: rect))
    #expect(uneven != UnevenRoundedRectangle(cornerRadii: radii, style: .circular).path(in: rect))
  }

  /// A continuous corner covers 1.52866 radii of each side, a circular one 1 radius. Without enough space for the former,
  /// a corner is circular: 1.52866 · (40 + 40) = 122 exceeds the height of 100.
  @Test func cornersAreContinuousWhereTheyHaveSpace() {
    func start(_ radii: RectangleCornerRadii) -> CGPoint? {
      var points: [CGPoint] = []
      UnevenRoundedRectangle(cornerRadii: radii, style: .continuous).path(in: rect).forEach {
        if case .move(let point) = $0 { points.append(point) }
      }
      return points.first
    }
    let alone = start(RectangleCornerRadii(topLeading: 20))
    #expect(abs((alone?.y ?? 0) - 20 * 1.52866) < 0.001 && alone?.x == 0)
    #expect(start(RectangleCornerRadii(topLeading: 40, bottomLeading: 40)) == CGPoint(x: 0, y: 40))
    #expect(start(RectangleCornerRadii(topTrailing: 20)) == .zero)
  }
}
