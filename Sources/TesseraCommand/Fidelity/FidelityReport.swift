// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster

/// The scores of pictures, the least similar picture first. It is encoded as JSON for `compare-ios --json`.
struct FidelityReport: Encodable, Sendable {
  /// Shares from 0 to 1, and the mean width error.
  struct Scores: Encodable, Sendable {
    /// The mean of the other shares, with the boxes within a point.
    var total = 0.0
    var edges = 0.0
    var boxesWithinPixel = 0.0
    var boxesWithinPoint = 0.0
    var widths = 0.0
    var colors = 0.0
    /// The mean of the magnitudes of the width errors, as a share.
    var meanWidthError = 0.0
  }

  /// A deviation of a mark, in points of the reference.
  struct Deviation: Encodable, Sendable {
    var x, y, width, height: Double
    /// A sentence without a period, such as `1.3 points off, 2.1 % wider`.
    var words: String
  }

  /// A picture, or a pair that could not be compared.
  struct Picture: Encodable, Sendable {
    var name: String
    var scores: Scores?
    var deviations: [Deviation] = []
    /// The path of the picture with marked deviations, relative to the page's folder.
    var marked: String?
    /// The reason for which there are no scores.
    var problem: String?
  }

  /// The pictures, those that could not be compared first.
  let pictures: [Picture]
  /// The means of all pictures with scores, or nil if there are none.
  let mean: Scores?
  /// The number of pictures that could not be compared.
  let problems: Int

  init(_ pictures: [Picture]) {
    self.pictures = pictures.sorted { ($0.scores?.total ?? -1, $0.name) < ($1.scores?.total ?? -1, $1.name) }
    let scores = pictures.compactMap(\.scores)
    mean = scores.isEmpty ? nil : Scores(meanOf: scores)
    problems = pictures.count - scores.count
  }

  /// A table with a line for each picture, and the means in the last line.
  var words: String {
    var rows = [["total", "edges", "boxes 1 px", "boxes 1 pt", "widths", "width error", "colors", "picture"]]
    for picture in pictures {
      guard let scores = picture.scores else { continue }
      rows.append(scores.columns + [ReportText.line(picture.name)])
    }
    if let mean { rows.append(mean.columns + ["mean of \(rows.count - 1)"]) }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines =
      rows.count == 1
      ? []
      : rows.map { row in
        zip(row, widths).enumerated().map { index, cell in
          index == row.count - 1 ? cell.0 : String(repeating: " ", count: cell.1 - cell.0.count) + cell.0
        }.joined(separator: "  ")
      }
    for picture in pictures {
      if let problem = picture.problem { lines.append("\(ReportText.line(picture.name)): \(ReportText.line(problem))") }
    }
    return lines.joined(separator: "\n")
  }
}

extension FidelityReport.Scores {
  init(_ score: FidelityScore) {
    total = score.total
    edges = score.edges
    boxesWithinPixel = score.boxes(within: 1)
    boxesWithinPoint = score.boxes(within: score.scale)
    widths = score.widths
    colors = score.colors
    meanWidthError = score.meanWidthError
  }

  init(meanOf scores: [Self]) {
    func mean(_ value: (Self) -> Double) -> Double { scores.reduce(0) { $0 + value($1) } / Double(scores.count) }
    total = mean(\.total)
    edges = mean(\.edges)
    boxesWithinPixel = mean(\.boxesWithinPixel)
    boxesWithinPoint = mean(\.boxesWithinPoint)
    widths = mean(\.widths)
    colors = mean(\.colors)
    meanWidthError = mean(\.meanWidthError)
  }

  /// The scores in percent, in the order of the table's columns.
  var columns: [String] {
    [total, edges, boxesWithinPixel, boxesWithinPoint, widths].map { Self.percent(of: $0, digits: 1) }
      + [Self.percent(of: meanWidthError, digits: 2), Self.percent(of: colors, digits: 1)]
  }

  /// Returns a share in percent, such as `12.5 %`.
  static func percent(of share: Double, digits: Int) -> String { "\(decimal(of: share * 100, digits: digits)) %" }

  /// Returns a number with a decimal point in every language.
  static func decimal(of value: Double, digits: Int) -> String {
    value.formatted(
      .number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
  }
}
