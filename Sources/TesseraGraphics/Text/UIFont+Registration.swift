// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraText

extension UIFont {
  /// Makes the fonts of a TrueType or OpenType file known by name, and returns their family, full and PostScript names.
  ///
  /// Throws where the file cannot be read or is no font. On iOS this is `CTFontManagerRegisterFontsForURL`. Texts laid
  /// out before are laid out anew when next asked for, as a new font may draw characters that none had.
  ///
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
