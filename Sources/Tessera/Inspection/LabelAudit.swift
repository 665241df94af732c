// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraViews

/// Finds images and icon buttons without an accessibility label.
///
/// As in UIKit, an image view is decorative unless it is an accessibility element or receives touches. Views that are
/// inside an accessibility element or hidden from VoiceOver are ignored.
@MainActor
enum LabelAudit {
  static func violations(_ views: AuditedViews) -> [ScreenAudit.Violation] {
    var isUnheard = Array(repeating: false, count: views.entries.count)
    return views.indices.compactMap { index in
      let (view, parent) = (views.view(at: index), views.entries[index].parent)
      if parent >= 0 { isUnheard[index] = isUnheard[parent] || views.view(at: parent).isAccessibilityElement }
      if view.accessibilityElementsHidden { isUnheard[index] = true }
      guard !isUnheard[index], views.isVisible(at: index), (view.spokenLabel ?? "").isEmpty else { return nil }
      guard let content = view.inspector.unnamedContent, counts(content, at: index, views) else { return nil }
      return (
        index,
        "\(views.name(at: index)) is \(content.kind) without accessibilityLabel, so a screen reader can't describe it. Set one that describes "
          + "what it \(content.verb)."
      )
    }
  }

  private static func counts(
    _ content: UnnamedContent, at index: Int, _ views: AuditedViews
  ) -> Bool {
    guard content.isDecoration else { return true }
    return views.owner(of: index) == nil
      && (views.view(at: index).isAccessibilityElement || views.isInteractive(at: index))
  }
}
