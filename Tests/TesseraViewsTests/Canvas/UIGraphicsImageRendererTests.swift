// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import TesseraRaster
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

/// Pixels of rendered images, calculated by hand.
@MainActor @Suite struct UIGraphicsImageRendererTests {
  func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  func rows(_ image: UIImage) -> [String] {
    guard case .bitmap(let bitmap) = image.content else { return [] }
    return (0..<bitmap.height).map { y in
      (0..<bitmap.width).map { x in
        let at = (y * bitmap.width + x) * 4
        let pixel = Array(bitmap.bytes[at..<at + 4])
        return switch pixel {
        case [0, 0, 0, 0]: "."
        case [255, 0, 0, 255]: "R"
        case [0, 0, 255, 255]: "B"
        case [0, 0, 0, 255]: "K"
        case [128, 0, 0, 128]: "r"
        default: "?\(pixel)"
        }
      }.joined()
    }
  }

  /// At two pixels per point, the rectangle from (1, 0) to (2, 1) covers 2 x 2 pixels.
  @Test func rectangles() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format(2)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(1, 0, 1, 1))
    }
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
    #expect(rows(image) == ["..RR..", "..RR..", "......", "......"])
  }

  @Test func opaqueAndOrigin() {
    let bounds = CGRect(10, 10, 3, 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format(1, opaque: true)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(11, 10, 1, 1))
    }
    #expect(rows(image) == ["KBK", "KKK"])
  }

  /// A triangle covers half of each pixel on its diagonal: 128 of 255.
  @Test func coverage() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format(1)).image { _ in
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 0, y: 3))
      path.addLine(to: CGPoint(x: 3, y: 3))
      path.close()
      UIColor.red.setFill()
      path.fill()
    }
    #expect(rows(image) == ["r..", "Rr.", "RRr"])
  }

  @Test func frames() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(1)).image { context in
      UIColor.red.set()
      UIRectFrame(CGRect(0, 0, 4, 3))
      UIColor.blue.setFill()
      context.clip(to: CGRect(0, 0, 2, 4))
      context.fill(CGRect(1, 1, 3, 3))
    }
    #expect(rows(image) == ["RRRR", "RB.R", "RBRR", ".B.."])
  }

  /// A gradient from red to blue over 2 points is extended only before its start, so the pixels before the start are
  /// red and the pixels after the end are transparent.
  @Test func gradients() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: format(1)).image { context in
      let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil) else { return }
      context.cgContext.drawLinearGradient(
        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: .drawsBeforeStartLocation)
    }
    let row = rows(image)[0]
    #expect(row.hasPrefix("RR?") && row.hasSuffix(".."))
  }

  @Test func hierarchies() {
    let view = UIView(frame: CGRect(50, 50, 2, 2))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(1, 1, 1, 1))
    child.backgroundColor = .blue
    view.addSubview(child)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(1))
    let image = renderer.image { _ in
      view.drawHierarchy(in: CGRect(0, 0, 4, 4), afterScreenUpdates: true)
    }
    #expect(rows(image) == ["RRRR", "RRRR", "RRBB", "RRBB"])
    #expect(rows(renderer.image { view.layer.render(in: $0.cgContext) }) == ["RR..", "RB..", "....", "...."])
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
  }

  /// A view redraws its 32-pixel image, which is shown at 8 pixels, for every frame. The painter averages it once.
  @Test func redrawingAveragesOnce() throws {
    final class Badge: UIView {
      override func draw(_ rect: CGRect) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 4
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
          UIColor.red.setFill()
          context.cgContext.fillEllipse(in: rect)
        }
        image.draw(in: rect)
      }
    }
    let painter = Painter()
    let pictures = try (0..<2).map { _ in
      try painter.paint(
        Badge(frame: CGRect(0, 0, 8, 8)).displayList(scale: 1, pixels: (8, 8), background: .white))
    }
    #expect(pictures[0] == pictures[1])
    #expect(painter.caches.images.averagingCount == 1)
  }

  @Test func emptySize() {
    let renderer = UIGraphicsImageRenderer(size: .zero)
    #expect(renderer.image { _ in }.size == .zero)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: CGFloat.infinity, height: 1)).image { _ in }.size == .zero)
  }

  @Test func png() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format(1))
    let data = renderer.pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(0, 0, 1, 1))
    }
    let image = try #require(UIImage(data: data))
    #expect(rows(image) == ["R."])
  }
}
