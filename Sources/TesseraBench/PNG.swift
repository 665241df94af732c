// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraImaging
import TesseraRaster

/// `tessera-bench png FILE.png... [--preset fast|small] [--runs N] [--out OUT.png]` decodes each file, encodes its pixels
/// and decodes the result. Prints a line for each file, whose times are the minimum CPU time of N runs. `--out` is for one
/// file.
func runPNG(_ arguments: [String]) throws {
  let usage = "png FILE.png... [--preset fast|small] [--runs N] [--out OUT.png]"
  let arguments = try Arguments(arguments, options: ["--preset", "--runs", "--out"])
  let out = arguments.string("--out")
  guard !arguments.words.isEmpty, out == nil || arguments.words.count == 1 else {
    throw UsageError("usage: tessera-bench \(usage)")
  }
  let runs = try arguments.count("--runs", default: 11)
  let preset = try preset(named: arguments.string("--preset") ?? "fast")
  for path in arguments.words { print(try measurePNG(path, preset: preset, runs: runs, out: out)) }
}

/// Returns the line of a file.
private func measurePNG(_ path: String, preset: PNG.Preset, runs: Int, out: String?) throws -> String {
  let bitmap = try PNG.read(path)
  let original = try AtomicFile.read(path)
  var encoded: [UInt8] = []
  let encodeTime = try minimumMilliseconds(runs: runs) { encoded = try PNG.encode(bitmap, preset: preset) }
  let originalTime = try minimumMilliseconds(runs: runs) { _ = try PNG.decode(original) }
  var again = bitmap
  let decodeTime = try minimumMilliseconds(runs: runs) { again = try PNG.decode(encoded) }
  guard again == bitmap else { throw PNGError.damaged(reason: "\(path): pixels changed on the way") }
  if let out { try AtomicFile.write(encoded, to: out) }

  var line = JSONLine()
  line.add("name", path.split(separator: "/").last.map(String.init) ?? path)
  line.add("pixels", bitmap.width * bitmap.height)
  line.add("encode_cpu_ms_min", encodeTime)
  line.add("bytes", encoded.count)
  line.add("decode_cpu_ms_min", decodeTime)
  line.add("decode_original_cpu_ms_min", originalTime)
  return line.text
}

private func preset(named name: String) throws -> PNG.Preset {
  switch name {
  case "fast": return .fast
  case "small": return .small
  default: throw UsageError("unknown preset \(name); presets: fast small")
  }
}
