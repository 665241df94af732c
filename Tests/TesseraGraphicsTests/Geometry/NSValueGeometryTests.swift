// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing
import TesseraGraphics

@Suite struct NSValueGeometryTests {
  @Test func valuesStoreGeometry() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
  }

  @Test("Insets, offsets, vectors and transforms round-trip")
  func structures() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    #expect(
      NSValue(uiOffset: UIOffset(horizontal: 5, vertical: 6)).uiOffsetValue == UIOffset(horizontal: 5, vertical: 6))
    #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue == turn)
    let depth = CATransform3DMakeAffineTransform(turn)
    #expect(NSValue(caTransform3D: depth).caTransform3DValue == depth)
    #expect(NSValue(cgAffineTransform: turn).heldTransform == depth)
    #expect(NSValue(cgPoint: .zero).heldTransform == nil)
  }
}
