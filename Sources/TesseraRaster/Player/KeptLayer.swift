// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The pixels of a group, or of one content of a mix, that are carried over from one part of an image to the next.
/// Initially transparent.
///
/// Each thread writes only to its own rows, as on the canvas. `painted` is used only during planning, which is never
/// concurrent with drawing.
final class KeptLayer: @unchecked Sendable {
  let bounds: PixelRect
  private let pixels: UnsafeMutablePointer<UInt32>
  /// The area that the previous parts have drawn.
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
  /// The area of a scope that previous parts of the image have drawn.
  var painted: PixelRect { kept?.takeUnretainedValue().painted ?? .empty }
}
