// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIMenu.Identifier {
  /// The Services menu.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu of commands that hide and show apps.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu that contains the Quit command.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu of commands that open new windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu of recent documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu of commands that open documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The menu of document commands.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu of spelling commands.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu of commands that show the spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The menu of spelling options.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu of text substitution commands.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The menu of commands that show the substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The menu of text substitution options.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The menu of case transformations.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The menu of speech commands.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu of commands that add words to the dictionary.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu of AutoFill commands.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// The menu of text sizes.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu of text colors.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The menu of commands that copy and paste text styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu of text formatting commands.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu of writing directions.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The menu of text alignments.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu of commands that minimize and zoom windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The menu of commands that bring windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
