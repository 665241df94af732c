// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster
import TesseraXML

/// The rectangle that a viewport shows, and its alignment (SVG 2, sections 8.6 and 8.7).
struct SVGViewBox: Equatable {
  var rect: Rect
  /// The fraction of the remaining space that precedes the content along each axis, from 0 to 1. If nil, the content
  /// is stretched.
  var align: Point? = Point(x: 0.5, y: 0.5)
  var isSlice = false

  /// Creates the view box of an element. Returns nil if there is none or if it has no area.
  init?(_ element: XMLTreeElement) {
    guard let numbers = element["viewBox"]?.words.map({ Double($0) }), numbers.count == 4,
      let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { return nil }
    self.init(Rect(x: x, y: y, width: width, height: height), element["preserveAspectRatio"])
  }

  init?(_ rect: Rect, _ fit: String?) {
    guard rect.isFinite, !rect.isEmpty else { return nil }
    self.rect = rect
    let words = (fit ?? "").words.filter { $0 != "defer" }
    isSlice = words.dropFirst().first == "slice"
    guard let word = words.first else { return }
    if word == "none" {
      align = nil
    } else if word.utf8.count == 8, let x = Self.places[word.prefix(4).dropFirst()],
      let y = Self.places[word.suffix(4).dropFirst()]
    {
      align = Point(x: x, y: y)
    }
  }

  private static let places: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]

  /// Returns the transform from the view box to a viewport at the origin.
  func transform(width: Double, height: Double) -> Affine {
    let (x, y) = (width / rect.width, height / rect.height)
    guard let align else {
      return Affine(a: x, b: 0, c: 0, d: y, tx: -rect.x * x, ty: -rect.y * y)
    }
    let scale = isSlice ? max(x, y) : min(x, y)
    return Affine(
      a: scale, b: 0, c: 0, d: scale, tx: -rect.x * scale + (width - rect.width * scale) * align.x,
      ty: -rect.y * scale + (height - rect.height * scale) * align.y)
  }
}
