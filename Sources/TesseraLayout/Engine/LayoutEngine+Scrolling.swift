// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Scroll views in the engine. For constraints to views outside it, a scroll view's edges are the edges of its frame.
// For constraints to views inside it, its edges are the edges of the content area, a guide at the bounds' origin
// whose size is determined by the content's constraints:
//
//     outside ── frame (x, y, width, height) ── bounds.origin, a number ── content area (0, 0, width, height) ── content
//
// Widths, heights and centers always refer to the frame. Content offsets are constants rather than variables.
// Scrolling therefore only updates constants, and only in constraints that cross a scroll view's boundary or relate a
// guide to its frame.

import Foundation
import TesseraSolver

extension LayoutEngine {
  /// Adds an edge of a scroll view to an expression for a constraint with an item inside the scroll view. Returns
  /// false if `item` is not a scroll view or `other` is outside of it.
  func addScrollSide(
    of item: any ConstraintItem, attribute: NSLayoutConstraint.Attribute, factor: Double, ancestor: any LayoutView,
    isRTL: Bool, other: any ConstraintItem, isSystem: Bool, to expression: inout LinearExpression
  ) -> Bool {
    guard let scroll = item.layoutScrollView, other !== scroll,
      let view = other.layoutView, view.isInside(scroll)
    else { return false }
    let side = attribute.resolved(isRTL: isRTL)
    let isHorizontal = side.axis == .horizontal
    let frame = node(of: scroll)
    let length = isHorizontal ? frame.width : frame.height
    if side.isSize {
      expression.addTerm(length, coefficient: factor)
    } else if isSystem {
      // The scroll view's own guides are fixed on the screen, so scrolling moves them relative to its bounds.
      subtractOffset(of: scroll, isHorizontal: isHorizontal, factor: -factor, from: &expression)
      if side.sizeShare != 0 { expression.addTerm(length, coefficient: factor * side.sizeShare) }
    } else {
      addContentSide(of: scroll, side: side, factor: factor, ancestor: ancestor, frameLength: length, to: &expression)
    }
    return true
  }

  private func addContentSide(
    of scroll: any LayoutScrollView, side: NSLayoutConstraint.Attribute, factor: Double, ancestor: any LayoutView,
    frameLength: Variable, to expression: inout LinearExpression
  ) {
    let isHorizontal = side.axis == .horizontal
    let guide = scroll.layoutContentGuide
    let content = node(of: guide)
    addOrigin(of: guide, isHorizontal: isHorizontal, factor: factor, ancestor: ancestor, to: &expression)
    let share = side.sizeShare
    if share == 1 {
      expression.addTerm(isHorizontal ? content.width : content.height, coefficient: factor)
    } else if share != 0 {
      expression.addTerm(frameLength, coefficient: factor * share)
    }
    expression.constant += factor * metric(of: scroll, side)
  }

  func subtractOffset(
    of scroll: any LayoutScrollView, isHorizontal: Bool, factor: Double, from expression: inout LinearExpression
  ) {
    let offset = scroll.bounds.origin
    expression.constant -= factor * Double(isHorizontal ? offset.x : offset.y)
    expression.readsOffset = true
  }

  /// Adds the rows of a content area, which is at the origin. If no constraint determines a length, `contentSize`
  /// does.
  func addContentAreaRows(_ item: any ConstraintItem, _ node: EngineNode) {
    guard let guide = item.contentArea else { return }
    for variable in [node.x, node.y] {
      let row = solver.addConstraint(
        [Term(variable: variable, coefficient: 1)], relation: .equal, constant: 0, at: .required,
        rank: ConstraintOrigin.invariant.rank(0))
      rowOwners[row] = .frame(node)
      node.frameRows.append(row)
    }
    setRest(of: guide, node)
  }

  /// Updates the content area after `contentSize` was set.
  package func explicitSizeDidChange(of guide: any LayoutContentArea) {
    guard let node = existingNode(of: guide) else { return }
    setRest(of: guide, node)
    needsSolve = true
  }

  private func setRest(of guide: any LayoutContentArea, _ node: EngineNode) {
    solver.setRest(Double(max(0, guide.explicitSize.width)), of: node.width)
    solver.setRest(Double(max(0, guide.explicitSize.height)), of: node.height)
  }

  /// Returns the content size determined by constraints, or nil if no constraint involves the content area.
  package func solvedSize(of guide: any LayoutContentArea, scale: CGFloat) -> CGSize? {
    guard let node = existingNode(of: guide) else { return nil }
    return PixelGrid(scale: scale).rect(CGRect(origin: .zero, size: solvedRect(node).size), residual: .zero).rect.size
  }

  /// Updates the constants of rows that contain the content offset, after a scroll view has scrolled.
  package func offsetDidChange() {
    guard !offsetConstraints.isEmpty else { return }
    for constraint in offsetConstraints.values {
      guard let row = row(of: constraint) else { continue }
      solver.setConstant(rowConstant(of: constraint), of: row)
    }
    needsSolve = true
  }
}
