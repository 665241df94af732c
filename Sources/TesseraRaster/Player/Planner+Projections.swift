// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Content seen in perspective is painted flat first, as finely as its nearest part needs, and that picture is read along the
// lines of sight, as graphics processors do it. Mapping each outline was rejected: strokes, glyphs, gradients, shadows and
// clips would each need a second way, and all of them would have to agree.
//
// A flat picture can be far larger than what is seen of it, and may hold projections itself. So what a list may paint this
// way is limited: each of its projections has an equal share, of which those in it have equal shares again. The share
// depends on the list alone, not on what was painted before, so that a picture painted in parts has the same pixels.

extension Planner {
  /// Where a flat picture of content has to be painted, and how it is seen.
  struct ProjectionPlan {
    /// From the content's coordinates to the flat picture's pixels.
    let flat: Affine
    let width: Int
    let height: Int
    /// From the flat picture's pixels to the canvas.
    let projection: Projection
    let inverse: Projection
    /// The pixels of the canvas that may show it.
    let seen: PixelRect
    let samples: Int

    /// Of one flat picture, however large its share, and however small.
    static let mostPixels = DisplayList.mostProjectionPixels
    private static let fewestPixels = 1 << 10
    private static let greatestSide = 8192.0
    /// Clear pixels around the content, so that its edges are soft.
    private static let margin = 2.0

    /// Nil where nothing of the box can be seen. A flat picture that would have more than `mostPixels` is coarser.
    init?(of box: Rect, _ projection: Projection, canvas: PixelRect, mostPixels: Int) {
      let mostPixels = min(max(mostPixels, Self.fewestPixels), Self.mostPixels)
      let window = Rect(
        x: Double(canvas.x0) - 1, y: Double(canvas.y0) - 1, width: Double(canvas.width) + 2,
        height: Double(canvas.height) + 2)
      let corners = projection.polygon(of: box, within: window)
      guard corners.count > 2, let part = Self.box(corners), !part.isEmpty, part.isFinite else { return nil }
      let scales = corners.map(projection.scales)
      let finest = scales.reduce(0) { max($0, max($1.x, $1.y)) }
      let coarsest = scales.reduce(finest) { min($0, min($1.x, $1.y)) }
      guard finest > 0, finest.isFinite else { return nil }
      let room = min(
        Self.greatestSide / max(part.width, part.height),
        (Double(mostPixels) / (part.width * part.height)).squareRoot())
      let scale = min(finest, room)
      flat = Affine.translation(x: Self.margin / scale - part.minX, y: Self.margin / scale - part.minY)
        .concatenating(.scale(x: scale, y: scale))
      width = Int((part.width * scale + 2 * Self.margin).rounded(.up))
      height = Int((part.height * scale + 2 * Self.margin).rounded(.up))
      guard let back = flat.inverted else { return nil }
      self.projection = Projection(affine: back, g: 0, h: 0, k: 1).concatenating(projection)
      guard let inverse = self.projection.inverted, inverse.isFinite,
        let image = Self.box(corners.compactMap(projection.apply))
      else { return nil }
      self.inverse = inverse
      seen = PixelRect(touching: image.insetBy(dx: -1, dy: -1), within: canvas)
      samples = coarsest > 0 ? min(max(Int((scale / coarsest).rounded(.up)), 2), 4) : 4
    }

    private static func box(_ points: [Point]) -> Rect? { Path(points).controlBox }
  }

  /// Adds a flat picture as it is seen.
  mutating func show(_ picture: Bitmap, _ plan: ProjectionPlan) {
    guard !plan.seen.isEmpty else { return }
    storage.count(picture)
    let walk = ProjectedWalk(picture, forward: plan.projection, inverse: plan.inverse, samples: plan.samples)
    let rect = Rect(
      x: Double(plan.seen.x0), y: Double(plan.seen.y0), width: Double(plan.seen.width),
      height: Double(plan.seen.height))
    planFill(.rect(rect), source: .projection(storage.keep(walk)), under: .identity)
  }
}

extension Path {
  /// A contour along points.
  fileprivate init(_ points: [Point]) {
    self.init()
    for point in points { isEmpty ? move(to: point) : addLine(to: point) }
  }
}
