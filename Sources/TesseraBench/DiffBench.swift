// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `tessera-bench diff EXPECTED.png ACTUAL.png [--runs N] [--threshold X] [--once] [--out FILE]` measures the cost of
// comparing two images.
//
//     passed          reads the golden, whose fingerprint matches
//     passed_decoded  reads and decodes a golden without a fingerprint, and compares it by threshold
//     failed          reads, decodes and compares the golden, and creates and encodes the difference image; only if the
//                     images differ
//     files           reads, decodes and compares both files by pixelmatch's rule, and counts different pixels
//     exact, yiq, yiq_aa, lab   only the comparison of the decoded images
//     decode, picture, encode   parts of the above, for the expected image and the difference image
//
// Each value is the minimum wall time of all runs in milliseconds, with the files in the system's cache. The threshold is
// pixelmatch's, by default 0.1; it applies to `files`, `yiq` and `yiq_aa`. With
// `--once`, the command only compares the files and prints the number of different pixels, so that the whole process
// can be measured externally. With `--out`, it also writes the difference image.

import Foundation
import Tessera
import TesseraImaging
import TesseraRaster

func runDiff(_ arguments: [String]) throws {
  let arguments = try Arguments(arguments, options: ["--runs", "--threshold", "--out"], flags: ["--once"])
  guard arguments.words.count == 2 else {
    throw UsageError(
      "usage: tessera-bench diff EXPECTED.png ACTUAL.png [--runs N] [--threshold X] [--once] [--out FILE]")
  }
  if arguments.has("--once") {
    let (expected, actual) = (try PNG.read(arguments.words[0]), try PNG.read(arguments.words[1]))
    let diff = ImageDiff(expected: expected, actual: actual)
    if let out = arguments.string("--out") {
      try PNG.write(diff.picture(expected: expected, actual: actual), to: out, threads: nil, usesPalette: true)
    }
    print(diff.mismatched)
    return
  }
  guard let threshold = Double(arguments.string("--threshold") ?? "0.1"), 0...1 ~= threshold else {
    throw UsageError("--threshold needs a number from 0 to 1")
  }
  let bench = try DiffBench(
    arguments.words[0], arguments.words[1], runs: arguments.count("--runs", default: 15), threshold: threshold)
  print(try bench.line())
}

private struct DiffBench {
  let expectedPath: String
  let actualPath: String
  let expected: Bitmap
  let actual: Bitmap
  let name: String
  let runs: Int
  let yiq: PixelComparison
  /// pixelmatch's rule.
  let yiqAA: PixelComparison

  init(_ expected: String, _ actual: String, runs: Int, threshold: Double) throws {
    yiq = PixelComparison(.yiq(threshold: threshold))
    yiqAA = PixelComparison(.yiq(threshold: threshold), ignoresAntialiasing: true)
    (expectedPath, actualPath) = (expected, actual)
    self.expected = try PNG.read(expected)
    self.actual = try PNG.read(actual)
    self.runs = runs
    name = [expected, actual].map { (($0 as NSString).lastPathComponent as NSString).deletingPathExtension }
      .joined(separator: " ")
  }

  func line() throws -> String {
    let golden = "\(NSTemporaryDirectory())/tessera-bench-\(getpid()).png"
    defer { try? FileManager.default.removeItem(atPath: golden) }
    try Golden.write(expected, tree: nil, to: golden)
    var line = JSONLine()
    line.add("name", name)
    try time("passed_ms", &line) { try expect(Golden.read(golden).shows(expected)) }
    try time("passed_decoded_ms", &line) {
      let decoded = try Golden.read(expectedPath).bitmap()
      try expect(ImageDiff(expected: decoded, actual: expected, by: PixelComparison(.yiq(threshold: 0.1))).isEmpty)
    }
    if expected != actual {
      var bytes = 0
      try time("failed_ms", &line) {
        let file = try Golden.read(golden)
        try expect(!file.shows(actual))
        let decoded = try file.bitmap()
        let diff = ImageDiff(expected: decoded, actual: actual)
        bytes = try PNG.encode(diff.picture(expected: decoded, actual: actual), threads: nil, usesPalette: true).count
      }
      line.add("difference_bytes", bytes)
    }
    try time("files_ms", &line) {
      let (expected, actual) = (try PNG.read(expectedPath), try PNG.read(actualPath))
      _ = ImageDiff(expected: expected, actual: actual, by: yiqAA).mismatched
    }
    for (key, rule) in [
      ("exact", PixelComparison.exact), ("yiq", yiq), ("yiq_aa", yiqAA),
      ("lab", PixelComparison(.lab(maximumDistance: 2.3))),
    ] {
      line.add("\(key)_mismatched", ImageDiff(expected: expected, actual: actual, by: rule).mismatched)
      time("\(key)_ms", &line) { _ = ImageDiff(expected: expected, actual: actual, by: rule) }
    }
    let file = try AtomicFile.read(golden)
    try time("decode_ms", &line) { _ = try PNG.decode(file) }
    let diff = ImageDiff(expected: expected, actual: actual)
    let picture = diff.picture(expected: expected, actual: actual)
    time("picture_ms", &line) { _ = diff.picture(expected: expected, actual: actual) }
    try time("encode_ms", &line) { _ = try PNG.encode(picture, threads: nil, usesPalette: true) }
    return line.text
  }

  private func time(_ key: String, _ line: inout JSONLine, _ body: () throws -> Void) rethrows {
    line.add(key, try minimumMilliseconds(runs: runs, clock: wallMilliseconds, body))
  }

  private func expect(_ holds: Bool) throws {
    guard holds else { throw UsageError("\(name): the comparison went wrong") }
  }
}
