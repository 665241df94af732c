// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFonts

/// The fonts built into the program and selected by role. Each is opened on first use.
enum BundledFonts {
  static let sansRoman = file(TesseraFontSansRoman)
  static let sansItalic = file(TesseraFontSansItalic)
  static let arimo = file(TesseraFontArimo)
  static let monoRegular = file(TesseraFontJetBrainsMonoRegular)
  static let monoBold = file(TesseraFontJetBrainsMonoBold)
  static let serifRoman = file(TesseraFontNotoSerifRoman)
  static let serifItalic = file(TesseraFontNotoSerifItalic)
  static let rounded = file(TesseraFontNunitoRoman)

  private static func file(_ number: TesseraFontFile) -> FontFile {
    let font = tessera_font_bytes(number)
    return FontFile(constant: UnsafeBufferPointer(start: font.bytes, count: font.count))
  }
}
