// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

/// Two folders of pictures, one of which was recorded on iOS.
struct FidelityFolders: Sendable {
  let references: String
  let pictures: String
  /// The pixels per point of pictures whose names don't contain it.
  let scale: Double
  /// The folder for a page and its pictures, or nil.
  let page: String?

  /// Compares all pictures, on all cores.
  func report() async throws -> FidelityReport {
    let known = Set(try DiffFolders.imageNames(in: references))
    let own = Set(try DiffFolders.imageNames(in: pictures))
    let names = known.union(own).sorted()
    guard !names.isEmpty else {
      throw CommandFailure(
        description: "There are no PNG files in \(references) and \(pictures). Check the paths.", isUsage: true)
    }
    return try await withThrowingTaskGroup(of: FidelityReport.Picture.self) { group in
      var results: [FidelityReport.Picture] = []
      let cores = max(1, ProcessInfo.processInfo.activeProcessorCount)
      for (index, name) in names.enumerated() {
        if index >= cores, let next = try await group.next() { results.append(next) }
        if let signal = Interruption.signal() {
          throw Interrupted(signal: signal, summary: "\(results.count) of \(names.count) pictures were compared.")
        }
        let sides = (reference: known.contains(name), picture: own.contains(name))
        group.addTask { compare(name, hasReference: sides.reference, hasPicture: sides.picture) }
      }
      for try await next in group { results.append(next) }
      return FidelityReport(results)
    }
  }

  private func compare(_ name: String, hasReference: Bool, hasPicture: Bool) -> FidelityReport.Picture {
    guard hasPicture else { return FidelityReport.Picture(name: name, problem: "only in \(references)") }
    guard hasReference else { return FidelityReport.Picture(name: name, problem: "only in \(pictures)") }
    do {
      let reference = try Golden.read((references as NSString).appendingPathComponent(name)).bitmap()
      let picture = try Golden.read((pictures as NSString).appendingPathComponent(name)).bitmap()
      let score = FidelityScore(reference: reference, picture: picture, scale: Self.scale(of: name) ?? scale)
      var result = FidelityReport.Picture(name: name, scores: FidelityReport.Scores(score))
      result.deviations = score.deviations
      if let page {
        let file = "marked/\(name)"
        try PNG.write(
          score.marked(picture), to: (page as NSString).appendingPathComponent(file), threads: nil, makesFolder: true)
        result.marked = file
      }
      return result
    } catch {
      return FidelityReport.Picture(name: name, problem: "\(error)")
    }
  }

  /// Returns the scale that a name ends with, such as `@3x`, or nil.
  static func scale(of name: String) -> Double? {
    let stem = (name as NSString).deletingPathExtension
    guard let match = stem.firstMatch(of: /@([1-4])x?(?![0-9])/) else { return nil }
    return Double(match.1)
  }
}

extension FidelityScore {
  /// The marks that deviate by more than a pixel, in width or in color, and the additional marks.
  var deviations: [FidelityReport.Deviation] {
    let deviating = marks.compactMap { mark in mark.words(scale: scale).map { deviation(mark.reference, $0) } }
    return deviating + extras.map { deviation($0, "not in the reference") }
  }

  private func deviation(_ box: PixelRect, _ words: String) -> FidelityReport.Deviation {
    FidelityReport.Deviation(
      x: Double(box.x0) / scale, y: Double(box.y0) / scale, width: Double(box.width) / scale,
      height: Double(box.height) / scale, words: words)
  }

  /// Returns a picture with outlines around the deviating marks: red if a mark is missing, additional, or more than a
  /// point off, and orange for other deviations.
  func marked(_ picture: Bitmap) -> Bitmap {
    var outlines = MarkOutlines(picture)
    for mark in marks where mark.words(scale: scale) != nil {
      let isFar = mark.deviation.map { Double($0) > scale } ?? true
      outlines.add(mark.box ?? mark.reference, isFar ? MarkOutlines.red : MarkOutlines.orange)
    }
    for box in extras { outlines.add(box, MarkOutlines.red) }
    return outlines.bitmap
  }
}

extension FidelityScore.Mark {
  /// The deviations in words, or nil if the mark is equal within a pixel.
  func words(scale: Double) -> String? {
    guard let deviation, let widthError, let colorError else { return "missing" }
    var words: [String] = []
    if deviation > 1 {
      words.append("\(FidelityReport.Scores.decimal(of: Double(deviation) / scale, digits: 2)) points off")
    }
    if widthError.magnitude > FidelityScore.widthTolerance {
      let percent = FidelityReport.Scores.percent(of: widthError.magnitude, digits: 1)
      words.append("\(percent) \(widthError < 0 ? "narrower" : "wider")")
    }
    if colorError > FidelityScore.colorTolerance { words.append("color \(colorError) levels off") }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}

/// A picture with outlines of boxes.
private struct MarkOutlines {
  static let red: [UInt8] = [255, 59, 48, 255]
  static let orange: [UInt8] = [255, 149, 0, 255]

  private let width: Int
  private let height: Int
  private var bytes: [UInt8]

  init(_ picture: Bitmap) { (width, height, bytes) = (picture.width, picture.height, picture.bytes) }

  var bitmap: Bitmap { Bitmap(width: width, height: height, bytes: bytes) ?? Bitmap(width: 0, height: 0) }

  /// Draws an outline of 2 pixels around a box.
  mutating func add(_ box: PixelRect, _ color: [UInt8]) {
    for distance in 1...2 {
      for x in box.x0 - distance..<box.x1 + distance {
        set(color, x: x, y: box.y0 - distance)
        set(color, x: x, y: box.y1 + distance - 1)
      }
      for y in box.y0 - distance..<box.y1 + distance {
        set(color, x: box.x0 - distance, y: y)
        set(color, x: box.x1 + distance - 1, y: y)
      }
    }
  }

  private mutating func set(_ color: [UInt8], x: Int, y: Int) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    bytes.replaceSubrange((y * width + x) * 4..<(y * width + x + 1) * 4, with: color)
  }
}
