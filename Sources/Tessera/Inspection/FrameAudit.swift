// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Checks the positions of text and controls. Images and plain views are not checked, because many designs let them
// overlap and extend beyond edges. Scroll views may clip their content. Completely invisible views, such as a closed
// drawer, are assumed to be intended.

internal import Foundation
internal import TesseraGraphics
internal import TesseraViews

@MainActor
enum FrameAudit {
  /// The tolerance in points, to allow for rounding and imperceptible differences.
  private static let slack: CGFloat = 1

  /// Returns the box that must be fully visible: a label's text or a control's frame. Returns nil for other views,
  /// and for subviews of a control or bar.
  private static func box(at index: Int, in views: AuditedViews) -> CGRect? {
    guard views.isVisible(at: index), views.owner(of: index) == nil, !views.isInBar[index] else { return nil }
    if let text = views.textBox(at: index) { return text }
    return views.roles[index].isControl && views.isInteractive(at: index) ? views.frames[index] : nil
  }

  /// Returns the side where a box extends the farthest beyond another box, and the distance.
  private static func overhang(_ box: CGRect, _ frame: CGRect) -> (side: String, distance: CGFloat)? {
    let sides = [
      ("left", frame.minX - box.minX), ("right", box.maxX - frame.maxX), ("top", frame.minY - box.minY),
      ("bottom", box.maxY - frame.maxY),
    ]
    guard let worst = sides.max(by: { $0.1 < $1.1 }), worst.1 > slack else { return nil }
    return (worst.0, worst.1)
  }

  private static func number(_ value: CGFloat) -> String {
    MessageFormat.number(of: (Double(value) * 10).rounded() / 10)
  }

  // MARK: Rules

  static func clipped(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    views.indices.compactMap { index in
      guard let box = box(at: index, in: views) else { return nil }
      var parent = views.entries[index].parent
      while parent >= 0, views.roles[parent] != .scroll {
        if views.view(at: parent).clipsToBounds, parent > 0, let cut = overhang(box, views.frames[parent]) {
          return (
            index,
            "\(views.name(at: index)) is clipped by \(number(cut.distance)) pt at the \(cut.side) of "
              + "\(views.name(at: parent)), which clips its content. Keep it inside, or enlarge that view."
          )
        }
        parent = views.entries[parent].parent
      }
      return nil
    }
  }

  static func outsideParent(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    views.indices.compactMap { index in
      guard let box = box(at: index, in: views) else { return nil }
      let parent = views.entries[index].parent
      guard parent >= 0 else { return nil }
      let (around, superview) = (views.frames[parent], views.view(at: parent))
      if views.roles[parent] != .scroll, !superview.clipsToBounds, let out = overhang(box, around) {
        let remedy = views.roles[index].isControl ? "It receives no touches there. " : ""
        return (
          index,
          "\(views.name(at: index)) extends \(number(out.distance)) pt beyond \(views.name(at: parent)) at the \(out.side). "
            + remedy
            + views.remedy(
              at: index, "Constrain it to the edges of its superview.",
              swiftUI: "Check its .frame, .offset and .fixedSize modifiers.")
        )
      }
      guard views.scrolls[index] < 0, !isClipped(at: index, in: views), let out = overhang(box, views.window) else {
        return nil
      }
      return (
        index,
        "\(views.name(at: index)) extends \(number(out.distance)) pt beyond the screen at the \(out.side). "
          + views.remedy(
            at: index, "Constrain it to the safe area.",
            swiftUI: "Check its .frame, .offset and .fixedSize modifiers.")
      )
    }
  }

  /// Returns whether an ancestor clips a view. If so, the rule for clipped views applies instead.
  private static func isClipped(at index: Int, in views: AuditedViews) -> Bool {
    var parent = views.entries[index].parent
    while parent > 0 {
      if views.view(at: parent).clipsToBounds { return true }
      parent = views.entries[parent].parent
    }
    return false
  }

  static func outsideSafeArea(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    let area = views.window.inset(by: views.view(at: 0).safeAreaInsets)
    guard area != views.window, area.width > 0, area.height > 0 else { return [] }
    return views.indices.compactMap { index in
      guard let box = box(at: index, in: views)?.intersection(views.window), !box.isNull, views.scrolls[index] < 0
      else {
        return nil
      }
      // A control that covers the whole screen can be touched outside of the bars.
      if box.width >= views.window.width - 1, box.height >= area.height { return nil }
      guard let out = overhang(box, area) else { return nil }
      return (
        index,
        "\(views.name(at: index)) extends \(number(out.distance)) pt beyond the safe area at the \(out.side), where the device's "
          + "edges and bars are. "
          + views.remedy(
            at: index, "Constrain it to safeAreaLayoutGuide.",
            swiftUI: "Remove .ignoresSafeArea() around it, or add padding.")
      )
    }
  }

  /// Finds overlapping text, and controls that intercept each other's touches.
  static func overlapping(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    views.subviews.flatMap { siblings -> [ScreenAudit.Violation] in
      var found: [ScreenAudit.Violation] = []
      let boxes = siblings.compactMap { index in box(at: index, in: views).map { (index: index, box: $0) } }
        .sorted { ($0.box.minY, $0.index) < ($1.box.minY, $1.index) }
      for (place, first) in boxes.enumerated() {
        for second in boxes[(place + 1)...] {
          guard second.box.minY < first.box.maxY else { break }
          let common = first.box.intersection(second.box)
          guard !common.isNull, common.width > slack, common.height > slack,
            overlap(first: first.index, second: second.index, in: views)
          else { continue }
          let (below, above) = (min(first.index, second.index), max(first.index, second.index))
          found.append(
            (
              above,
              "\(views.name(at: above)) covers \(number(common.width)) × \(number(common.height)) pt of "
                + "\(views.name(at: below)). "
                + views.remedy(
                  at: above, "Constrain one to the other's edge.",
                  swiftUI: "Place them in a stack, or check their .offset and .position modifiers.")
            ))
        }
      }
      return found
    }
  }

  private static func overlap(first a: Int, second b: Int, in views: AuditedViews) -> Bool {
    let areTexts = views.roles[a] == .text && views.roles[b] == .text
    let areControls = views.roles[a].isControl && views.roles[b].isControl
    return areTexts || areControls
  }
}
