// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The constraints between a system layout guide and its view, with their current constants.
@MainActor
struct SystemGuidePlan {
  struct Line {
    let side: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    /// The view's constrained edge, or `notAnAttribute` if the guide's length is constrained.
    let ownerSide: NSLayoutConstraint.Attribute
    let constant: CGFloat
    var priority = UILayoutPriority.required
  }

  let kind: SystemGuide
  let lines: [Line]
  /// The guide's frame before the first layout.
  let frame: CGRect

  init(_ kind: SystemGuide, _ view: UIView) {
    self.kind = kind
    switch kind {
    case .margins: (lines, frame) = Self.edges(view.effectiveMargins, view)
    case .safeArea: (lines, frame) = Self.edges(view.safeAreaInsets, view)
    case .readable: (lines, frame) = Self.readable(view)
    case .keyboard: (lines, frame) = Self.keyboard(view)
    case .top: (lines, frame) = Self.barFrame(side: .top, height: view.safeAreaInsets.top, view: view)
    case .bottom: (lines, frame) = Self.barFrame(side: .bottom, height: view.safeAreaInsets.bottom, view: view)
    }
  }

  func makeGuide() -> UILayoutGuide {
    switch kind {
    case .keyboard: UIKeyboardLayoutGuide()
    case .top, .bottom: ControllerLayoutGuide()
    default: UILayoutGuide()
    }
  }

  /// The guide's identifier in UIKit.
  var name: String {
    switch kind {
    case .margins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readable: "UIViewReadableContentGuide"
    case .keyboard: "UIViewKeyboardLayoutGuide"
    case .top: "UIViewControllerTopLayoutGuide"
    case .bottom: "UIViewControllerBottomLayoutGuide"
    }
  }

  func identifier(of line: Line) -> String {
    kind == .margins ? "UIView-margin-guide-constraint" : "\(name)-\(line.side.name)"
  }

  /// Returns the constraints and the frame of a guide that is inset from the view's four edges.
  private static func edges(_ insets: UIEdgeInsets, _ view: UIView) -> ([Line], CGRect) {
    let lines = [
      Line(side: .left, ownerSide: .left, constant: insets.left),
      Line(side: .top, ownerSide: .top, constant: insets.top),
      Line(side: .right, ownerSide: .right, constant: -insets.right),
      Line(side: .bottom, ownerSide: .bottom, constant: -insets.bottom),
    ]
    return (lines, view.bounds.inset(by: insets))
  }

  /// Returns the constraints and the frame of a guide that is centered in the margins and at most `readableWidth`
  /// wide.
  private static func readable(_ view: UIView) -> ([Line], CGRect) {
    let (insets, width) = (view.effectiveMargins, view.readableWidth)
    let middle = (insets.left - insets.right) / 2
    let lines = [
      Line(side: .top, ownerSide: .top, constant: insets.top),
      Line(side: .bottom, ownerSide: .bottom, constant: -insets.bottom),
      Line(side: .centerX, ownerSide: .centerX, constant: middle),
      Line(side: .left, relation: .greaterThanOrEqual, ownerSide: .left, constant: insets.left),
      Line(side: .width, relation: .lessThanOrEqual, ownerSide: .notAnAttribute, constant: width),
      Line(side: .left, ownerSide: .left, constant: insets.left, priority: UILayoutPriority(999)),
    ]
    let inner = view.bounds.inset(by: insets)
    let excess = max(0, inner.width - width)
    return (lines, inner.insetBy(dx: excess / 2, dy: 0))
  }

  /// Returns the constraints and the frame of the keyboard guide. It covers the part of the window below the
  /// keyboard's top edge or, without a keyboard, below the safe area, even for a view that is smaller than the
  /// window. For a view without a window, it covers the view's part below the view's safe area.
  private static func keyboard(_ view: UIView) -> ([Line], CGRect) {
    let guide = view.margins.guides?.guide(.keyboard) as? UIKeyboardLayoutGuide
    let bounds = view.bounds
    var area = restingArea(view, usesSafeArea: guide?.usesBottomSafeArea != false)
    if let window = view.window, let keyboard = window.margins.keyboardFrame,
      case let covered = view.convert(keyboard, from: window), covered.isFiniteRect
    {
      if keyboard.maxY >= window.bounds.maxY {
        let (top, bottom) = (min(area.minY, covered.minY), area.maxY)
        area = CGRect(x: area.minX, y: top, width: area.width, height: bottom - top)
      } else if guide?.followsUndockedKeyboard == true {
        area = covered
      }
    }
    let lines = [
      Line(side: .left, ownerSide: .left, constant: area.minX - bounds.minX),
      Line(side: .right, ownerSide: .right, constant: area.maxX - bounds.maxX),
      Line(side: .bottom, ownerSide: .bottom, constant: area.maxY - bounds.maxY),
      Line(side: .top, ownerSide: .bottom, constant: area.minY - bounds.maxY),
    ]
    return (lines, area)
  }

  private static func restingArea(_ view: UIView, usesSafeArea: Bool) -> CGRect {
    let (bounds, inset) = (view.bounds, view.safeAreaInsets.bottom)
    let converted = view.window.map { view.convert($0.bounds, from: $0) } ?? bounds
    // A view scaled to zero has no valid coordinates in the window.
    let box = converted.isFiniteRect ? converted : bounds
    // A view that ends inside the safe area has no part below it, so the window's inset is used.
    var top = box.maxY
    if usesSafeArea { top = inset > 0 ? bounds.maxY - inset : box.maxY - (view.window?.safeAreaInsets.bottom ?? 0) }
    return CGRect(x: box.minX, y: min(top, box.maxY), width: box.width, height: max(0, box.maxY - top))
  }

  /// Returns an area along the top or bottom edge that is as tall as the bars there. As in UIKit, it has no
  /// horizontal constraints.
  private static func barFrame(
    side: NSLayoutConstraint.Attribute, height: CGFloat, view: UIView
  ) -> ([Line], CGRect) {
    let lines = [
      Line(side: side, ownerSide: side, constant: 0),
      Line(side: .height, ownerSide: .notAnAttribute, constant: height),
    ]
    let top = side == .top ? view.bounds.minY : view.bounds.maxY - height
    return (lines, CGRect(x: 0, y: top, width: 0, height: height))
  }
}
