// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Content in perspective is first drawn without projection, at the resolution required for its nearest point. The
// resulting image is then sampled through the projection, as on a GPU. Projecting each outline instead was rejected,
// because strokes, glyphs, gradients, shadows and clips would all require a second, consistent implementation.
//
// An unprojected image can be far larger than its visible part, and it may contain further projections. The cost is
// therefore limited. Each projection of a list gets the same fraction of the pixel budget, and nested projections
// divide that fraction equally. Because the fraction depends only on the list and not on previous drawing, an image
// drawn in several parts has the same pixels.

extension Planner {
  /// The size of the content's unprojected image, and the projection of this image to the canvas.
  struct ProjectionPlan {
    /// The transform from content coordinates to pixels of the unprojected image.
    let flat: Affine
    let width: Int
    let height: Int
    /// The projection from pixels of the unprojected image to the canvas.
    let projection: Projection
    let inverse: Projection
    /// The pixels of the canvas in which the content may be visible.
    let seen: PixelRect
    let samples: Int

    /// The maximum number of pixels of a single unprojected image, regardless of its fraction of the budget.
    static let mostPixels = DisplayList.maximumProjectionPixels
    private static let fewestPixels = 1 << 10
    private static let maximumSide = 8192.0
    /// The width of the transparent border around the content, in pixels, which makes the edges smooth.
    private static let margin = 2.0

    /// Creates a plan for content within a box. Returns nil if no part of the box is visible. The resolution is
    /// reduced if the unprojected image would have more than `mostPixels` pixels.
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
        Self.maximumSide / max(part.width, part.height),
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

  /// Adds an image, drawn in perspective.
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
  /// Creates a closed contour through points.
  fileprivate init(_ points: [Point]) {
    self.init()
    for point in points { isEmpty ? move(to: point) : addLine(to: point) }
  }
}
