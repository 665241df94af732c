// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import Testing

@testable import TesseraGraphics

private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  let pairs = [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)]
  return pairs.allSatisfy { abs($0 - $1) < 1e-12 }
}

@Suite struct CGAffineTransformTests {
  static let samples = [
    CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(1, 2, 3, 5, 7, 11),
  ]

  @Test func rotationTurnsTheXAxisTowardsTheYAxis() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 1, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-15)
    #expect(abs(point.y - 1) < 1e-15)
  }

  // Apple documents t.translatedBy(x, y) as [1 0 0 1 x y]·t, and the scaled and rotated variants likewise, so the new
  // transform is applied first.
  @Test func newTransformsAreAppliedFirst() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(CGPoint.zero.applying(t) == CGPoint(x: 20, y: 60))
    let s = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(s) == CGPoint(x: 12, y: 23))
    let r = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi)
    #expect(abs(CGPoint(x: 1, y: 0).applying(r).x - 9) < 1e-12)
  }

  @Test func concatenationAppliesSelfFirst() {
    for a in Self.samples {
      for b in Self.samples {
        let point = CGPoint(x: 1.5, y: -2.25)
        let once = point.applying(a.concatenating(b))
        let twice = point.applying(a).applying(b)
        #expect(abs(once.x - twice.x) < 1e-9 && abs(once.y - twice.y) < 1e-9)
      }
    }
  }

  @Test func concatenationIsAssociative() {
    for a in Self.samples {
      for b in Self.samples {
        for c in Self.samples {
          #expect(isClose(a.concatenating(b).concatenating(c), a.concatenating(b.concatenating(c))))
        }
      }
    }
  }

  @Test(arguments: samples)
  func inverseReverts(t: CGAffineTransform) {
    #expect(isClose(t.concatenating(t.inverted()), .identity))
  }

  @Test func singularTransformsInvertToThemselves() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func mapsRectanglesToBoundingBoxes() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.applying(CGAffineTransform(scaleX: -1, y: 2)) == CGRect(x: -4, y: 4, width: 3, height: 8))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(0, 1, -1, 0, 9, 9)) == CGSize(width: -3, height: 2))
  }

  @Test(arguments: samples)
  func roundTripsThroughAffine(t: CGAffineTransform) {
    #expect(CGAffineTransform(Affine(t)) == t)
  }
}
