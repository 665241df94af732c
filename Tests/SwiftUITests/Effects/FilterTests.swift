// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import SwiftUI
import TesseraGraphics
import TesseraViews
import Testing

/// Colors of filtered pixels, derived from the definitions in SVG and CSS. The window is 200 x 100 points and white.
/// The views are 80 x 80 points and centered: x from 60 to 140, y from 10 to 90.
@MainActor @Suite struct FilterTests {
  private let red = SwiftUI.Color(red: 1, green: 0, blue: 0)
  private let tone = SwiftUI.Color(red: 200.0 / 255, green: 100.0 / 255, blue: 50.0 / 255)

  private func screen(_ view: some View) -> HostedScreen<some View> { HostedScreen(view.frame(width: 80, height: 80)) }

  private func color(_ view: some View) -> [UInt8] { Array(screen(view).pixel(100, 50).prefix(3)) }

  /// 0.2 is 51 of 255; (x - 0.5) · 1.5 + 0.5 is 1.5 x - 63.75 in bytes.
  @Test func brightnessAndContrast() {
    #expect(color(tone.brightness(0.2)) == [251, 151, 101])
    #expect(color(tone.brightness(-0.2)) == [149, 49, 0])
    #expect(color(tone.contrast(1.5)) == [236, 86, 11])
    #expect(color(tone.contrast(1)) == [200, 100, 50])
  }

  /// The luminance is 0.213 · 200 + 0.715 · 100 + 0.072 · 50 = 117.7. The averages of luminance and color are 158.9,
  /// 108.9 and 83.9.
  @Test func saturation() {
    #expect(color(tone.saturation(0)) == [118, 118, 118])
    #expect(color(tone.grayscale(1)) == [118, 118, 118])
    #expect(color(tone.saturation(0.5)) == [159, 109, 84])
    #expect(color(tone.grayscale(0.5)) == [159, 109, 84])
    #expect(color(tone.grayscale(0)) == [200, 100, 50])
  }

  /// A rotation by 180 degrees maps each component to 2 · 117.7 - component: 35.4, 135.4 and 185.4.
  @Test func hueRotation() {
    #expect(color(tone.hueRotation(.degrees(180))) == [35, 135, 185])
    #expect(color(tone.hueRotation(.degrees(360))) == [200, 100, 50])
  }

  /// Multiplying by half-intensity red yields 200 · 0.5 = 100. The inverted color is 55, 155, 205.
  @Test func productsAndInversion() {
    #expect(color(tone.colorMultiply(SwiftUI.Color(red: 0.5, green: 1, blue: 0))) == [100, 100, 0])
    #expect(color(tone.colorMultiply(.white)) == [200, 100, 50])
    #expect(color(tone.colorInvert()) == [55, 155, 205])
    // Half opacity on white: (200 + 255) / 2 = 227.5.
    let faded = color(tone.colorMultiply(SwiftUI.Color(red: 1, green: 1, blue: 1, opacity: 0.5)))
    #expect(zip(faded, [228, 178, 153]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(faded)")
  }

  /// White becomes opaque black, and black becomes transparent and shows the white window. Red has a luminance of
  /// 0.2125: 255 · 0.7875 = 201.
  @Test func luminanceBecomesAlpha() {
    #expect(color(SwiftUI.Color.white.luminanceToAlpha()) == [0, 0, 0])
    #expect(color(SwiftUI.Color.black.luminanceToAlpha()) == [255, 255, 255])
    #expect(color(red.luminanceToAlpha()) == [201, 201, 201])
  }

  /// The pixel centers next to an edge blurred by 4 points are half a point from it. Their fractions of red are 0.550
  /// and 0.450, so green is 255 · 0.450 = 115 and 255 · 0.550 = 140.
  @Test func blurs() {
    let soft = screen(red.blur(radius: 4))
    for (x, green) in [(60, 115), (59, 140)] {
      let pixel = soft.pixel(x, 50)
      #expect(pixel[0] == 255 && abs(Int(pixel[1]) - green) <= 2, "\(pixel)")
    }
    #expect(soft.pixel(100, 50) == [255, 0, 0, 255])
    let opaque = screen(red.blur(radius: 4, opaque: true))
    #expect(opaque.pixel(60, 10) == [255, 0, 0, 255])
    #expect(opaque.pixel(59, 50) == [255, 255, 255, 255])
    #expect(screen(red.blur(radius: 0)).pixel(59, 50) == [255, 255, 255, 255])
  }

  /// Effects apply from the inside out and to the whole view, so the overlay is inverted too.
  @Test func effectsAreNested() {
    #expect(color(tone.saturation(0).colorInvert()) == [137, 137, 137])
    #expect(color(tone.overlay(red.frame(width: 10, height: 10)).colorInvert()) == [0, 255, 255])
    let fading = color(tone.colorInvert().opacity(0.5))
    #expect(zip(fading, [155, 205, 230]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(fading)")
  }

  @Test func changesAreShown() {
    struct Example: View {
      let amount: Double
      var body: some View { SwiftUI.Color(red: 1, green: 0, blue: 0).brightness(amount).frame(width: 80, height: 80) }
    }
    let screen = HostedScreen(Example(amount: 0))
    #expect(screen.pixel(100, 50) == [255, 0, 0, 255])
    screen.controller.rootView = Example(amount: 0.2)
    #expect(screen.pixel(100, 50) == [255, 51, 51, 255])
  }

  @Test func nothingIsReported() {
    let lines = reports {
      _ = color(
        tone.blur(radius: 1).brightness(0).contrast(1).saturation(1).hueRotation(.zero).grayscale(0)
          .colorMultiply(.white).colorInvert().luminanceToAlpha())
    }
    #expect(lines.isEmpty, "\(lines)")
  }

  /// A material depends on the content below it, from which neutral filters don't separate it.
  @Test func neutralFiltersHaveNoEffect() {
    let material = Rectangle().fill(.thinMaterial).frame(width: 80, height: 80)
    func screen(_ view: some View) -> HostedScreen<some View> {
      let red = red
      return HostedScreen(
        ZStack {
          red
          view
        })
    }
    let plain = screen(material).pixel(100, 50)
    let neutral = screen(
      material.blur(radius: 0).brightness(0).contrast(1).saturation(1).hueRotation(.zero).grayscale(0)
        .colorMultiply(.white))
    #expect(neutral.pixel(100, 50) == plain)
    #expect(neutral.window.all(EffectView.self).allSatisfy { $0.layer.contentFilters.isEmpty })
    let bright = self.screen(red.brightness(0.5)).window.all(EffectView.self)
    #expect(bright.contains { !$0.layer.contentFilters.isEmpty })
  }

  // MARK: Canvases

  private func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> HostedScreen<some View> {
    screen(Canvas { context, _ in draw(&context) })
  }

  private let square = Path(CGRect(x: 20, y: 20, width: 40, height: 40))

  /// The square spans 80 to 120 in the window. Filters apply in order to everything drawn after they were added.
  @Test func canvasesHaveFilters() {
    let (tone, square) = (tone, square)
    func color(_ filters: GraphicsContext.Filter...) -> [UInt8] {
      let screen = canvas { context in
        for filter in filters { context.addFilter(filter) }
        context.fill(square, with: .color(tone))
      }
      return Array(screen.pixel(100, 50).prefix(3))
    }
    #expect(color() == [200, 100, 50])
    #expect(color(.brightness(0.2)) == [251, 151, 101])
    #expect(color(.contrast(1.5)) == [236, 86, 11])
    #expect(color(.saturation(0)) == [118, 118, 118])
    #expect(color(.grayscale(1)) == [118, 118, 118])
    #expect(color(.hueRotation(.degrees(180))) == [35, 135, 185])
    #expect(color(.colorMultiply(SwiftUI.Color(red: 0.5, green: 1, blue: 0))) == [100, 100, 0])
    #expect(color(.colorInvert()) == [55, 155, 205])
    #expect(color(.colorInvert(0.5)) == [128, 128, 128])
    // The luminance is 0.2125 · 200 + 0.7154 · 100 + 0.0721 · 50 = 117.6. 255 - 117.6 of the window's white remains.
    #expect(color(.luminanceToAlpha) == [137, 137, 137])
    #expect(color(.saturation(0), .colorInvert()) == [137, 137, 137])
    #expect(color(.colorInvert(), .saturation(0)) == [137, 137, 137])
  }

  /// A 4-point blur at an edge gives the same values as for views. The clip applies to the blurred result.
  @Test func canvasesBlur() {
    let (red, square) = (red, square)
    let soft = canvas { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 80)))
      context.addFilter(.blur(radius: 4))
      context.fill(square, with: .color(red))
    }
    for (x, green) in [(80, 115), (79, 140)] {
      let pixel = soft.pixel(x, 50)
      #expect(pixel[0] == 255 && abs(Int(pixel[1]) - green) <= 2, "\(pixel)")
    }
    #expect(soft.pixel(110, 50) == [255, 255, 255, 255])
    // The center of pixel 109 is 10.5 points (2.6 standard deviations) from the opposite edge, at 120. There, green
    // is at most 255 · 0.004 = 1.
    let inside = soft.pixel(109, 50)
    #expect(inside[0] == 255 && inside[1] <= 2, "\(inside)")
  }

  /// A sharp shadow is offset 10 points to the right and drawn below the square. Its total opacity is 0.5, and black
  /// of opacity 0.5 on white is 127.5.
  @Test func canvasesCastShadows() {
    let (red, square) = (red, square)
    let screen = canvas { context in
      context.opacity = 0.5
      context.addFilter(.shadow(color: .black, radius: 0, x: 10, y: 0))
      context.fill(square, with: .color(red))
    }
    let shadow = screen.pixel(125, 50)
    #expect(shadow.prefix(3).allSatisfy { abs(Int($0) - 128) <= 1 }, "\(shadow)")
    let body = screen.pixel(100, 50)
    #expect(body[0] == 255 && abs(Int(body[1]) - 128) <= 1, "\(body)")
  }

  /// A layer is filtered as a whole. Each copy of a context has separate filters.
  @Test func canvasLayers() {
    let (tone, square) = (tone, square)
    let screen = canvas { context in
      var copy = context
      copy.addFilter(.colorInvert())
      copy.drawLayer { layer in
        layer.fill(square, with: .color(tone))
        layer.addFilter(.brightness(1))
        layer.fill(Path(CGRect(x: 20, y: 20, width: 40, height: 10)), with: .color(tone))
      }
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 80)), with: .color(tone))
    }
    #expect(Array(screen.pixel(100, 50).prefix(3)) == [55, 155, 205])
    #expect(Array(screen.pixel(100, 35).prefix(3)) == [0, 0, 0])
    #expect(Array(screen.pixel(65, 50).prefix(3)) == [200, 100, 50])
  }
}
