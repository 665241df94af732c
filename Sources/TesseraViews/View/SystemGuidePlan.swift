// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The constraints that hold a system guide to its view, with the present constants.
@MainActor
struct SystemGuidePlan {
  struct Line {
    let side: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    /// The side of the view; none for a length.
    let ownerSide: NSLayoutConstraint.Attribute
    let constant: CGFloat
    var priority = UILayoutPriority.required
  }

  let kind: SystemGuide
  let lines: [Line]
  /// Where the guide is before the first layout.
  let frame: CGRect

  init(_ kind: SystemGuide, _ view: UIView) {
    self.kind = kind
    switch kind {
    case .margins: (lines, frame) = Self.edges(view.effectiveMargins, view)
    case .safeArea: (lines, frame) = Self.edges(view.margins.safeArea, view)
    case .readable: (lines, frame) = Self.readable(view)
    case .keyboard: (lines, frame) = Self.keyboard(view)
    case .top: (lines, frame) = Self.bar(.top, view.margins.safeArea.top, view)
    case .bottom: (lines, frame) = Self.bar(.bottom, view.margins.safeArea.bottom, view)
    }
  }

  func makeGuide() -> UILayoutGuide {
    switch kind {
    case .keyboard: UIKeyboardLayoutGuide()
    case .top, .bottom: ControllerLayoutGuide()
    default: UILayoutGuide()
    }
  }

  /// UIKit's name of the guide.
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

  /// Four edges at the insets.
  private static func edges(_ insets: UIEdgeInsets, _ view: UIView) -> ([Line], CGRect) {
    let lines = [
      Line(side: .left, ownerSide: .left, constant: insets.left),
      Line(side: .top, ownerSide: .top, constant: insets.top),
      Line(side: .right, ownerSide: .right, constant: -insets.right),
      Line(side: .bottom, ownerSide: .bottom, constant: -insets.bottom),
    ]
    return (lines, view.bounds.inset(by: insets))
  }

  /// As wide as the margins allow but no wider than `readableWidth`, in their middle.
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

  /// The view's bottom strip that the keyboard covers, or the bottom inset of the safe area.
  private static func keyboard(_ view: UIView) -> ([Line], CGRect) {
    let guide = view.margins.guides?.guide(.keyboard) as? UIKeyboardLayoutGuide
    let bounds = view.bounds
    let resting = guide?.usesBottomSafeArea == false ? 0 : view.margins.safeArea.bottom
    var area = CGRect(x: bounds.minX, y: bounds.maxY - resting, width: bounds.width, height: resting)
    if let window = view.window, let keyboard = window.margins.keyboardFrame {
      let covered = view.convert(keyboard, from: window)
      if keyboard.maxY >= window.bounds.maxY {
        let top = min(area.minY, max(bounds.minY, covered.minY))
        area = CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
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

  /// A strip along the top or bottom edge, as high as the bars there. UIKit leaves its horizontal place open.
  private static func bar(
    _ side: NSLayoutConstraint.Attribute, _ height: CGFloat, _ view: UIView
  ) -> ([Line], CGRect) {
    let lines = [
      Line(side: side, ownerSide: side, constant: 0),
      Line(side: .height, ownerSide: .notAnAttribute, constant: height),
    ]
    let top = side == .top ? view.bounds.minY : view.bounds.maxY - height
    return (lines, CGRect(x: 0, y: top, width: 0, height: height))
  }
}
