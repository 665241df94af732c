// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// Colors of pixels away from edges, derived from the definitions of the shapes. The window is 200 x 100 points and
/// white, without a safe area. The views are 80 x 80 points and centered: x from 60 to 140, y from 10 to 90.
@MainActor @Suite struct DrawingTests {
  private let white: [UInt8] = [255, 255, 255, 255]
  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let pureRed = SwiftUI.Color(red: 1, green: 0, blue: 0)
  private let pureBlue = SwiftUI.Color(red: 0, green: 0, blue: 1)

  private func screen(_ view: some View) -> HostedScreen<some View> { HostedScreen(view.frame(width: 80, height: 80)) }

  /// On the diagonal, the circle begins 40 - 40 / sqrt(2) = 11.7 points from both edges of its frame.
  @Test func circles() {
    let screen = screen(Circle().fill(pureRed))
    #expect(screen.pixel(100, 50) == red)
    #expect(screen.pixel(61, 50) == red)
    #expect(screen.pixel(70, 20) == white)
    #expect(screen.pixel(73, 23) == red)
    #expect(screen.pixel(58, 50) == white)
  }

  /// A corner of radius 40 is a quarter circle. On the diagonal, a corner of radius 10 begins 10 - 10 / sqrt(2) = 2.9
  /// points from both edges.
  @Test func roundedRectangles() {
    let screen = screen(RoundedRectangle(cornerRadius: 10, style: .circular).fill(pureRed))
    #expect(screen.pixel(61, 11) == white)
    #expect(screen.pixel(64, 14) == red)
    #expect(screen.pixel(70, 10) == red)
    #expect(screen.pixel(138, 88) == white)
  }

  /// Half of the 10-point `stroke` is outside the frame. `strokeBorder` is entirely inside.
  @Test func strokes() {
    let outer = screen(Rectangle().stroke(pureRed, lineWidth: 10))
    #expect(outer.pixel(56, 50) == red)
    #expect(outer.pixel(63, 50) == red)
    #expect(outer.pixel(67, 50) == white)
    let inner = screen(Rectangle().strokeBorder(pureRed, lineWidth: 10))
    #expect(inner.pixel(57, 50) == white)
    #expect(inner.pixel(62, 50) == red)
    #expect(inner.pixel(68, 50) == red)
    #expect(inner.pixel(72, 50) == white)
  }

  /// A circle's path starts at the right and runs clockwise, so its first quarter is at the bottom right.
  @Test func trimming() {
    let screen = screen(Circle().trim(from: 0, to: 0.25).stroke(pureRed, lineWidth: 10))
    #expect(screen.pixel(100 + 28, 50 + 28) == red)
    #expect(screen.pixel(100 - 28, 50 + 28) == white)
    #expect(screen.pixel(100 + 28, 50 - 28) == white)
    #expect(screen.pixel(100 - 28, 50 - 28) == white)
  }

  /// The gradient is 80 pixels wide, so the first and last pixel centers are half a pixel from the ends. Their colors
  /// differ from the end colors by 255 / 80 / 2 = 1.6, plus rounding.
  @Test func gradientsEndWithTheirColors() {
    let screen = screen(LinearGradient(colors: [pureRed, pureBlue], startPoint: .leading, endPoint: .trailing))
    for (x, color) in [(60, red), (139, blue)] {
      let pixel = screen.pixel(x, 50)
      #expect(zip(pixel, color).allSatisfy { abs(Int($0) - Int($1)) <= 4 }, "\(pixel)")
    }
    let middle = screen.pixel(100, 50)
    #expect(middle.count == 4 && abs(Int(middle[0]) - Int(middle[2])) <= 8, "\(middle)")
  }

  /// 0.5 x 0.5 = 0.25 of black on white: 255 x 0.75 = 191.
  @Test func opacitiesMultiply() {
    let screen = screen(Rectangle().fill(.black).opacity(0.5).opacity(0.5))
    let pixel = screen.pixel(100, 50)
    #expect(pixel.dropLast().allSatisfy { abs(Int($0) - 191) <= 1 }, "\(pixel)")
  }

  @Test func clippingIsTransparentOutside() {
    let screen = screen(pureRed.clipShape(Circle()))
    #expect(screen.pixel(100, 50) == red)
    #expect(screen.pixel(62, 12) == white)
    let overflow = HostedScreen(pureRed.frame(width: 150, height: 50).frame(width: 50, height: 50).clipped())
    #expect(overflow.pixel(100, 50) == red)
    #expect(overflow.pixel(70, 50) == white)
  }

  @Test func laterViewsAreInFrontUnlessTheZIndexDiffers() {
    #expect(
      screen(
        ZStack {
          pureRed; pureBlue
        }
      ).pixel(100, 50) == blue)
    #expect(
      screen(
        ZStack {
          pureRed.zIndex(1); pureBlue
        }
      ).pixel(100, 50) == red)
    #expect(
      screen(
        ZStack {
          pureRed; pureBlue.zIndex(-1)
        }
      ).pixel(100, 50) == red)
  }

  @Test func backgroundsAndOverlays() {
    let small = pureRed.frame(width: 20, height: 20)
    #expect(screen(small.frame(width: 80, height: 80).background(pureBlue)).pixel(100, 50) == red)
    #expect(screen(small.frame(width: 80, height: 80).background(pureBlue)).pixel(70, 20) == blue)
    #expect(screen(pureRed.overlay(pureBlue.frame(width: 20, height: 20))).pixel(100, 50) == blue)
    #expect(screen(pureRed.overlay(pureBlue.frame(width: 20, height: 20))).pixel(70, 20) == red)
  }

  /// Rotating or scaling a view keeps its layout frame, so its neighbor does not move. 20 x 40 points rotated by 90
  /// degrees are drawn as 40 x 20.
  @Test func transformsDoNotChangeTheLayout() {
    func row(_ view: some View) -> HostedScreen<some View> {
      HostedScreen(
        HStack(spacing: 0) {
          view
          pureBlue.frame(width: 20, height: 40)
        })
    }
    let bar = pureRed.frame(width: 20, height: 40)
    // The bars span x = 80 to 100 and x = 100 to 120, and y = 30 to 70.
    let turned = row(bar.rotationEffect(.degrees(90)))
    #expect(turned.pixel(110, 35) == blue)
    #expect(turned.pixel(72, 50) == red)
    #expect(turned.pixel(90, 35) == white)
    let scaled = row(bar.scaleEffect(0.5))
    #expect(scaled.pixel(110, 35) == blue)
    #expect(scaled.pixel(90, 50) == red)
    #expect(scaled.pixel(82, 50) == white)
  }
}
