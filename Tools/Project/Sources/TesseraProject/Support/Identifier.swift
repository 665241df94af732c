// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Conversion of names to identifiers, as Xcode and SwiftPM do it.
enum Identifier {
  /// Returns a valid C99 extended identifier: other characters and a leading digit become underscores, as in
  /// `$(PRODUCT_NAME:c99extidentifier)`.
  static func c99(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || scalar == "_"
      let isDigit = scalar.properties.numericType != nil
      result.unicodeScalars.append(isLetter || (isDigit && !result.isEmpty) ? scalar : "_")
    }
    return result.isEmpty ? "_" : result
  }

  /// Returns a valid part of a bundle identifier: other characters become hyphens.
  static func rfc1034(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
  }

  /// Returns a name that is safe as a single component of a path.
  static func folderName(_ name: String) -> String {
    let text = String(name.map { $0 == "/" || $0 == "\0" || $0 == "\\" || $0.isNewline || $0 == "\"" ? "-" : $0 })
    let trimmed = text.drop { $0 == "." || $0 == " " }
    return trimmed.isEmpty ? "Project" : String(trimmed.prefix(80))
  }
}
