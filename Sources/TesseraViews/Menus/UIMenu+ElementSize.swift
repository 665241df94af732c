// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIMenu {
  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Images in rows of up to four.
    case small = 0
    /// Images with a title below, in rows of up to three.
    case medium
    /// One row for each element.
    case large
    /// The default of the menu: `large`, or `small` for a palette.
    case automatic = -1
  }
}

extension UIMenu.Identifier {
  /// The menu bar, which contains all other menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The app menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// The About menu of the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The app's settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Cut, Copy, Paste and similar commands.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Undo and Redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Text replacement.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Looking up words.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Find.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Bold, Italic, Underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The Font menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Closing windows.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
}
