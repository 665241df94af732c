// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The pixels of a group, or of a content of a mix, from one part of a picture to the next. At first transparent.
///
/// Threads write to rows of their own, as on the canvas; `painted` is for planning, which nothing runs beside.
final class KeptLayer: @unchecked Sendable {
  let bounds: PixelRect
  private let pixels: UnsafeMutablePointer<UInt32>
  /// Where the parts so far have painted.
  var painted = PixelRect.empty

  init(_ bounds: PixelRect) {
    self.bounds = bounds
    let count = max(bounds.width * bounds.height, 1)
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  deinit { pixels.deallocate() }

  static func byteCount(_ bounds: PixelRect) -> Int { bounds.isEmpty ? 0 : bounds.width * bounds.height * 4 }

  var rows: PixelRows { PixelRows(base: pixels, x0: bounds.x0, y0: bounds.y0, stride: bounds.width) }
}

extension Item {
  /// Where earlier parts of the picture have painted in a bracket.
  var painted: PixelRect { kept?.takeUnretainedValue().painted ?? .empty }
}
