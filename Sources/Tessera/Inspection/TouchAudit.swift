// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraViews

/// Finds controls whose touch area is less than 44 points wide or high. Source: Apple's Human Interface Guidelines,
/// "Buttons".
///
/// The touch area consists of the points for which `point(inside:with:)` of both the control and its superview
/// returns true. A control with a small image and a larger touch area therefore passes. Controls in bars are exempt,
/// as are the controls that UIKit makes smaller: switches, sliders, segments, steppers, page controls and text
/// fields.
@MainActor
enum TouchAudit {
  static let least: CGFloat = 44

  static func violations(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    views.indices.compactMap { index in
      let view = views.view(at: index)
      guard views.isVisible(at: index), views.isInteractive(at: index), !views.isInBar[index],
        views.owner(of: index) == nil,
        !view.inspector.hasSystemSize
      else { return nil }
      let area = hitArea(of: view)
      guard area.width < least - 0.5 || area.height < least - 0.5 else { return nil }
      // Controls that are partly scrolled out of view are exempt.
      guard views.shown[index] == views.frames[index] || views.scrolls[index] < 0 else { return nil }
      let size =
        "\(MessageFormat.number(of: (Double(area.width) * 10).rounded() / 10)) × \(MessageFormat.number(of: (Double(area.height) * 10).rounded() / 10))"
      return (
        index,
        "The touch area of \(views.name(at: index)) is \(size) pt, below the minimum of 44 × 44 pt. "
          + views.remedy(
            at: index, "Make it larger, or override point(inside:with:).",
            swiftUI: "Make it larger, for example with .frame(minWidth: 44, minHeight: 44) on its label.")
      )
    }
  }

  /// Returns the width and height of the touch area, in points, measured along the lines through the view's center.
  private static func hitArea(of view: UIView) -> CGSize {
    let bounds = view.bounds
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func holds(_ point: CGPoint) -> Bool {
      guard view.point(inside: point, with: nil) else { return false }
      guard let superview = view.superview else { return true }
      return superview.point(inside: view.convert(point, to: superview), with: nil)
    }
    guard holds(middle) else { return .zero }
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      var (low, high) = (CGFloat(0), least)
      if holds(CGPoint(x: middle.x + dx * high, y: middle.y + dy * high)) { return high }
      // Nine bisections of 44 points are precise to 44 / 2^9 = 0.09 points, which is less than an eighth of a point.
      for _ in 0..<9 {
        let half = (low + high) / 2
        if holds(CGPoint(x: middle.x + dx * half, y: middle.y + dy * half)) { low = half } else { high = half }
      }
      return (low * 8).rounded() / 8
    }
    return CGSize(width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1))
  }
}
