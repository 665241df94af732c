// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// Colors of angular gradients. The window is 200 x 100 points and white. The gradients are 80 x 80 points around the
/// point (100, 50), and are sampled in the middle between their center and their edges.
@MainActor @Suite struct AngularGradientTests {
  private let red = SwiftUI.Color(red: 1, green: 0, blue: 0)
  private let blue = SwiftUI.Color(red: 0, green: 0, blue: 1)

  private func screen(_ gradient: AngularGradient) -> HostedScreen<some View> {
    HostedScreen(Rectangle().fill(gradient).frame(width: 80, height: 80))
  }

  private func isNear(_ pixel: [UInt8], _ red: Double, _ blue: Double) -> Bool {
    pixel.count == 4 && abs(Double(pixel[0]) - red) <= 3 && abs(Double(pixel[2]) - blue) <= 3
  }

  /// Black with an opacity of 0.5 on white is 127.5, at every angle.
  @Test func translucentColorsArePaintedOnce() {
    let tone = SwiftUI.Color.black.opacity(0.5)
    let screen = screen(AngularGradient(colors: [tone, tone], center: .center))
    for (x, y) in [(120, 50), (120, 51), (120, 49), (119, 60), (100, 70), (80, 50), (80, 30), (100, 30), (130, 80)] {
      let pixel = screen.pixel(x, y)
      #expect(pixel.prefix(3).allSatisfy { (127...128).contains($0) }, "\(x), \(y): \(pixel)")
    }
  }

  /// The locations at 90, 180 and 270 degrees are 1/4, 1/2 and 3/4: red is 191, 128 and 64. Halfway along 45 degrees,
  /// the opacity of 0.5 + 0.5 / 8 = 0.5625 leaves 255 · 0.4375 = 112 of the window's green.
  @Test func colorsFollowTheAngle() {
    let turn = screen(AngularGradient(colors: [red, blue], center: .center))
    #expect(isNear(turn.pixel(100, 70), 191, 64))
    #expect(isNear(turn.pixel(80, 50), 128, 128))
    #expect(isNear(turn.pixel(100, 30), 64, 191))
    let fade = screen(AngularGradient(colors: [red.opacity(0.5), red], center: .center))
    let pixel = fade.pixel(119, 69)
    #expect(pixel[0] == 255 && abs(Int(pixel[1]) - 112) <= 2, "\(pixel)")
  }

  /// A gradient of half a turn ends at 180 degrees. The last color continues to 270 degrees, the first one to 360.
  @Test func missingAreasHaveTheEndColors() {
    let half = screen(
      AngularGradient(colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(180)))
    #expect(isNear(half.pixel(100, 70), 128, 128))
    #expect(half.pixel(80, 30) == [0, 0, 255, 255])
    #expect(half.pixel(120, 30) == [255, 0, 0, 255])
  }

  /// Two turns show their second half: at 90 degrees, the location is 1.25 / 2 = 0.625, and red is 255 · 0.375 = 96.
  @Test func longGradientsShowTheirLastTurn() {
    let long = screen(
      AngularGradient(colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(720)))
    #expect(isNear(long.pixel(100, 70), 96, 159))
  }

  /// Counterclockwise, the location at 90 degrees is 3/4.
  @Test func gradientsRunCounterclockwise() {
    let reverse = screen(
      AngularGradient(colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(-360)))
    #expect(isNear(reverse.pixel(100, 70), 64, 191))
  }

  @Test func stopsAtTheSameLocationAreSharp() {
    let stops = [
      Gradient.Stop(color: red, location: 0), .init(color: red, location: 0.5), .init(color: blue, location: 0.5),
      .init(color: blue, location: 1),
    ]
    let screen = screen(AngularGradient(stops: stops, center: .center))
    #expect(screen.pixel(80, 51) == [255, 0, 0, 255])
    #expect(screen.pixel(80, 48) == [0, 0, 255, 255])
  }
}
