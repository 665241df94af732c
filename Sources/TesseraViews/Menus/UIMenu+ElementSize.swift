// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIMenu {
  /// How large the elements of a menu are shown.
  public enum ElementSize: Int, Sendable {
    /// Images side by side, up to four in a row.
    case small = 0
    /// Images with a title below, up to three in a row.
    case medium
    /// One row for each element.
    case large
    /// As the menu is shown elsewhere: `large`, or `small` for a palette.
    case automatic = -1
  }
}

extension UIMenu.Identifier {
  /// The menu bar, with all others.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The app's menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// File.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Edit.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Format.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// View.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Window.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// About the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The app's settings.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Cut, Copy, Paste and their like.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Undo and Redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Replacements of text.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Looking up words.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Find.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Bold, Italic, Underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// Full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
}
