// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraFoundation
import TesseraRaster
import TesseraText

/// Reports of characters that no font supports. Such characters are drawn as boxes with their code points.
///
/// Letters are reported by script, so that a page of Chinese text causes a single report.
enum MissingCharacters {
  /// Reports the characters that a run draws as boxes.
  static func report(_ run: GlyphRun) {
    guard let face = TransformedGlyphs.face(of: run.font) as? FontFace, face.isMissingGlyphs else { return }
    var last: MissingResource?
    for glyph in run.glyphs {
      guard let scalar = Unicode.Scalar(glyph.id) else { continue }
      let resource = resource(for: scalar)
      if resource != last { MissingResources.report(resource) }
      last = resource
    }
  }

  static func resource(for scalar: Unicode.Scalar) -> MissingResource {
    let tag = FontFace.script(of: scalar)
    if let name = eastAsian[tag] {
      return MissingResource(.script, name, reason: reason("them", product: "TesseraFontsCJK"))
    }
    if let name = rare[tag] {
      return MissingResource(.script, name, reason: reason("them", product: "TesseraFontsScripts"))
    }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let number = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let product = eastAsianSigns.contains { $0.contains(scalar.value) } ? "TesseraFontsCJK" : nil
    return MissingResource(.character, "\(Character(scalar)) (U+\(number))", reason: reason("it", product: product))
  }

  private static func reason(_ pronoun: String, product: String?) -> String {
    let remedy = product.map { "add the product \($0) to the dependencies of the target, or " } ?? ""
    let drawn =
      pronoun == "it" ? "it is drawn as a box with its code point" : "they are drawn as boxes with code points"
    return "no font contains \(pronoun), so \(drawn); \(remedy)register a font with UIFont.register"
  }

  private static let eastAsian = [
    "Hani": "Han", "Hira": "Hiragana", "Kana": "Katakana", "Hang": "Hangul", "Bopo": "Bopomofo",
  ]

  /// The characters in TesseraFontsCJK that do not belong to a script, such as the katakana middle dot and fullwidth
  /// letters.
  private static let eastAsianSigns: [ClosedRange<UInt32>] = [
    0x3000...0x302D, 0x3031...0x303C, 0x303E...0x303F, 0x3099...0x309A, 0x30FB...0x30FC, 0x31C0...0x31E3,
    0x3200...0x321E,
    0x3220...0x3296, 0x3298...0x3298, 0x329A...0x332B, 0x332D...0x33FF, 0xFE30...0xFE50, 0xFE52...0xFE52,
    0xFE54...0xFE57,
    0xFE59...0xFE66, 0xFE69...0xFE6B, 0xFF01...0xFF5A, 0xFF5C...0xFF5C, 0xFF5E...0xFF65, 0xFFE0...0xFFE6,
    0xFFE8...0xFFEE,
  ]

  /// The scripts in TesseraFontsScripts, by their ISO 15924 tags.
  private static let rare = [
    "Adlm": "Adlam",
    "Avst": "Avestan",
    "Bali": "Balinese",
    "Bamu": "Bamum",
    "Bass": "Bassa Vah",
    "Batk": "Batak",
    "Bhks": "Bhaiksuki",
    "Brah": "Brahmi",
    "Bugi": "Buginese",
    "Buhd": "Buhid",
    "Cakm": "Chakma",
    "Cans": "Canadian Aboriginal",
    "Cham": "Cham",
    "Cher": "Cherokee",
    "Copt": "Coptic",
    "Dsrt": "Deseret",
    "Dupl": "Duployan",
    "Elba": "Elbasan",
    "Glag": "Glagolitic",
    "Gong": "Gunjala Gondi",
    "Gonm": "Masaram Gondi",
    "Goth": "Gothic",
    "Gran": "Grantha",
    "Hano": "Hanunoo",
    "Ital": "Old Italic",
    "Java": "Javanese",
    "Kali": "Kayah Li",
    "Khoj": "Khojki",
    "Kthi": "Kaithi",
    "Lana": "Tai Tham",
    "Lepc": "Lepcha",
    "Limb": "Limbu",
    "Lisu": "Lisu",
    "Mand": "Mandaic",
    "Medf": "Medefaidrin",
    "Mend": "Mende Kikakui",
    "Modi": "Modi",
    "Mong": "Mongolian",
    "Mroo": "Mro",
    "Mtei": "Meetei Mayek",
    "Newa": "Newa",
    "Nkoo": "Nko",
    "Ogam": "Ogham",
    "Olck": "Ol Chiki",
    "Orkh": "Old Turkic",
    "Orya": "Oriya",
    "Osge": "Osage",
    "Osma": "Osmanya",
    "Pauc": "Pau Cin Hau",
    "Phag": "Phags Pa",
    "Phnx": "Phoenician",
    "Plrd": "Miao",
    "Rjng": "Rejang",
    "Rohg": "Hanifi Rohingya",
    "Runr": "Runic",
    "Samr": "Samaritan",
    "Saur": "Saurashtra",
    "Shaw": "Shavian",
    "Shrd": "Sharada",
    "Sidd": "Siddham",
    "Sind": "Khudawadi",
    "Sund": "Sundanese",
    "Sylo": "Syloti Nagri",
    "Syrc": "Syriac",
    "Tagb": "Tagbanwa",
    "Takr": "Takri",
    "Tale": "Tai Le",
    "Talu": "New Tai Lue",
    "Tavt": "Tai Viet",
    "Tfng": "Tifinagh",
    "Tglg": "Tagalog",
    "Thaa": "Thaana",
    "Tibt": "Tibetan",
    "Tirh": "Tirhuta",
    "Ugar": "Ugaritic",
    "Vaii": "Vai",
    "Wara": "Warang Citi",
    "Wcho": "Wancho",
    "Xpeo": "Old Persian",
    "Yiii": "Yi",
  ]
}
