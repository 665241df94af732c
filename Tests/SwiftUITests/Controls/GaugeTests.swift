// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import Testing

/// Pixels of gauges in front of a blue view. The window is 200 x 100 points, and gauges are in the middle.
@MainActor @Suite struct GaugeTests {
  private let red = SwiftUI.Color(red: 1, green: 0, blue: 0)
  private let green = SwiftUI.Color(red: 0, green: 1, blue: 0)
  private let backdrop: [UInt8] = [0, 0, 255, 255]

  private func screen(
    _ value: Double, _ style: some GaugeStyle, tint: some ShapeStyle, rightToLeft: Bool = false
  ) -> HostedScreen<some View> {
    HostedScreen(
      ZStack {
        SwiftUI.Color(red: 0, green: 0, blue: 1)
        Gauge(value: value) { EmptyView() }.gaugeStyle(style).tint(tint).frame(width: 100)
      }
      .environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight))
  }

  /// The ring's radius is (58 - 6) / 2 = 26 around (100, 50). At 0.5, the marker is at the top, at (100, 24). Its radius
  /// is 3, and the ring is cut out up to a radius of 5. The pixel (103, 24) is 3 to 4.1 points away.
  @Test func circularMarkersAreCutOut() {
    let screen = screen(0.5, .accessoryCircular, tint: red)
    #expect(screen.pixel(100, 24) == [255, 0, 0, 255])
    #expect(screen.pixel(103, 24) == backdrop)
    // At x = 10.5, the ring is sqrt(26² - 10.5²) = 23.8 above the center.
    #expect(screen.pixel(110, 26) == [255, 0, 0, 255])
    #expect(screen.pixel(100, 76) == backdrop)
  }

  /// The bar spans x = 50 to 150. At 0.5, the marker is at x = 100.
  @Test func linearMarkersAreCutOut() {
    let screen = screen(0.5, .accessoryLinear, tint: red)
    #expect(screen.pixel(100, 50) == [255, 0, 0, 255])
    #expect(screen.pixel(103, 50) == backdrop)
    #expect(screen.pixel(96, 49) == backdrop)
    #expect(screen.pixel(110, 50) == [255, 0, 0, 255])
  }

  /// A gradient spans the bar: in the middle, both components are 128. The value 0.75 hides the rest.
  @Test func gradientsRunAlongBars() {
    let gradient = Gradient(colors: [red, green])
    for isMirrored in [false, true] {
      let screen = screen(0.75, .accessoryLinearCapacity, tint: gradient, rightToLeft: isMirrored)
      // The bar is below the label, which is empty.
      guard let row = (0..<100).first(where: { screen.pixel(100, $0)[2] == 0 }) else {
        Issue.record("There is no bar.")
        continue
      }
      let middle = screen.pixel(100, row + 2)
      #expect(abs(Int(middle[0]) - 128) <= 4 && abs(Int(middle[1]) - 128) <= 4, "\(middle)")
      let leading = screen.pixel(isMirrored ? 146 : 53, row + 2)
      #expect(leading[0] > 240 && leading[1] < 15, "\(leading)")
      #expect(screen.pixel(isMirrored ? 53 : 146, row + 2)[2] > 100)
    }
  }

  /// On the open ring, a gradient runs clockwise from the lower left to the lower right.
  @Test func gradientsRunAlongRings() {
    let screen = screen(0, .accessoryCircular, tint: Gradient(colors: [red, green]))
    let top = screen.pixel(100, 24)
    #expect(abs(Int(top[0]) - 128) <= 4 && abs(Int(top[1]) - 128) <= 4, "\(top)")
    // Left of the center, 45 of 270 degrees: red is 255 · 5/6 = 212.
    let left = screen.pixel(74, 50)
    #expect(abs(Int(left[0]) - 212) <= 4 && abs(Int(left[1]) - 43) <= 4, "\(left)")
  }

  /// At 0, only the translucent track is visible.
  @Test func emptyGaugesHaveNoFill() {
    let red = red
    func hasRed(_ screen: HostedScreen<some View>, _ columns: Range<Int>, _ rows: Range<Int>) -> Bool {
      columns.contains { x in rows.contains { screen.pixel(x, $0)[0] > 200 } }
    }
    #expect(!hasRed(screen(0, .linearCapacity, tint: red), 50..<54, 40..<60))
    #expect(!hasRed(screen(0, .accessoryCircularCapacity, tint: red), 98..<102, 20..<28))
    #expect(hasRed(screen(0.5, .accessoryCircularCapacity, tint: red), 98..<106, 20..<28))
  }
}
