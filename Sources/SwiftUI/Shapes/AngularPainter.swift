// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A painter that approximates an angular gradient with solid sectors.
struct AngularPainter {
  private static let sectorCount = 360

  private let colors: [UIColor]
  private let locations: [CGFloat]
  private let center: UnitPoint
  private let start: Double
  private let extent: Double

  init(_ gradient: GradientPaint, _ center: UnitPoint, _ start: Angle, _ end: Angle, _ traits: UITraitCollection) {
    colors = gradient.colors.map { $0.resolvedColor(with: traits) }
    locations = gradient.locations
    self.center = center
    self.start = start.radians
    extent = end.radians - start.radians
  }

  /// Returns an image of the gradient with a size in points, or nil if the size is empty.
  @MainActor
  func image(_ size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, !colors.isEmpty else { return nil }
    let middle = CGPoint(x: size.width * center.x, y: size.height * center.y)
    let radius = (size.width + size.height) * 2
    return UIGraphicsImageRenderer(size: size).image { context in
      // Each sector also covers the next one, and the first sector is a whole turn, so that there are no gaps.
      for sector in 0..<Self.sectorCount {
        let fraction = Double(sector) / Double(Self.sectorCount)
        let end = sector == 0 ? 1 : min(fraction + 2 / Double(Self.sectorCount), 1)
        let path = UIBezierPath()
        path.move(to: middle)
        path.addArc(
          withCenter: middle, radius: radius, startAngle: start + fraction * 2 * .pi, endAngle: start + end * 2 * .pi,
          clockwise: true)
        path.close()
        color(at: extent == 0 ? 1 : fraction * 2 * .pi / extent).setFill()
        path.fill()
      }
    }
  }

  /// Returns the color at a location, interpolated between the surrounding stops.
  private func color(at location: Double) -> UIColor {
    let location = CGFloat(location)
    guard let next = locations.firstIndex(where: { $0 >= location }) else { return colors[colors.count - 1] }
    guard next > 0 else { return colors[0] }
    let (low, high) = (locations[next - 1], locations[next])
    let fraction = high > low ? Double((location - low) / (high - low)) : 1
    return Color(colors[next - 1]).mix(with: Color(colors[next]), by: fraction).uiColor
  }
}
