// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

extension UITextItem {
  /// A text item's menu with an optional preview.
  @preconcurrency @MainActor
  public final class MenuConfiguration: NSObject {
    let menu: UIMenu
    let preview: MenuPreview?

    /// Creates a configuration with a menu and the default preview, which shows the item's text.
    public convenience init(menu: UIMenu) { self.init(preview: .default(), menu: menu) }

    /// Creates a configuration with a menu and a preview. If the preview is nil, only the menu is shown.
    public init(preview: MenuPreview?, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
      super.init()
    }
  }

  /// The preview shown together with a text item's menu.
  @preconcurrency @MainActor
  public final class MenuPreview: NSObject {
    /// The previewed view; nil to preview the item's text.
    let view: UIView?

    /// Creates a preview that shows a view.
    public convenience init(view: UIView) { self.init(shown: view) }

    private init(shown: UIView?) {
      view = shown
      super.init()
    }

    /// Returns a preview that shows the item's text.
    public static func `default`() -> MenuPreview { MenuPreview(shown: nil) }
  }
}
