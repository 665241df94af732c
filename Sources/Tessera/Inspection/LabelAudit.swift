// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraViews

/// Pictures and icon buttons of which a screen reader can say nothing.
///
/// UIKit takes an image view for decoration unless it is an accessibility element or can be touched, and so does this. What is
/// inside an element, or hidden from screen readers, is not looked at.
@MainActor
enum LabelAudit {
  static func violations(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    var isUnheard = Array(repeating: false, count: views.entries.count)
    return views.indices.compactMap { index in
      let (view, parent) = (views.view(index), views.entries[index].parent)
      if parent >= 0 { isUnheard[index] = isUnheard[parent] || views.view(parent).isAccessibilityElement }
      if view.accessibilityElementsHidden { isUnheard[index] = true }
      guard !isUnheard[index], views.shows(index), (view.accessibilityLabel ?? "").isEmpty else { return nil }
      guard let kind = kind(view, index, views) else { return nil }
      return (
        index,
        "\(views.name(index)) is \(kind) without accessibilityLabel, so that a screen reader cannot name it. Set one that says "
          + "what it \(view is UIImageView ? "shows" : "does")."
      )
    }
  }

  private static func kind(_ view: UIView, _ index: Int, _ views: AuditedViews) -> String? {
    switch view {
    case let image as UIImageView:
      guard image.image != nil, views.owner(index) == nil else { return nil }
      return image.isAccessibilityElement || views.isInteractive(index) ? "a picture" : nil
    case let button as UIButton:
      let hasText = !(button.titleLabelIfLoaded?.shownString ?? "").isEmpty
      return button.currentImage != nil && !hasText ? "an icon button" : nil
    default: return nil
    }
  }
}
