// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Planner {
  /// Draws a region of a bitmap into a rectangle.
  mutating func image(
    _ bitmap: Bitmap, part: Rect, in destination: Rect, _ sampling: Sampling, under transform: Affine
  ) {
    let whole = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
    var pixels = PixelRect(touching: part, within: whole)
    guard !pixels.isEmpty, !destination.isEmpty, destination.isFinite, transform.isFinite else { return }
    // The transform from bitmap pixels to canvas pixels.
    let place = Affine(
      a: destination.width / part.width, b: 0, c: 0, d: destination.height / part.height,
      tx: destination.minX - part.minX * destination.width / part.width,
      ty: destination.minY - part.minY * destination.height / part.height
    ).concatenating(transform)
    guard var toSource = place.inverted, toSource.isFinite else { return }
    let stepX = (toSource.a * toSource.a + toSource.c * toSource.c).squareRoot()
    let stepY = (toSource.b * toSource.b + toSource.d * toSource.d).squareRoot()
    let factorX = sampling == .linear ? ImageReducer.factor(stepX, pixels.width) : 1
    let factorY = sampling == .linear ? ImageReducer.factor(stepY, pixels.height) : 1
    let reduced = caches.images.reduced(bitmap, part: pixels, factorX: factorX, factorY: factorY, kernels: kernels)
    if factorX > 1 || factorY > 1 {
      toSource = toSource.concatenating(.translation(x: -Double(pixels.x0), y: -Double(pixels.y0)))
        .concatenating(.scale(x: 1 / Double(factorX), y: 1 / Double(factorY)))
      pixels = PixelRect(x0: 0, y0: 0, x1: reduced.bitmap.width, y1: reduced.bitmap.height)
    }
    let touched = PixelRect(touching: transform.apply(destination), within: canvas)
    guard !touched.isEmpty else { return }
    let walk = ImageWalk(
      reduced.bitmap, part: pixels, toSource: toSource, sampling: sampling, bounds: touched,
      isOpaque: reduced.isOpaque)
    scratchWidth = max(scratchWidth, walk.scratchWidth)
    planFill(.rect(destination), source: .image(storage.keep(walk)), under: transform)
  }
}
