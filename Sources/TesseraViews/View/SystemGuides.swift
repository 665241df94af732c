// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The layout guides that UIKit creates for every view. A few required constraints attach each guide to its view.
// Their constants are the insets, so a change of an inset updates constants and never adds or removes a constraint.
//
// Sources of the numbers: margins and safe area are the view's. The readable width of 672 points was measured on
// iPads at the default text size. The keyboard's frame is the window's, or nil while there is no keyboard.

import Foundation

enum SystemGuide {
  case margins, safeArea, readable, keyboard
  /// A view controller's `topLayoutGuide` and `bottomLayoutGuide`.
  case top, bottom
}

/// The system layout guides of a view.
@MainActor
final class SystemGuides {
  private struct Entry {
    let kind: SystemGuide
    let guide: UILayoutGuide
    let lines: [SystemConstraint]
  }

  private var entries: [Entry] = []

  func guide(_ kind: SystemGuide) -> UILayoutGuide? {
    entries.first { $0.kind == kind }?.guide
  }

  func addGuide(_ kind: SystemGuide, to view: UIView) -> UILayoutGuide {
    let plan = SystemGuidePlan(kind, view)
    let guide = plan.makeGuide()
    guide.identifier = plan.name
    view.addLayoutGuide(guide)
    let lines = plan.lines.map { line in
      let owner: UIView? = line.ownerSide == .notAnAttribute ? nil : view
      let constraint = SystemConstraint(
        between: guide, attribute: line.side, relation: line.relation, second: owner, secondAttribute: line.ownerSide,
        multiplier: 1, constant: line.constant)
      constraint.priority = line.priority
      constraint.identifier = plan.identifier(of: line)
      return constraint
    }
    entries.append(Entry(kind: kind, guide: guide, lines: lines))
    guide.solvedFrame = plan.frame
    NSLayoutConstraint.activate(lines)
    if kind == .keyboard { KeyboardGuideViews.addView(view) }
    return guide
  }

  /// Sets the guides' frames to the frames that the next layout would set. Applies only if no other item constrains
  /// the guides.
  func applyPlannedFrames(of view: UIView) {
    for entry in entries { entry.guide.solvedFrame = SystemGuidePlan(entry.kind, view).frame }
  }

  func update(_ kinds: [SystemGuide], of view: UIView) {
    for entry in entries where kinds.contains(entry.kind) {
      for (constraint, line) in zip(entry.lines, SystemGuidePlan(entry.kind, view).lines) {
        constraint.constant = line.constant
      }
    }
  }
}

extension UIView {
  func systemGuide(_ kind: SystemGuide) -> UILayoutGuide {
    let guides = margins.guides ?? SystemGuides()
    margins.guides = guides
    return guides.guide(kind) ?? guides.addGuide(kind, to: self)
  }

  func updateSystemGuides(_ effectiveMargins: UIEdgeInsets) {
    margins.applied = effectiveMargins
    margins.guides?.update([.margins, .safeArea, .readable, .keyboard, .top, .bottom], of: self)
  }

  var keyboardGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard)
    return (guide as? UIKeyboardLayoutGuide) ?? UIKeyboardLayoutGuide()
  }

  /// The maximum width of readable text in points: 672 at the default text size, scaled like body text at other
  /// sizes.
  var readableWidth: CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: 672, compatibleWith: traitCollection).rounded()
  }
}
