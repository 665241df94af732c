// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFonts
import TesseraReportPage
import Testing

/// The embedded assets equal the files in the sources. A build embeds them again when they change.
@Suite struct EmbeddedAssetsTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL

  private func source(_ path: String) throws -> Data {
    try Data(contentsOf: Self.package.appendingPathComponent(path))
  }

  @Test(
    arguments: [
      ("index.html", TesseraReportPageHTML), ("report.css", TesseraReportPageCSS), ("report.js", TesseraReportPageJS),
      ("report-stage.js", TesseraReportPageStageJS),
    ].map { ($0, $1.rawValue) })
  func page(_ name: String, _ file: TesseraReportPageFile.RawValue) throws {
    let page = tessera_report_page(TesseraReportPageFile(file))
    let bytes = Data(UnsafeBufferPointer(start: page.bytes, count: page.count))
    #expect(bytes == (try source("Sources/Tessera/Report/Assets/Page/\(name)")))
  }

  @Test func symbols() throws {
    var count = 0
    let start = tessera_symbol_bytes(&count)
    #expect(Data(UnsafeBufferPointer(start: start, count: count)) == (try source("Fonts/Symbols/symbols.txt")))
  }

  @Test(
    arguments: [
      ("TesseraSans-roman.var", TesseraFontSansRoman), ("TesseraSans-italic.var", TesseraFontSansItalic),
      ("Arimo-subset", TesseraFontArimo), ("JetBrainsMono-Regular", TesseraFontJetBrainsMonoRegular),
      ("JetBrainsMono-Bold", TesseraFontJetBrainsMonoBold), ("NotoSerif-roman.var", TesseraFontNotoSerifRoman),
      ("NotoSerif-italic.var", TesseraFontNotoSerifItalic), ("Nunito-roman.var", TesseraFontNunitoRoman),
    ].map { ($0, $1.rawValue) })
  func fonts(_ name: String, _ file: TesseraFontFile.RawValue) throws {
    let font = tessera_font_bytes(TesseraFontFile(file))
    let bytes = Data(UnsafeBufferPointer(start: font.bytes, count: font.count))
    #expect(bytes == (try source("Fonts/Files/\(name).ttf")))
  }

  /// Each fallback font is embedded completely and equals a file in the font folders.
  @Test func fallbackFonts() throws {
    var files: [Data] = []
    for folder in ["Fonts/Files", "Fonts/CJK/Files", "Fonts/Emoji/Files", "Fonts/Scripts/Files"] {
      let root = Self.package.appendingPathComponent(folder)
      for file in try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
      where ["ttf", "otf"].contains(file.pathExtension) {
        files.append(try Data(contentsOf: file))
      }
    }
    var next = tessera_font_first()
    var count = 0
    while let font = next?.pointee {
      let bytes = Data(UnsafeBufferPointer(start: font.bytes, count: font.count))
      #expect(files.contains(bytes), "\(String(cString: font.name))")
      count += 1
      next = font.next
    }
    // The core's fallback fonts. If font products are linked, there are more.
    #expect(count >= 24)
  }
}
