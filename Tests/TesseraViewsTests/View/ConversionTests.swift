// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct ConversionTests {
  /// Roots without a window share a coordinate plane. (1, 2) in a view at (10, 20) is (11, 22) in the plane, and (8,
  /// 17) in a view at (3, 5).
  @Test func unattachedRootsUseTheirFrames() {
    let a = UIView(frame: CGRect(10, 20, 50, 50))
    let b = UIView(frame: CGRect(3, 5, 80, 80))
    #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: 8, y: 17))
    #expect(b.convert(CGPoint(x: 1, y: 2), from: a) == CGPoint(x: 8, y: 17))
    #expect(a.convert(CGRect(1, 2, 3, 4), to: b) == CGRect(8, 17, 3, 4))
    #expect(a.convert(CGRect(8, 17, 3, 4), from: b) == CGRect(1, 2, 3, 4))
    #expect(a.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 11, y: 22))
    #expect(a.convert(CGPoint(x: 11, y: 22), from: nil) == CGPoint(x: 1, y: 2))
  }

  /// Conversion between subviews of such roots: (10, 20) + (5, 6) - (3, 5) - (1, 1), minus the bounds origin of `a`,
  /// (2, 2).
  @Test func unattachedTrees() {
    let (a, b) = (UIView(frame: CGRect(10, 20, 50, 50)), UIView(frame: CGRect(3, 5, 80, 80)))
    let (inA, inB) = (UIView(frame: CGRect(5, 6, 10, 10)), UIView(frame: CGRect(1, 1, 10, 10)))
    a.addSubview(inA)
    b.addSubview(inB)
    a.bounds.origin = CGPoint(x: 2, y: 2)
    #expect(inA.convert(CGPoint.zero, to: inB) == CGPoint(x: 11 - 2, y: 20 - 2))
    #expect(inB.convert(inA.bounds, from: inA) == CGRect(9, 18, 10, 10))
  }

  /// For a view in a window, nil represents the window's coordinates, regardless of the window's position. Points are
  /// converted to another window through the screen: 100 + 10 - 30.
  @Test func windows() {
    let (window, other) = (makeWindow(200, 100), makeWindow(200, 100))
    window.frame.origin.x = 100
    other.frame.origin.x = 30
    let view = UIView(frame: CGRect(10, 20, 50, 50))
    window.addSubview(view)
    #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    #expect(window.convert(CGPoint.zero, to: nil) == .zero)
    #expect(view.convert(CGPoint.zero, to: window) == CGPoint(x: 10, y: 20))
    #expect(view.convert(CGPoint.zero, to: other) == CGPoint(x: 80, y: 20))
  }

  /// Views above the nearest common ancestor have no effect, not even a root at an imprecise position or a rotated
  /// superview.
  @Test func convertsThroughTheNearestCommonAncestor() {
    let root = UIView(frame: CGRect(0.1, 0.7, 300, 300))
    let middle = UIView(frame: CGRect(1.0 / 3, 84.4, 200, 200))
    middle.transform = CGAffineTransform(rotationAngle: 0.3)
    let (a, b) = (UIView(frame: CGRect(10, 20, 30, 40)), UIView(frame: CGRect(50, 60, 70, 80)))
    root.addSubview(middle)
    middle.addSubview(a)
    middle.addSubview(b)
    #expect(a.convert(a.bounds, to: b) == CGRect(-40, -40, 30, 40))
    #expect(a.convert(CGRect(1, 2, 3, 4), to: a) == CGRect(1, 2, 3, 4))
  }
}
