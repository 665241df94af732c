// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@testable import Tessera
import TesseraImaging
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Strings with hidden characters in each report format. Foundation's parsers read each file, and its bytes are
/// searched directly.
struct HiddenCharactersTests {
  /// C0 and C1 controls; directional marks, embeddings, overrides and isolates; line and paragraph separators; byte
  /// order marks. The numbers are copied from Unicode's tables, not from the code.
  static let numbers: [UInt32] =
    Array(0...0x1F) + Array(0x7F...0x9F) + [0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A, 0x202B, 0x202C, 0x202D]
    + [0x202E, 0x2066, 0x2067, 0x2068, 0x2069, 0xFEFF, 0xFFFE, 0xFFFF]
  static let scalars = numbers.compactMap(Unicode.Scalar.init)

  /// Whitespace that is never displayed by its code point.
  private static let blanks: Set<Unicode.Scalar> = ["\t", "\n", "\r"]

  private static func number(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "[U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
  }

  /// Returns the character between letters of both directions, followed by characters that terminate tags and
  /// scripts.
  private static func text(_ scalar: Unicode.Scalar) -> String { "a\(Character(scalar))א</script>]]>&\"'<b>%\\" }

  private static func shown(_ scalar: Unicode.Scalar, except kept: Set<Unicode.Scalar>) -> String {
    kept.contains(scalar) ? text(scalar) : text(scalar).replacing(String(Character(scalar)), with: number(scalar))
  }

  private static func report(_ text: String) -> SnapshotReport {
    let rect = ViewNode.Rect(x: 0, y: 0, width: 1, height: 1)
    return SnapshotReport(
      title: text,
      results: [
        SnapshotResult(
          name: text, group: text, state: .failed, message: text, golden: text,
          changes: [ViewChange(kind: .moved, path: text, words: text, before: rect, after: nil)],
          findings: [AuditFinding(rule: .lowContrast, path: text, message: text, frame: rect)])
      ])
  }

  /// Returns the hidden characters in a string's bytes, except for allowed characters.
  private static func found(in output: String, except kept: Set<Unicode.Scalar> = ["\n"]) -> [Unicode.Scalar] {
    output.unicodeScalars.filter { scalars.contains($0) && !kept.contains($0) }
  }

  @Test func tableHasNoLetters() {
    #expect(Self.scalars.count == 82)
    #expect(Self.scalars.allSatisfy(HiddenCharacters.contains))
    for plain in "aZ09 ~é日א\u{200D}\u{1F600}\u{FE0F}\u{A0}\u{AD}\u{FFFD}\u{10FFFF}".unicodeScalars {
      #expect(!HiddenCharacters.contains(plain))
    }
  }

  @Test(arguments: scalars)
  func json(_ scalar: Unicode.Scalar) throws {
    let report = Self.report(Self.text(scalar))
    let json = report.json()
    #expect(Self.found(in: json, except: []).isEmpty)
    // All JSON readers interpret the escape sequence in the same way.
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let title = try #require(object["title"] as? String)
    #expect(Array(title.unicodeScalars) == Array(Self.text(scalar).unicodeScalars))
    #expect(try JSONDecoder().decode(SnapshotReport.self, from: Data(json.utf8)) == report)
  }

  @Test(arguments: scalars)
  func page(_ scalar: Unicode.Scalar) throws {
    let report = Self.report(Self.text(scalar))
    let script = String(decoding: HTMLReport.script(of: report, folder: "/tmp"), as: UTF8.self)
    #expect(Self.found(in: script).isEmpty)
    #expect(!script.contains("<"))
    let json = Data(script.dropFirst("window.tesseraReport = ".count).dropLast(2).utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let inner = try #require(object["report"] as? [String: Any])
    #expect(inner["title"] as? String == Self.text(scalar))
  }

  @Test(arguments: scalars)
  func junit(_ scalar: Unicode.Scalar) throws {
    let xml = Self.report(Self.text(scalar)).junit()
    #expect(Self.found(in: xml).isEmpty)
    let reader = Reader()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    let isXML = parser.parse()
    #expect(isXML, "\(String(describing: parser.parserError))")
    let expected = Self.shown(scalar, except: Self.blanks)
    #expect(reader.names.last == expected)
    #expect(reader.message == expected)
    #expect(reader.characters == Array(repeating: expected, count: 3).joined(separator: "\n"))
  }

  @Test(arguments: scalars)
  func annotations(_ scalar: Unicode.Scalar) throws {
    let lines = Self.report(Self.text(scalar)).annotations(root: "/")
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(Self.found(in: line, except: ["\t"]).isEmpty)
    if !Self.blanks.contains(scalar) { #expect(line.contains(Self.number(scalar))) }
  }

  /// Plots contain view names, both as SVG and as a bitmap.
  @Test(arguments: scalars)
  func plots(_ scalar: Unicode.Scalar) throws {
    let samples = [CurvePlot.Sample(time: 0, value: 1), CurvePlot.Sample(time: 1, value: 2)]
    let svg = CurvePlot(series: [CurvePlot.Series(name: "s", samples: samples)], title: Self.text(scalar)).svg()
    #expect(Self.found(in: svg).isEmpty)
    let parser = XMLParser(data: Data(svg.utf8))
    let isXML = parser.parse()
    #expect(isXML, "\(String(describing: parser.parserError))")
    if !Self.blanks.contains(scalar) { #expect(svg.contains(Self.number(scalar))) }
  }

  /// Swift replaces invalid UTF-8 with U+FFFD in Strings before they reach a report. In JSON, a lone surrogate is
  /// rejected.
  @Test func loneSurrogates() throws {
    for bytes in [[0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xC2], [0xE2, 0x80], [0xFF]] as [[UInt8]] {
      let text = String(decoding: bytes, as: UTF8.self)
      let report = Self.report(text)
      #expect(try JSONDecoder().decode(SnapshotReport.self, from: Data(report.json().utf8)) == report)
      #expect(XMLParser(data: Data(report.junit().utf8)).parse())
      #expect(report.json().contains("\u{FFFD}"))
    }
    try SnapshotCheckTests.withFolder { folder in
      for escape in ["\\ud800", "\\udc00", "\\ud800x", "\\udc00\\ud800"] {
        let json = "{\"version\":1,\"title\":\"\(escape)\",\"results\":[]}"
        try AtomicFile.write(Array(json.utf8), to: "\(folder)/report.json", makesFolder: true)
        do {
          // If Foundation reads a lone surrogate as U+FFFD, the string must be printable like any other.
          let report = try SnapshotReport.read(folder)
          #expect(report.title.unicodeScalars.allSatisfy { $0 == "\u{FFFD}" || $0 == "x" })
        } catch let error as SnapshotReportError {
          guard case .unreadable = error else {
            Issue.record(error)
            continue
          }
        }
      }
    }
  }

  /// Bytes that end within a character, which no encoder writes, are not read beyond their end.
  @Test func truncatedBytes() {
    for bytes in [[0x22, 0xE2], [0xE2, 0x80], [0xC2], [0xEF, 0xBB], []] as [[UInt8]] {
      #expect(HiddenCharacters.escaped(bytes).count >= 0)
    }
    let json = Array("{\n  \"a\" : \"é\u{202E}\u{1F600}\"\n}".utf8)
    #expect(HiddenCharacters.escaped(json) == Array("{\n  \"a\" : \"é\\u202e\u{1F600}\"\n}".utf8))
  }

  /// The page's script displays the same characters by code point, and keeps tabs and line breaks.
  @Test func pageUsesTheSameRanges() throws {
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Tessera/Report/Assets/Page/report-stage.js").standardizedFileURL
    let script = try String(contentsOf: source, encoding: .utf8)
    let pattern = try #require(script.firstMatch(of: /const HIDDEN = \/(\[.*\])\/g;/)).1
    let expression = try NSRegularExpression(pattern: String(pattern))
    for value in UInt32(0)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let matches = expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
      let expected = HiddenCharacters.contains(scalar) && scalar != "\t" && scalar != "\n"
      if matches != expected { Issue.record("U+\(String(value, radix: 16)) is hidden in only one of the two lists") }
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var message: String?
    var characters = ""
    private var isInside = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      if let name = attributes["name"] { names.append(name) }
      isInside = name == "failure"
      if isInside { message = attributes["message"] }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      isInside = false
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isInside { characters += string }
    }
  }
}
