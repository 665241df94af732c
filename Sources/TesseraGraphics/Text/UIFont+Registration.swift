// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraText

extension UIFont {
  /// Registers the fonts in a TrueType or OpenType file. Returns their family names, full names and PostScript names.
  ///
  /// On iOS, apps call `CTFontManagerRegisterFontsForURL`. Cached text layouts are invalidated, because a new font
  /// may support characters that were missing.
  ///
  /// - Throws: An error if the file can't be read or is not a font.
  /// - Note: Differs from UIKit: an addition.
  @discardableResult
  public class func register(contentsOf url: URL) throws -> [String] {
    let names = try FontLibrary.shared.register([UInt8](Data(contentsOf: url)))
    TextLayoutCache.shared.removeAll()
    return names
  }

  static func faceNames(ofFamily familyName: String) -> [String] {
    guard FontLibrary.shared.familyNames.contains(familyName) else { return [] }
    var names: Set<String> = []
    for weight in stride(from: 100.0, through: 900, by: 100) {
      for isItalic in [false, true] {
        let descriptor = FontDescriptor(design: .named(familyName), weight: weight, italic: isItalic)
        names.insert(FontLibrary.shared.face(for: descriptor).postScriptName)
      }
    }
    return names.filter { !$0.isEmpty }.sorted()
  }
}
