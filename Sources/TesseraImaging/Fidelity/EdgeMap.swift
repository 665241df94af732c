// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraRaster

/// The edges of a picture: the pixels whose color differs from that of the left or the upper neighbor.
struct EdgeMap {
  let width: Int
  let height: Int
  /// Whether each pixel is an edge, row by row.
  private(set) var isEdge: [Bool]
  /// The number of edges.
  private(set) var count = 0

  /// The least difference of a color component that makes an edge. The antialiased corner of a light gray area on white
  /// changes by 8 levels and more per pixel, and shadows and gradients by less.
  static let contrast = 8

  init(_ bitmap: Bitmap) {
    (width, height) = (bitmap.width, bitmap.height)
    isEdge = [Bool](repeating: false, count: width * height)
    bitmap.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = (y * width + x) * 4
          let isNew =
            (x > 0 && Self.differs(at: pixel, from: pixel - 4, in: bytes))
            || (y > 0 && Self.differs(at: pixel, from: pixel - width * 4, in: bytes))
          guard isNew else { continue }
          isEdge[y * width + x] = true
          count += 1
        }
      }
    }
  }

  private static func differs(at a: Int, from b: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for component in 0..<3 where abs(Int(bytes[a + component]) - Int(bytes[b + component])) >= contrast { return true }
    return false
  }

  /// Returns the share of the edges that have an edge of another map within a pixel, or 1 if there are no edges.
  func share(near other: EdgeMap) -> Double {
    guard count > 0 else { return 1 }
    var near = 0
    for y in 0..<height {
      for x in 0..<width where isEdge[y * width + x] && other.hasEdge(nearX: x, y: y) { near += 1 }
    }
    return Double(near) / Double(count)
  }

  private func hasEdge(nearX x: Int, y: Int) -> Bool {
    for row in max(0, y - 1)..<max(0, y - 1, min(height, y + 2)) {
      for column in max(0, x - 1)..<max(0, x - 1, min(width, x + 2)) where isEdge[row * width + column] { return true }
    }
    return false
  }
}
