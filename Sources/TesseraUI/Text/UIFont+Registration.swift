// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraText

extension UIFont {
  /// Makes the fonts of a TrueType or OpenType file known by name; answers their family, full and PostScript names.
  ///
  /// On iOS this is `CTFontManagerRegisterFontsForURL`. Throws when the file cannot be read or is no font.
  ///
  /// - Note: Differs from UIKit: an addition.
  @discardableResult
  public class func register(contentsOf url: URL) throws -> [String] {
    try FontLibrary.shared.register([UInt8](Data(contentsOf: url)))
  }

  /// The families that can be asked for by name, sorted: the bundled and the registered ones.
  public class var familyNames: [String] { FontLibrary.shared.familyNames }
}
