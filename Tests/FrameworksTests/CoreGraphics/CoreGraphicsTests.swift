// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreGraphics
import Testing

/// Code in files that import only Core Graphics and use no context.
struct CoreGraphicsTests {
  @Test func pathElements() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
    path.closeSubpath()
    var steps: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: steps.append("M \(points[0].x) \(points[0].y)")
      case .addLineToPoint: steps.append("L \(points[0].x) \(points[0].y)")
      case .addQuadCurveToPoint: steps.append("Q \(points[0].x) \(points[1].x)")
      case .addCurveToPoint: steps.append("C \(points[0].x) \(points[1].x) \(points[2].x)")
      case .closeSubpath: steps.append("Z")
      }
    }
    #expect(steps == ["M 1.0 2.0", "L 3.0 4.0", "Q 7.0 5.0", "C 11.0 13.0 9.0", "Z"])
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
      path.apply(info: pointer) { info, _ in info?.assumingMemoryBound(to: Int.self).pointee += 1 }
    }
    #expect(count == 5)
  }

  @Test func rectangles() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found))
    #expect(found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
  }

  @Test func gradients() {
    let colors = [CGColor.black, CGColor.white]
    let space = CGColorSpaceCreateDeviceRGB()
    #expect(CGGradient(colorsSpace: space, colors: colors as CFArray, locations: [0, 1]) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) != nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(
      CGGradient(colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2) != nil)
    #expect(CGGradient(colorSpace: space, colorComponents: [], locations: nil, count: 0) == nil)
  }

  @Test func colors() {
    let gray = CGColor(gray: 0.5, alpha: 0.25)
    let rgb = gray.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)
    #expect(rgb?.components == [0.5, 0.5, 0.5, 0.25])
    #expect(
      CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        .converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)?.components
        == [0.2126, 1])
  }

  /// Members of geometry types that Foundation provides on both platforms, and members of transforms.
  @Test func geometry() {
    let rect = CGRect(x: 0.5, y: 0.5, width: -2, height: 3)
    #expect(rect.standardized == CGRect(x: -1.5, y: 0.5, width: 2, height: 3))
    #expect(rect.integral == CGRect(x: -2, y: 0, width: 3, height: 4))
    let parts = CGRect(x: 0, y: 0, width: 3, height: 4).divided(atDistance: 1, from: .maxXEdge)
    #expect(parts.slice == CGRect(x: 2, y: 0, width: 1, height: 4))
    #expect(parts.remainder == CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(CGRect.infinite.isInfinite && CGRect.null.isNull && CGRect.zero.isEmpty)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
    #expect(CGAffineTransform(scaleX: 2, y: 4).inverted() == CGAffineTransform(scaleX: 0.5, y: 0.25))
    #expect(CFRangeMake(1, 2) == CFRange(location: 1, length: 2))
  }

  @Test func providers() {
    #expect(CGDataProvider(url: URL(fileURLWithPath: "/nowhere")) == nil)
    #expect(CGDataProvider(filename: "/nowhere") == nil)
    var released = 0
    let bytes: [UInt8] = [1, 2]
    let provider = CGDataProvider(dataInfo: nil, data: bytes, size: 2) { _, _, size in released = size }
    #expect(provider?.data == Data([1, 2]) && released == 2)
    #expect(
      CGDataProvider(data: Data([1]) as CFData).flatMap {
        CGImage(pngDataProviderSource: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      } == nil)
  }
}
