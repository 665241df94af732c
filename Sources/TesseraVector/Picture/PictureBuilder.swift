// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

/// A builder that collects a picture's drawing commands, up to a limit that no ordinary picture reaches.
struct PictureBuilder {
  static let maximumCommands = 200_000
  /// The maximum total number of points in all paths.
  static let maximumPoints = 8_000_000
  /// The maximum total number of pixels in all bitmaps.
  static let mostPixels = 1 << 26

  private(set) var commands: [DisplayList.Command] = []
  private(set) var unsupported: [String] = []
  private var points = 0
  private var pixels = 0
  /// A rectangle that contains everything drawn, in the picture's points.
  private var reach: Rect?

  /// Reports an unsupported feature. Each feature is reported once.
  mutating func report(_ what: String) {
    if unsupported.count < 64, !unsupported.contains(what) { unsupported.append(what) }
  }

  mutating func append(_ command: DisplayList.Command) throws(VectorError) {
    guard commands.count < Self.maximumCommands else { throw .tooComplex("things to paint") }
    commands.append(command)
  }

  /// The number of path points that can still be added.
  var room: Int { Self.maximumPoints - points }

  private mutating func count(_ path: Path) throws(VectorError) {
    points += path.points.count
    guard points <= Self.maximumPoints else { throw .tooComplex("points") }
  }

  /// Returns the commands, clipped to the picture's frame if they extend beyond it.
  func framed(_ frame: Rect) -> [DisplayList.Command] {
    guard let reach, !reach.isFinite || frame.union(reach) != frame else { return commands }
    return [.beginClip(.rect(frame), .identity)] + commands + [.endClip]
  }

  /// Returns the maximum distance from a path that its stroke covers.
  static func reach(of style: StrokeStyle) -> Double {
    style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
  }

  /// Extends the drawn area by a box.
  mutating func include(_ box: Rect, _ transform: Affine) {
    let box = transform.apply(box)
    reach = reach.map { $0.union(box) } ?? box
  }

  // MARK: Painting

  mutating func fill(
    _ path: Path, rule: FillRule, paint: VectorPaint, under transform: Affine
  ) throws(VectorError) {
    guard let box = path.tightBounds else { return }
    try count(path)
    include(box, transform)
    switch paint {
    case .color(let color):
      if color.alpha > 0 { try append(.fill(.path(path, rule), .color(color), transform)) }
    case .gradient(let gradient):
      switch GradientResolver(gradient, over: box).result {
      case .nothing: break
      case .color(let color): try fill(path, rule: rule, paint: .color(color), under: transform)
      case .gradient(let gradient, nil): try append(.fill(.path(path, rule), .gradient(gradient), transform))
      case .gradient(let gradient, let (place, inverse)?):
        let shape = DisplayList.Shape.path(path.mapped(by: inverse), rule)
        try append(.fill(shape, .gradient(gradient), place.concatenating(transform)))
      case .bitmap(let bitmap, let rect):
        try append(.beginClip(.path(path, rule), transform))
        try draw(bitmap, in: rect, transform)
        try append(.endClip)
      }
    }
  }

  mutating func stroke(
    _ path: Path, style: StrokeStyle, paint: VectorPaint, under transform: Affine
  ) throws(VectorError) {
    guard style.width > 0, let box = path.tightBounds else { return }
    try count(path)
    let reach = Self.reach(of: style)
    let outer = box.insetBy(dx: -reach, dy: -reach)
    include(outer, transform)
    switch paint {
    case .color(let color):
      if color.alpha > 0 { try append(.stroke(.path(path, .nonZero), style, .color(color), transform)) }
    case .gradient(let gradient):
      switch GradientResolver(gradient, over: outer).result {
      case .nothing: break
      case .color(let color): try stroke(path, style: style, paint: .color(color), under: transform)
      case .gradient(let gradient, nil):
        try append(.stroke(.path(path, .nonZero), style, .gradient(gradient), transform))
      case .gradient(let gradient, let (place, inverse)?):
        // The gradient is skewed, but the stroke must not be. Therefore, the stroke masks an area filled with the
        // gradient.
        let plane = DisplayList.Shape.path(Path(outer).mapped(by: inverse), .nonZero)
        try masked(by: path, style: style, under: transform) { (builder) throws(VectorError) in
          try builder.append(.fill(plane, .gradient(gradient), place.concatenating(transform)))
        }
      case .bitmap(let bitmap, let rect):
        try masked(by: path, style: style, under: transform) { (builder) throws(VectorError) in
          try builder.draw(bitmap, in: rect, transform)
        }
      }
    }
  }

  /// Draws the content of a body, masked by the stroke of a path.
  mutating func masked(
    by path: Path, style: StrokeStyle, under transform: Affine,
    body: (inout PictureBuilder) throws(VectorError) -> Void
  ) throws(VectorError) {
    try append(.beginMix(.mask))
    try body(&self)
    try append(.mixWith)
    try append(.stroke(.path(path, .nonZero), style, .color(.black), transform))
    try append(.endMix)
  }

  mutating func draw(_ bitmap: Bitmap, in rect: Rect, _ transform: Affine) throws(VectorError) {
    pixels += bitmap.width * bitmap.height
    guard pixels <= Self.mostPixels else { throw .tooComplex("pixels") }
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    include(rect, transform)
    let source = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
    try append(.image(bitmap, source: source, destination: rect, .linear, transform))
  }
}
