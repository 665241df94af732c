// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

extension UITextItem {
  /// The menu of a text item, and the preview that is shown with it.
  @preconcurrency @MainActor
  public final class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?

    /// Creates a configuration with a menu and the default preview, the item's text.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

    /// Creates a configuration with a menu and a preview. Pass nil to show the menu without a preview.
    public init(preview: MenuPreview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }

  /// The preview that is shown with the menu of a text item.
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
