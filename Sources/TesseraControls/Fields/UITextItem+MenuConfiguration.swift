// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

extension UITextItem {
  /// The menu of an item and what is lifted when it comes up.
  @preconcurrency @MainActor
  public final class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?

    /// A menu beside the item's text.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

    /// A menu beside a preview; nil for the menu alone.
    public init(preview: MenuPreview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }

  /// What is lifted when the menu of an item comes up.
  @preconcurrency @MainActor
  public final class MenuPreview: NSObject {
    /// Nil for the item's text.
    let view: UIView?

    /// A view.
    public convenience init(view: UIView) { self.init(shown: view) }

    private init(shown: UIView?) {
      view = shown
      super.init()
    }

    /// The item's text.
    public static func `default`() -> MenuPreview { MenuPreview(shown: nil) }
  }
}
