// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Tessera
internal import TesseraImaging
internal import TesseraRaster

/// Small pictures of the regions in which a snapshot differs from its reference: the reference at the left, the new picture at the
/// right.
///
/// A model reads a tile of a few hundred pixels as well as a whole screen, at a tenth of the price.
struct MCPFailureTiles {
  /// The number of tiles.
  private static let maximumCount = 3
  /// The distance between the difference and the edge of its tile, and between both halves of a tile, in pixels.
  private static let margin = 24
  private static let gap = 8

  let expected: Bitmap
  let actual: Bitmap
  /// The differing regions, the largest first.
  let boxes: [SnapshotResult.Box]

  /// Reads the pictures of a result. Returns nil if it has none to compare.
  init?(_ result: SnapshotResult, in folder: String) throws {
    guard let difference = result.difference, let before = result.pictures.expected, let after = result.pictures.actual
    else { return nil }
    func bitmap(_ path: String) throws -> Bitmap {
      try Golden.read(path.hasPrefix("/") ? path : (folder as NSString).appendingPathComponent(path)).bitmap()
    }
    (expected, actual, boxes) = (try bitmap(before), try bitmap(after), difference.boxes)
  }

  /// Returns the tiles as PNG files. Each half has at most a twentieth of the screen's pixels.
  func files() throws -> [[UInt8]] {
    let limit = max(1, expected.width * expected.height / 20)
    return try boxes.prefix(Self.maximumCount).map { box in
      let part = PixelRect(
        x0: box.x - Self.margin, y0: box.y - Self.margin, x1: box.x + box.width + Self.margin,
        y1: box.y + box.height + Self.margin)
      return try PNG.encode(tile(of: part, limit: limit), preset: .fast)
    }
  }

  /// Returns both halves of a tile, reduced if they have more pixels than the limit.
  private func tile(of part: PixelRect, limit: Int) throws -> Bitmap {
    let (width, height) = (Double(part.width), Double(part.height))
    let scale = min(1, (Double(limit) / (width * height)).squareRoot())
    let half = (width: max(1, Int(width * scale)), height: max(1, Int(height * scale)))
    var list = DisplayList(width: 2 * half.width + Self.gap, height: half.height, background: .gray)
    for (index, picture) in [expected, actual].enumerated() {
      let whole = PixelRect(x0: 0, y0: 0, x1: picture.width, y1: picture.height)
      let shown = part.intersection(whole)
      guard !shown.isEmpty else { continue }
      let x = Double(index * (half.width + Self.gap))
      list.append(
        .image(
          picture,
          source: Rect(
            x: Double(shown.x0), y: Double(shown.y0), width: Double(shown.width), height: Double(shown.height)),
          destination: Rect(
            x: x + Double(shown.x0 - part.x0) * scale, y: Double(shown.y0 - part.y0) * scale,
            width: Double(shown.width) * scale, height: Double(shown.height) * scale), .linear, .identity))
    }
    return try Painter().paint(list, threads: 1)
  }
}

extension Color {
  fileprivate static let gray = Color(red: 128, green: 128, blue: 128)
}
