// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension Planner {
  /// Plans the shadow of a shape, which is its blurred silhouette.
  mutating func planShadow(_ shape: DisplayList.Shape, shadow: DisplayList.Shadow, under transform: Affine) {
    guard shape.hasArea, transform.isFinite, shadow.color.alpha > 0, shadow.offset.x.isFinite, shadow.offset.y.isFinite
    else { return }
    let moved = Affine.translation(x: shadow.offset.x, y: shadow.offset.y).concatenating(transform)
    let source = Source.color(PremultipliedColor(shadow.color))
    let sigma = shadow.sigma(under: transform)
    if sigma < 0.1 {
      planFill(shape, source: source, under: moved)
    } else if !patch(shape, source, sigma: sigma, under: moved) {
      blurred(shape, source, sigma: sigma, under: moved)
    }
  }

  /// Adds a nine-patch. Returns `false` if the shape is not an axis-aligned rectangle with circular corners, or if
  /// its corners are too large.
  private mutating func patch(
    _ shape: DisplayList.Shape, _ source: Source, sigma: Double, under transform: Affine
  ) -> Bool {
    guard transform.isScaleAndTranslation else { return false }
    let rounded: RoundedRect
    switch shape {
    case .rect(let rect): rounded = RoundedRect(rect, radius: 0)
    case .roundedRect(let shape): rounded = shape
    case .path: return false
    }
    guard !rounded.isContinuous else { return false }
    let radii = rounded.radii.fitted(width: rounded.rect.width, height: rounded.rect.height)
    guard radii.isZero || transform.a == transform.d else { return false }
    let first = transform.apply(Point(x: rounded.rect.minX, y: rounded.rect.minY))
    let second = transform.apply(Point(x: rounded.rect.maxX, y: rounded.rect.maxY))
    guard !rounded.rect.isEmpty, !first.x.isNaN, !first.y.isNaN, !second.x.isNaN, !second.y.isNaN else { return true }
    let box = Box(first, second)
    if box.isEmpty { return true }
    let pixels = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].map {
      min(Fixed.clamped($0 * transform.a), min(box.x1 - box.x0, box.y1 - box.y0))
    }
    // If corners require larger masks, blurring the visible part is cheaper than a nine-patch.
    guard pixels.allSatisfy({ $0 < 1024 << 8 }) else { return false }
    let whole = ShadowPatch.Layout(box, radii: pixels, sigma: sigma)
    let bounds = whole.bounds.intersection(canvas)
    if bounds.isEmpty { return true }
    let layout = whole.clipped(to: bounds)
    let mask = caches.shadows.mask(layout, kernels: kernels)
    items.append(
      Item(
        geometry: .patch(
          storage.keep(shadow: mask), layout.bounds, stretchX: layout.stretchX, stretchY: layout.stretchY),
        source: source, bounds: bounds))
    return true
  }

  /// Computes the coverage of the part of the shape whose shadow is visible, and blurs it.
  private mutating func blurred(
    _ shape: DisplayList.Shape, _ source: Source, sigma: Double, under transform: Affine
  ) {
    builder.reset()
    Flattener(tolerance: Planner.tolerance).flatten(shape.path, transform, into: &builder)
    builder.finish()
    let margin = MaskBlur.margin(sigma: sigma)
    let touched = builder.bounds.inset(by: -margin)
    let bounds = touched.intersection(canvas)
    guard !builder.bounds.isEmpty, !bounds.isEmpty else { return }
    let region = touched.intersection(canvas.inset(by: -margin))
    let mask = Mask(builder.edges, bounds: region, rule: shape.rule, kernels: kernels)
    let seen = bounds.offsetBy(x: -region.x0, y: -region.y0)
    let soft = MaskBlur.blur(mask, sigma: sigma, keeping: seen, kernels: kernels)
    items.append(
      Item(
        geometry: .patch(storage.keep(shadow: soft), bounds, stretchX: 0, stretchY: 0), source: source, bounds: bounds))
  }

  /// Adds the prerendered image of a group above the group's shadow.
  mutating func planGroup(
    _ picture: Bitmap, at place: PixelRect, opacity: Double, shadow: DisplayList.Shadow, under transform: Affine
  ) {
    let scaled = opacity > 0 ? UInt8(min(opacity, 1) * 255 + 0.5) : 0
    items.append(Item(role: .group, bounds: canvas, opacity: scaled))
    let sigma = shadow.sigma(under: transform)
    // Content at a greater distance is invisible.
    let far = 262_144.0
    let dx = min(max(transform.a * shadow.offset.x + transform.c * shadow.offset.y, -far), far).rounded()
    let dy = min(max(transform.b * shadow.offset.x + transform.d * shadow.offset.y, -far), far).rounded()
    let mask = Mask(width: place.width, height: place.height)
    picture.bytes.withUnsafeBufferPointer { bytes in
      for y in 0..<place.height {
        let row = mask.row(y)
        for x in 0..<place.width { row[x] = bytes[(y * place.width + x) * 4 + 3] }
      }
    }
    let shifted = place.offsetBy(x: Int(dx), y: Int(dy))
    let bounds = shifted.intersection(canvas)
    if !bounds.isEmpty {
      let seen = bounds.offsetBy(x: -shifted.x0, y: -shifted.y0)
      let soft = MaskBlur.blur(mask, sigma: sigma, keeping: seen, kernels: kernels)
      items.append(
        Item(
          geometry: .patch(storage.keep(shadow: soft), bounds, stretchX: 0, stretchY: 0),
          source: .color(PremultipliedColor(shadow.color)), bounds: bounds))
    }
    show(picture, at: place)
    items.append(Item(role: .endGroup, bounds: .empty))
  }

  /// Adds the visible part of an image. The image is redrawn for each list, so it bypasses the image cache. It has a
  /// transparent margin, so it is treated as translucent without a check.
  mutating func show(_ picture: Bitmap, at place: PixelRect) {
    let seen = place.intersection(canvas)
    guard !seen.isEmpty else { return }
    let picture = picture.part(seen.offsetBy(x: -place.x0, y: -place.y0))
    storage.count(picture)
    let walk = ImageWalk(
      picture, part: PixelRect(x0: 0, y0: 0, x1: picture.width, y1: picture.height),
      toSource: .translation(x: -Double(seen.x0), y: -Double(seen.y0)), sampling: .nearest, bounds: seen,
      isOpaque: false)
    scratchWidth = max(scratchWidth, walk.scratchWidth)
    let rect = Rect(x: Double(seen.x0), y: Double(seen.y0), width: Double(seen.width), height: Double(seen.height))
    planFill(.rect(rect), source: .image(storage.keep(walk)), under: .identity)
  }
}
