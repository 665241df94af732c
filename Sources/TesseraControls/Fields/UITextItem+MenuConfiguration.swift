// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

extension UITextItem {
  /// The menu of an item and the preview lifted when it appears.
  @preconcurrency @MainActor
  public final class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?

    /// Creates a configuration of a menu next to the item's text.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

    /// Creates a configuration of a menu next to a preview; nil for the menu alone.
    public init(preview: MenuPreview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }

  /// The preview lifted when the menu of an item appears.
  @preconcurrency @MainActor
  public final class MenuPreview: NSObject {
    /// The view; nil for the item's text.
    let view: UIView?

    /// Creates a preview of a view.
    public convenience init(view: UIView) { self.init(shown: view) }

    private init(shown: UIView?) {
      view = shown
      super.init()
    }

    /// Returns a preview of the item's text.
    public static func `default`() -> MenuPreview { MenuPreview(shown: nil) }
  }
}
