// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Compares a picture with a reference by what a designer measures: where marks begin and end, how wide they are, and
// their colors. A comparison by pixels can't tell a text that is a pixel wider from a missing one.

package import TesseraRaster

/// The similarity of a picture to a reference that was recorded elsewhere, for example on iOS.
package struct FidelityScore: Sendable {
  /// A mark of the reference, such as a line of text, with its counterpart in the picture.
  package struct Mark: Sendable {
    /// The box in the reference, in pixels.
    package var reference: PixelRect
    /// The box of the counterpart, in pixels, or nil if there is none.
    package var box: PixelRect?
    /// The largest distance between the edges of both boxes, in pixels. Nil without a counterpart.
    package var deviation: Int?
    /// The difference of the widths as a share of the reference's width, negative if the counterpart is narrower.
    package var widthError: Double?
    /// The largest difference of a color component between the inks and between the grounds, from 0 to 255.
    package var colorError: Int?
  }

  /// The marks of the reference, from top to bottom.
  package let marks: [Mark]
  /// The boxes without a counterpart in the reference, in pixels.
  package let extras: [PixelRect]
  /// The share of the edges in both pictures that have an edge of the other picture within a pixel.
  package let edges: Double
  /// The number of pixels per point.
  package let scale: Double

  /// The largest color error at which colors are equal.
  package static let colorTolerance = 3
  /// The largest error of a width at which widths are equal, as a share.
  package static let widthTolerance = 0.01

  /// Scores a picture. Pictures of different sizes are aligned at their top-left corners.
  ///
  /// - Parameter scale: The number of pixels per point, greater than 0.
  package init(reference: Bitmap, picture: Bitmap, scale: Double) {
    self.scale = scale
    let (width, height) = (max(reference.width, picture.width), max(reference.height, picture.height))
    let (one, other) = (
      EdgeMap(reference.extended(toWidth: width, height: height)),
      EdgeMap(picture.extended(toWidth: width, height: height))
    )
    edges = (one.share(near: other) + other.share(near: one)) / 2
    let boxes = MarkBoxes.find(in: other, scale: scale)
    let (pairs, extras) = Self.pair(MarkBoxes.find(in: one, scale: scale), with: boxes)
    self.extras = extras
    marks = pairs.map { pair in
      guard let box = pair.box else { return Mark(reference: pair.reference) }
      return Mark(reference: pair.reference, box: box, in: reference, picture)
    }
  }

  /// The share of the marks whose boxes deviate by at most a distance in pixels. Extra boxes count as marks. 1 if there
  /// are no marks.
  package func boxes(within distance: Double) -> Double {
    share { mark in mark.deviation.map { Double($0) <= distance } ?? false }
  }

  /// The share of the marks whose widths are equal.
  package var widths: Double { share { $0.widthError.map { $0.magnitude <= Self.widthTolerance } ?? false } }

  /// The share of the marks whose colors are equal.
  package var colors: Double { share { $0.colorError.map { $0 <= Self.colorTolerance } ?? false } }

  /// The mean of the magnitudes of all width errors, or 0 if no mark has a counterpart.
  package var meanWidthError: Double {
    let errors = marks.compactMap { $0.widthError?.magnitude }
    return errors.isEmpty ? 0 : errors.reduce(0, +) / Double(errors.count)
  }

  /// The mean of the shares of equal edges, boxes within a point, widths and colors, from 0 to 1.
  package var total: Double { (edges + boxes(within: scale) + widths + colors) / 4 }

  private func share(_ isEqual: (Mark) -> Bool) -> Double {
    let count = marks.count + extras.count
    return count == 0 ? 1 : Double(marks.count(where: isEqual)) / Double(count)
  }

  /// Pairs each box of the reference with the box that it shares most of its area with, largest shares first.
  private static func pair(
    _ references: [PixelRect], with boxes: [PixelRect]
  ) -> (pairs: [(reference: PixelRect, box: PixelRect?)], extras: [PixelRect]) {
    var candidates: [(share: Double, reference: Int, box: Int)] = []
    for (i, reference) in references.enumerated() {
      for (j, box) in boxes.enumerated() {
        let share = reference.sharedArea(with: box)
        if share > 0.1 { candidates.append((share, i, j)) }
      }
    }
    candidates.sort { ($1.share, $0.reference, $0.box) < ($0.share, $1.reference, $1.box) }
    var result: [PixelRect?] = Array(repeating: nil, count: references.count)
    var isTaken = Array(repeating: false, count: boxes.count)
    for (_, reference, box) in candidates where result[reference] == nil && !isTaken[box] {
      result[reference] = boxes[box]
      isTaken[box] = true
    }
    return (
      zip(references, result).map { (reference: $0, box: $1) }, boxes.indices.filter { !isTaken[$0] }.map { boxes[$0] }
    )
  }
}

extension FidelityScore.Mark {
  init(reference: PixelRect, box: PixelRect, in first: Bitmap, _ second: Bitmap) {
    self.reference = reference
    self.box = box
    deviation = [
      reference.x0 - box.x0, reference.y0 - box.y0, reference.x1 - box.x1, reference.y1 - box.y1,
    ].map { abs($0) }.max()
    widthError = Double(box.width - reference.width) / Double(max(1, reference.width))
    let (a, b) = (MarkColors(in: first, reference), MarkColors(in: second, box))
    colorError = max(a.ink.distance(to: b.ink), a.ground.distance(to: b.ground))
  }
}

/// The colors of a mark: that of the pixel above and to the left of its box, and the color in the box that differs most
/// from it.
private struct MarkColors {
  /// The components of an opaque color.
  struct Components {
    var values: (Int, Int, Int) = (0, 0, 0)

    /// The largest difference of a component.
    func distance(to other: Components) -> Int {
      max(
        abs(values.0 - other.values.0), abs(values.1 - other.values.1), abs(values.2 - other.values.2))
    }
  }

  let ground: Components
  var ink: Components

  init(in bitmap: Bitmap, _ box: PixelRect) {
    func color(x: Int, y: Int) -> Components {
      let index = (min(max(0, y), bitmap.height - 1) * bitmap.width + min(max(0, x), bitmap.width - 1)) * 4
      guard bitmap.bytes.indices.contains(index) else { return Components() }
      return Components(values: (Int(bitmap.bytes[index]), Int(bitmap.bytes[index + 1]), Int(bitmap.bytes[index + 2])))
    }
    ground = color(x: box.x0 - 1, y: box.y0 - 1)
    ink = ground
    var farthest = 0
    for y in box.y0..<max(box.y0, min(box.y1, bitmap.height)) {
      for x in box.x0..<max(box.x0, min(box.x1, bitmap.width)) {
        let next = color(x: x, y: y)
        let distance = next.distance(to: ground)
        if distance > farthest { (farthest, ink) = (distance, next) }
      }
    }
  }
}

extension PixelRect {
  /// Returns the area that both rectangles share as a share of the area that they cover together, from 0 to 1.
  fileprivate func sharedArea(with other: PixelRect) -> Double {
    let (width, height) = (min(x1, other.x1) - max(x0, other.x0), min(y1, other.y1) - max(y0, other.y0))
    guard width > 0, height > 0 else { return 0 }
    let shared = Double(width) * Double(height)
    let area = { (rect: PixelRect) in Double(rect.width) * Double(rect.height) }
    return shared / (area(self) + area(other) - shared)
  }
}

extension Bitmap {
  /// Returns the bitmap with transparent pixels added on the right and below.
  fileprivate func extended(toWidth newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width, newHeight == height { return self }
    var bytes = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
    for y in 0..<height {
      let row = self.bytes[y * width * 4..<(y + 1) * width * 4]
      bytes.replaceSubrange(y * newWidth * 4..<(y * newWidth + width) * 4, with: row)
    }
    return Bitmap(width: newWidth, height: newHeight, bytes: bytes) ?? self
  }
}
