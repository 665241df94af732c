// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList {
  /// A sheet of glass whose edge refracts the content below it.
  ///
  /// Glass consists of one or more rounded rectangles, which merge if they are close to each other. The blurred content
  /// below them is displaced in a rim along the edge, tinted, and drawn with two lines along the edge.
  public struct Glass: Hashable, Sendable {
    /// The shapes, in the command's local coordinates. Empty shapes draw nothing.
    public var shapes: [RoundedRect]
    /// The distance within which shapes merge, in local units. 0 or less keeps them separate.
    public var spacing: Double
    /// The color over light content. Its alpha is the strength of the tint.
    public var tint: Color
    /// The color over dark content. The color in between depends on the mean luminance of the content.
    public var darkTint: Color
    /// The width of the rim in which content is refracted, in local units.
    public var rim: Double
    /// The distance by which content appears to be moved outward at the edge, in local units. It decreases to 0 across
    /// the rim.
    public var refraction: Double
    /// The color of the outermost pixels.
    public var edge: Color
    /// The color of the pixels next to the edge line. It is drawn at full strength where the edge faces the upper left
    /// or the lower right, and at a third of its strength in between.
    public var highlight: Color

    /// Creates glass and stores the values unmodified. Values that are NaN, infinite or negative are treated as 0 when
    /// the glass is drawn.
    public init(
      shapes: [RoundedRect], spacing: Double = 0, tint: Color, darkTint: Color? = nil, rim: Double, refraction: Double,
      edge: Color = .clear, highlight: Color = .clear
    ) {
      self.shapes = shapes
      self.spacing = spacing
      self.tint = tint
      self.darkTint = darkTint ?? tint
      self.rim = rim
      self.refraction = refraction
      self.edge = edge
      self.highlight = highlight
    }

    /// The bounding box of the shapes, in local coordinates. Empty if there is none.
    public var box: Rect {
      let rects = shapes.map(\.rect).filter { !$0.isEmpty && $0.isFinite }
      guard let first = rects.first else { return .zero }
      let right = rects.reduce(first.maxX) { max($0, $1.maxX) }
      let bottom = rects.reduce(first.maxY) { max($0, $1.maxY) }
      let (left, top) = (
        rects.reduce(first.minX) { min($0, $1.minX) }, rects.reduce(first.minY) { min($0, $1.minY) }
      )
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}

extension DisplayList.Glass {
  /// All values except the shapes' coordinates, as numbers.
  var numbers: [Double] {
    func numbers(_ color: Color) -> [Double] {
      [Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)]
    }
    return [spacing, rim, refraction] + numbers(tint) + numbers(darkTint) + numbers(edge) + numbers(highlight)
  }
}

extension DisplayList {
  /// Returns the number of commands at the end that draw shadows of the glass's own shapes. Glass hides its shadow, so the shadow
  /// isn't visible through the glass either.
  func trailingShadows(of glass: Glass) -> Int {
    commands.reversed().prefix {
      guard case .shadow(.roundedRect(let shape), _, _) = $0 else { return false }
      return glass.shapes.contains(shape)
    }.count
  }
}
