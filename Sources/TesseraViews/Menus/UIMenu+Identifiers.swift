// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIMenu.Identifier {
  /// The menu of services.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// The menu for hiding the app.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The menu for quitting the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The menu for new windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// The menu of recent documents.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// The menu for opening documents.
  public static let open = UIMenu.Identifier("com.apple.menu.open")
  /// The menu of documents.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// The menu of spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The menu of the spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The menu of spelling options.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// The menu of substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The menu of the substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The menu of substitution options.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// The menu of case transformations.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// The menu of speech.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// The menu for learning words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The menu of AutoFill.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// The menu of text sizes.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The menu of text colors.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// The menu for copying text styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// The menu of text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The menu of writing directions.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// The menu of alignments.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The menu for minimizing and zooming windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// The menu for bringing windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
