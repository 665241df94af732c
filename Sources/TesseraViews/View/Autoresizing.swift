// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// Adapts a view's frame to a change of its superview's size.
///
/// The change of the superview's width or height is distributed over the flexible parts (leading margin, length,
/// trailing margin) in proportion to their lengths, or equally if all of them are zero.
enum Autoresizing {
  static func frame(
    _ frame: CGRect, _ mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let x = span(
      start: frame.minX, length: frame.width, old: old.width, new: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let y = span(
      start: frame.minY, length: frame.height, old: old.height, new: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  private static func span(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let share = shares(start: start, length: length, old: old, flexible: flexible)
    return (
      resized(value: start, share: share.start, from: old, to: new),
      max(0, resized(value: length, share: share.length, from: old, to: new))
    )
  }

  /// Returns the value after the change. A part that absorbs the entire change keeps its exact difference from the
  /// superview's length, so a view that fills its superview continues to have exactly the same length.
  private static func resized(value: CGFloat, share: CGFloat, from old: CGFloat, to new: CGFloat) -> CGFloat {
    share == 1 ? (value - old) + new : value + (new - old) * share
  }

  /// Returns the fractions of the change that the leading margin and the length absorb.
  static func shares(
    start: CGFloat, length: CGFloat, old: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = [
      flexible.0 ? max(0, start) : 0, flexible.1 ? max(0, length) : 0,
      flexible.2 ? max(0, old - start - length) : 0,
    ]
    let total = parts.reduce(0, +)
    if total > 0 { return (parts[0] / total, parts[1] / total) }
    let count = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
    guard count > 0 else { return (0, 0) }
    return (flexible.0 ? 1 / CGFloat(count) : 0, flexible.1 ? 1 / CGFloat(count) : 0)
  }
}

/// Resizes nested subviews with limited recursion. A frame's setter may be overridden, so each level of the tree is a
/// nested call. Below a maximum depth, the remaining subviews wait until the outermost call returns, because a deep
/// tree could overflow the stack.
@MainActor
enum AutoresizingQueue {
  private static let maximumDepth = 64
  private static var depth = 0
  private static var waiting: [(view: UIView, frame: CGRect)] = []

  static func resize(_ view: UIView, to frame: CGRect) {
    guard depth < maximumDepth else {
      waiting.append((view, frame))
      return
    }
    depth += 1
    view.frame = frame
    if depth == 1 {
      while let next = waiting.popLast() { next.view.frame = next.frame }
    }
    depth -= 1
  }
}
