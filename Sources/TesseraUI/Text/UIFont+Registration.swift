// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraText

extension UIFont {
  /// Makes the fonts of a TrueType or OpenType file known by name; answers their family, full and PostScript names.
  ///
  /// On iOS this is `CTFontManagerRegisterFontsForURL`. Throws when the file cannot be read or is no font. Texts laid
  /// out before are laid out anew when next asked for, since a new font may draw characters that none had.
  ///
  /// - Note: Differs from UIKit: an addition.
  @discardableResult
  public class func register(contentsOf url: URL) throws -> [String] {
    let names = try FontLibrary.shared.register([UInt8](Data(contentsOf: url)))
    TextLayoutCache.shared.removeAll()
    return names
  }

  /// The families that can be asked for by name, sorted.
  ///
  /// - Note: Differs from UIKit: the bundled and the registered families, without those that an iPhone has and this
  ///   package only stands in for.
  public class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// The PostScript names of a family's fonts, sorted; empty for families that are not among `familyNames`. A variable
  /// font has one name.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    guard familyNames.contains(familyName) else { return [] }
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
