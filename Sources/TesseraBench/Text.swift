// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster
import TesseraText

/// `tessera-bench text FILE.json [--runs N]` lays out each string and prints one JSON object per string. It contains
/// the width, the height, the number of lines, and the minimum wall time of N runs: with shaping each time, from the
/// cache, and with fonts that have not shaped any text before (`new_font_us_min`). The command first prints the time
/// of the first use of the system font.
///
/// The file contains an array of `{"text", "size", "weight", "maxWidth"}`, of which only the text is required.
/// Without a file, built-in strings are used.
func runText(_ arguments: [String]) throws {
  let arguments = try Arguments(arguments, options: ["--runs"])
  guard arguments.words.count <= 1 else { throw UsageError("usage: tessera-bench text [FILE.json] [--runs N]") }
  let runs = try arguments.count("--runs", default: 200)
  let start = wallMilliseconds()
  let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
  var line = JSONLine()
  line.add("first_font", font.face.name)
  line.add("first_font_us", (wallMilliseconds() - start) * 1000)
  print(line.text)
  for input in try arguments.words.first.map(TextInput.read) ?? TextInput.samples {
    print(measure(input, runs: runs).text)
  }
}

/// A string in the input file, with its font and maximum width.
private struct TextInput: Decodable {
  var text: String
  var size: Double?
  var weight: Double?
  var maxWidth: Double?

  static let samples = [
    TextInput(text: "The quick brown fox jumps over lazy dogs"),
    TextInput(text: "The quick brown fox jumps over lazy dogs", maxWidth: 100),
    TextInput(text: "Hello 👋 world, שלום and مرحبا", maxWidth: 200),
    TextInput(text: "مرحبا بالعالم لا مرحبا بالعالم لا مرحبا"),
    // A hundred characters.
    TextInput(
      text: String(
        "The quick brown fox jumps over the lazy dog. The five boxing wizards jump quickly. Waltz, bad nymph, for"
          .prefix(100))),
    TextInput(
      text: String(
        "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا وعليهم أن يعامل بعضهم بعضا بروح"
          .prefix(100))),
    TextInput(text: String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 2000), maxWidth: 300),
    // Ten thousand characters in mixed scripts, and Thai text, whose words are found with a dictionary because it has
    // no spaces.
    TextInput(
      text: String(repeating: "The quick fox שלום עולם jumps مرحبا بالعالم over 123. ", count: 182), maxWidth: 300),
    TextInput(text: String(repeating: "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกัน", count: 25), maxWidth: 300),
  ]

  static func read(_ path: String) throws -> [TextInput] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("cannot read \(path); name a JSON file")
    }
    return try JSONDecoder().decode([TextInput].self, from: data)
  }
}

private func measure(_ input: TextInput, runs: Int) -> JSONLine {
  let descriptor = FontDescriptor(weight: input.weight ?? 400, size: input.size ?? 17)
  let font = FontLibrary.shared.font(for: descriptor)
  let text = AttributedText(input.text, font: font)
  let width = input.maxWidth ?? .infinity
  let runs = max(3, input.text.utf8.count > 10_000 ? runs / 20 : runs)
  var result = layout(text, maxWidth: width)
  let cold = minimumMilliseconds(runs: runs, clock: wallMilliseconds) { result = layout(text, maxWidth: width) }
  var unused = Double.infinity
  for _ in 0..<min(runs, 50) {
    let library = FontLibrary()
    let text = AttributedText(input.text, font: library.font(for: descriptor))
    let start = wallMilliseconds()
    result = layout(text, maxWidth: width, library: library)
    unused = min(unused, wallMilliseconds() - start)
  }
  let cache = TextLayoutCache()
  _ = cache.layout(text, maxWidth: width)
  // A single cache lookup is shorter than the clock's resolution.
  let repeats = input.text.utf8.count > 10_000 ? 20 : 1000
  let cached = minimumMilliseconds(runs: 5, clock: wallMilliseconds) {
    for _ in 0..<repeats { _ = cache.layout(text, maxWidth: width) }
  }
  var line = JSONLine()
  line.add("font", font.face.name)
  line.add("size", font.size)
  line.add("text", String(input.text.prefix(60)))
  line.add("max_width", width)
  line.add("width", result.width)
  line.add("height", result.height)
  line.add("line_count", result.lines.count)
  line.add("lines", lineTexts(result, of: input.text).prefix(20).joined(separator: "\n"))
  line.add("layout_us_min", cold * 1000)
  line.add("new_font_us_min", unused * 1000)
  line.add("cached_us_min", cached * 1000 / Double(repeats))
  return line
}

private func lineTexts(_ layout: TextLayout, of text: String) -> [String] {
  let utf8 = Array(text.utf8)
  return layout.lines.map { String(decoding: utf8[$0.range], as: UTF8.self) }
}
