// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CoreGraphics
import Foundation
import Testing

/// Tests stroke outlines, dash segments and pixel coordinates.
struct StrokedPathTests {
  /// A line on the x-axis from 0 to 10.
  private var line: CGPath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    return path
  }

  /// A line of width 2 extends 1 above and 1 below the path. Square caps extend it by 1 at both ends.
  @Test func stroking() {
    let butt = line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(butt.boundingBox == CGRect(x: 0, y: -1, width: 10, height: 2))
    #expect(butt.contains(CGPoint(x: 5, y: 0.9)) && !butt.contains(CGPoint(x: 5, y: 1.1)))
    let square = line.copy(strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(square.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 2))
    let moved = line.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(moved.boundingBox == CGRect(x: 0, y: -1, width: 20, height: 2))
    #expect(line.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
  }

  /// A stroked circle is a ring, which does not contain the circle's center.
  @Test func ring() {
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let ring = circle.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .round, miterLimit: 10)
    #expect(!ring.contains(CGPoint(x: 10, y: 10)) && ring.contains(CGPoint(x: 1.5, y: 10)))
    #expect(ring.contains(CGPoint(x: -1.5, y: 10)) && !ring.contains(CGPoint(x: -2.5, y: 10)))
  }

  /// Dashes of length 2 with gaps of length 3 extend from 0 to 2 and from 5 to 7.
  @Test func dashing() {
    let dashes = line.copy(dashingWithPhase: 0, lengths: [2, 3])
    #expect(dashes.boundingBox == CGRect(x: 0, y: 0, width: 7, height: 0))
    let wide = dashes.copy(strokingWithWidth: 1, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect([1, 3, 6, 8].map { wide.contains(CGPoint(x: $0, y: 0)) } == [true, false, true, false])
  }

  /// A bitmap of 20 x 10 pixels whose y-axis points up, scaled by 2 and translated by (1, 2).
  @Test func context() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 20, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.scaleBy(x: 2, y: 2)
    context.translateBy(x: 1, y: 2)
    #expect(context.convertToDeviceSpace(CGPoint.zero) == CGPoint(x: 2, y: 6))
    #expect(context.convertToUserSpace(CGPoint(x: 2, y: 6)) == .zero)
    #expect(
      context.convertToUserSpace(CGRect(x: 2, y: 2, width: 4, height: 4)) == CGRect(x: 0, y: 0, width: 2, height: 2))
    context.setLineWidth(1)
    context.addPath(line)
    context.replacePathWithStrokedPath()
    #expect(context.path?.boundingBox == CGRect(x: 0, y: -0.5, width: 10, height: 1))
  }
}
