// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraImaging
internal import TesseraRaster

// Animations are compared as filmstrips: one file, one look, and a strip is a tenth of its frames.

extension ScreenAnimation {
  /// The rate at which `snapshotFrames` frames go from 0 to the end.
  var snapshotRate: FrameRate {
    get throws(RenderError) {
      let steps = max(1, min(snapshotFrames, 10_000) - 1)
      guard duration.isFinite, duration >= 0, duration <= 86_400 else { throw .badInterval(0, duration) }
      // More than 1000 frames a second there are not: what is shorter ends in between.
      let thousandths = max(steps, Int((duration * 1000).rounded()))
      if thousandths <= 1_000_000, steps * 1000 <= 1_000_000 {
        return try FrameRate(steps * 1000, per: thousandths)
      }
      return try FrameRate(steps, per: max(1, Int(duration.rounded())))
    }
  }
}

extension SnapshotStudio.Prepared {
  /// Of every snapshot's filmstrip.
  static let film = Filmstrip(columns: 4, cellSize: .width(240))

  /// Paints what was laid out; needs no views.
  func picture(_ renderer: Renderer) throws(RenderError) -> SnapshotPicture {
    switch content {
    case .failure(let error): throw error
    case .still(let list): return SnapshotPicture(bitmap: try renderer.paint(list))
    case .film(let frames):
      var painter = renderer.framePainter()
      var film = Self.film
      for frame in frames { try film.append(try painter.paint(frame), label: FrameLabel.text(frame.time)) }
      let grid = film.grid
      let cells = frames.indices.map { index in
        let (x, y) = grid.origin(index)
        return PixelRect(x0: x, y0: y, x1: x + grid.cellWidth, y1: y + grid.cellHeight)
      }
      return SnapshotPicture(bitmap: try film.bitmap(), cells: cells, times: frames.map(\.time))
    }
  }
}

/// A snapshot's picture.
struct SnapshotPicture: Sendable {
  let bitmap: Bitmap
  /// Where a filmstrip's frames stand, and when they are seen.
  var cells: [PixelRect] = []
  var times: [Double] = []

  /// Says which frames of a filmstrip differ, and writes the frames one by one into the report's folder.
  func addFrames(to result: inout SnapshotResult, _ golden: Golden, _ folder: String?) {
    guard !cells.isEmpty, result.state == .failed, let expected = try? golden.bitmap(),
      expected.width == bitmap.width, expected.height == bitmap.height
    else { return }
    var differing: [Int] = []
    for (index, cell) in cells.enumerated() {
      let (before, after) = (expected.cropped(to: cell), bitmap.cropped(to: cell))
      if before != after { differing.append(index) }
      guard let folder else { continue }
      let name = "images/\(result.name).frame-\(index < 10 ? "0" : "")\(index)"
      var pictures = SnapshotResult.Pictures()
      pictures.expected = Self.write(before, name + ".expected.png", folder)
      if before != after {
        let diff = ImageDiff(expected: before, actual: after)
        pictures.actual = Self.write(after, name + ".actual.png", folder)
        pictures.difference = Self.write(
          diff.picture(expected: before, actual: after), name + ".difference.png", folder)
      }
      result.frames.append(pictures)
    }
    guard let first = differing.first else { return }
    let words =
      differing.count == 1
      ? "1 of \(cells.count) frames differs, the one"
      : "\(differing.count) of "
        + "\(cells.count) frames differ, the first"
    result.message = "\(words) at \(FrameLabel.text(times[first])). " + result.message
  }

  /// The file's place in the folder; nil when it cannot be written, as the strip itself tells.
  private static func write(_ bitmap: Bitmap, _ name: String, _ folder: String) -> String? {
    do {
      try PNG.write(bitmap, to: (folder as NSString).appendingPathComponent(name))
      return name
    } catch { return nil }
  }
}

extension Bitmap {
  /// The pixels of a box, as far as there are any.
  func cropped(to box: PixelRect) -> Bitmap {
    let box = box.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
    var result: [UInt8] = []
    result.reserveCapacity(box.width * box.height * 4)
    for y in box.y0..<max(box.y0, box.y1) {
      result += bytes[(y * width + box.x0) * 4..<(y * width + box.x1) * 4]
    }
    return Bitmap(width: box.width, height: box.height, bytes: result) ?? Bitmap(width: 0, height: 0)
  }
}
