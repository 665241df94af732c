// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SwiftUI
import Testing
import TesseraViews

/// Styles that refer to the environment in which they are set, shadows of styles, and shapes with several styles.
@MainActor
@Suite struct StyleResolutionTests {
  private func color(_ view: some View) -> UIColor? {
    HostedScreen(view).labels.first?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
  }
  /// A text in a stack, because modifiers of a text alone do not change its environment.
  private var text: some View { VStack { Text("A") } }

  /// Without the outer style, each of these styles would refer to itself without end.
  @Test func stylesReferToTheOuterStyle() {
    #expect(color(text.foregroundStyle(AnyShapeStyle(.primary)).foregroundStyle(SwiftUI.Color.green)) == .systemGreen)
    #expect(color(text.foregroundStyle(ForegroundStyle()).foregroundStyle(SwiftUI.Color.green)) == .systemGreen)
    let faded = color(text.foregroundStyle(.primary.opacity(0.5)).foregroundStyle(SwiftUI.Color.green))
    #expect(faded?.cgColor.alpha == 0.5)
    let tint = text.foregroundStyle(.tint).tint(AnyShapeStyle(.tint)).tint(SwiftUI.Color.green)
    #expect(color(tint) == .systemGreen)
    let background = text.foregroundStyle(.background).backgroundStyle(.background).backgroundStyle(SwiftUI.Color.green)
    #expect(color(background) == .systemGreen)
  }

  /// The shadow is 4 points below the 10 x 10 square at the center of 40 x 40 points, so row 27 is black below the square
  /// at rows 15 to 24.
  @Test func stylesHaveShadows() {
    let style = SwiftUI.Color.white.shadow(.drop(color: .black, radius: 0, x: 0, y: 4))
    let screen = HostedScreen(
      Rectangle().fill(style).frame(width: 10, height: 10).frame(width: 40, height: 40).background(SwiftUI.Color.white),
      width: 40, height: 40)
    #expect(screen.pixel(20, 27) == [0, 0, 0, 255])
    #expect(screen.pixel(20, 20) == [255, 255, 255, 255])
    #expect(screen.pixel(20, 31) == [255, 255, 255, 255])
  }

  /// A text's own style has the shadow as an attribute. Texts blur by the radius of the Gaussian, 2 standard deviations.
  @Test func textsHaveShadows() throws {
    let style = SwiftUI.Color.white.shadow(.drop(color: .black, radius: 3, x: 1, y: 2))
    let label = try #require(HostedScreen(Text("A").foregroundStyle(style)).labels.first)
    let shadow = label.attributedText?.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow
    #expect(shadow?.shadowBlurRadius == 6)
    #expect(shadow?.shadowOffset == CGSize(width: 1, height: 2))
  }

  /// A red square of 20 points with a blue border of 4 points inside, in a screen of 20 x 20 points.
  @Test func shapesHaveSeveralStyles() {
    let (red, blue) = (SwiftUI.Color(red: 1, green: 0, blue: 0), SwiftUI.Color(red: 0, green: 0, blue: 1))
    let screen = HostedScreen(Rectangle().fill(red).strokeBorder(blue, lineWidth: 4), width: 20, height: 20)
    #expect(screen.pixel(2, 10) == [0, 0, 255, 255])
    #expect(screen.pixel(10, 10) == [255, 0, 0, 255])
    // The stroke is centered on the edge: 2 of its 4 points are inside.
    let stroked = HostedScreen(Rectangle().fill(red).stroke(blue, lineWidth: 4), width: 20, height: 20)
    #expect(stroked.pixel(1, 10) == [0, 0, 255, 255])
    #expect(stroked.pixel(3, 10) == [255, 0, 0, 255])
  }

  /// A circle of 20 points in the center of 40 has a stroke of 8 points, of which 4 are outside of the circle: from x = 6.
  @Test func angularGradientsFillStrokesOutsideTheBounds() {
    let red = SwiftUI.Color(red: 1, green: 0, blue: 0)
    let ring = Circle().stroke(.conicGradient(colors: [red, red]), lineWidth: 8).frame(width: 20, height: 20)
    let screen = HostedScreen(ring.frame(width: 40, height: 40), width: 40, height: 40)
    #expect(screen.pixel(8, 20) == [255, 0, 0, 255])
    #expect(screen.pixel(20, 8) == [255, 0, 0, 255])
  }
}
