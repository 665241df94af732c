// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIMenu {
  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// Images without titles, up to four per row.
    case small = 0
    /// Images with titles below them, up to three per row.
    case medium
    /// One row per element.
    case large
    /// The menu's default size: `large`, or `small` for a palette.
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
  /// The menu that contains the app's About command.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// The menu that contains the app's Settings command.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// The menu that contains Cut, Copy, Paste and similar commands.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// The menu that contains Undo and Redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// The menu of text replacement commands.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// The menu of sharing commands.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// The menu of commands that look up words.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// The menu of Find commands.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The menu that contains Bold, Italic and Underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// The Font menu.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The menu of sidebar commands.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// The menu of toolbar commands.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The menu that contains the full screen command.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The menu of commands that close windows.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// The menu of printing commands.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
}
