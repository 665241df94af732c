// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

extension DisplayList {
  /// A transform of the pixels of commands that are painted separately. Results are rounded to premultiplied bytes. Clear pixels
  /// stay clear, unless they are blurred.
  public enum Filter: Hashable, Sendable {
    /// A Gaussian blur of all four premultiplied channels. The standard deviation is in the command's local unit, limited to 256
    /// pixels on the canvas; below 0, or NaN, nothing is blurred.
    ///
    /// Without a rectangle, everything around the content is transparent. With a rectangle in the command's local coordinates,
    /// the pixels at its edges continue beyond it, and nothing outside of its bounding box on the canvas is painted.
    case blur(sigma: Double, within: Rect? = nil)
    /// An affine transform of colors.
    case colorMatrix(ColorMatrix)
    /// Black whose alpha is the luminance: 0.2125 red + 0.7154 green + 0.0721 blue, times alpha.
    case luminanceToAlpha
  }
}

extension DisplayList.Filter {
  /// Returns the standard deviation of a blur in pixels, or 0.
  func sigma(under transform: Affine) -> Double {
    guard case .blur(let sigma, _) = self else { return 0 }
    let pixels = sigma * abs(transform.determinant).squareRoot()
    return pixels > 0 ? min(pixels, Gaussian.greatestSigma) : 0
  }

  /// Returns the distance in pixels that the filter extends beyond its input.
  func margin(under transform: Affine) -> Int {
    let sigma = sigma(under: transform)
    return sigma > 0 ? MaskBlur.margin(sigma: sigma) : 0
  }

  /// The maximum distance in pixels that nested filters extend. Content farther outside of the canvas is omitted.
  static let greatestMargin = 1024

  static func margin(of filters: [DisplayList.Filter], under transform: Affine) -> Int {
    filters.reduce(0) { min($0 + $1.margin(under: transform), greatestMargin) }
  }

  /// Applies the filter to a picture. The transform maps the command's local unit to pixels of the picture.
  func apply(to picture: inout Bitmap, under transform: Affine, kernels: UnsafePointer<TKKernels>) {
    switch self {
    case .colorMatrix(let matrix):
      if matrix != .identity { PixelMatrix(matrix).apply(to: &picture) }
    case .luminanceToAlpha: LuminanceAlpha().apply(to: &picture)
    case .blur(_, nil):
      picture = PictureBlur.blur(picture, sigma: sigma(under: transform), kernels: kernels)
    case .blur(_, let rect?):
      let box = transform.apply(rect)
      let whole = PixelRect(x0: 0, y0: 0, x1: picture.width, y1: picture.height)
      let outer = PixelRect(touching: box, within: whole)
      guard !outer.isEmpty else { return picture = Bitmap(width: picture.width, height: picture.height) }
      // Pixels that the rectangle covers in part are not repeated if others are there.
      let inner = PixelRect(covering: box, within: outer)
      let sigma = sigma(under: transform)
      let around = outer.inset(by: -MaskBlur.margin(sigma: sigma))
      let extended = picture.extended(from: inner.isEmpty ? outer : inner, to: around)
      let blurred = PictureBlur.blur(extended, sigma: sigma, kernels: kernels)
      let part = blurred.part(outer.offsetBy(x: -around.x0, y: -around.y0))
      picture = Bitmap(width: picture.width, height: picture.height)
      picture.set(part, x: outer.x0, y: outer.y0)
    }
  }
}

extension DisplayList.Command {
  /// Returns commands that paint the given ones through filters. Filters of the same space are joined with those of a command
  /// that is itself filtered.
  package static func filtering(
    _ commands: [DisplayList.Command], by filters: [DisplayList.Filter], under transform: Affine
  ) -> [DisplayList.Command] {
    guard !commands.isEmpty, !filters.isEmpty else { return commands }
    if commands.count == 1, case .filtered(let inner, let first, transform) = commands[0] {
      return [.filtered(inner, first + filters, transform)]
    }
    return [.filtered(commands, filters, transform)]
  }

  /// Returns a box, in pixels, that contains everything commands paint through filters.
  static func reach(
    of commands: [DisplayList.Command], filters: [DisplayList.Filter], under transform: Affine
  ) -> Rect {
    guard transform.isFinite else { return .zero }
    let box = box(of: commands, within: farthestFiltered)
    guard box.width > 0, box.height > 0 else { return .zero }
    let margin = Double(DisplayList.Filter.margin(of: filters, under: transform))
    return box.insetBy(dx: -margin, dy: -margin)
  }

  /// The distance in pixels beyond which filtered content is out of sight.
  private static let farthestFiltered = 262_144
}

extension DisplayList {
  /// Whether a command has filters. Ignores commands in perspective.
  var hasFilters: Bool { commands.contains { if case .filtered = $0 { true } else { false } } }

  /// The list with filtered commands replaced by their contents, as groups.
  var withoutFilters: DisplayList {
    var result = DisplayList(width: width, height: height, background: background)
    for command in commands { result.appendUnfiltered(command) }
    return result
  }

  private mutating func appendUnfiltered(_ command: Command) {
    guard case .filtered(let content, _, let transform) = command else { return append(command) }
    guard transform.isFinite else { return }
    append(.beginGroup(opacity: 1, shadow: nil, .identity))
    var open = OpenBrackets()
    for (index, command) in content.enumerated() where open.pass(command.bracket, at: index) {
      appendUnfiltered(command)
    }
    for bracket in open.stack.reversed() {
      switch bracket.kind {
      case .beginClip: append(.endClip)
      case .beginGroup: append(.endGroup)
      default: append(.endMix)
      }
    }
    append(.endGroup)
  }
}

extension PixelRect {
  /// Creates the rectangle of pixels that a rectangle covers completely, within `limit`.
  fileprivate init(covering rect: Rect, within limit: PixelRect) {
    let (left, top) = (rect.minX.rounded(.up), rect.minY.rounded(.up))
    self.init(
      touching: Rect(
        x: left, y: top, width: rect.maxX.rounded(.down) - left, height: rect.maxY.rounded(.down) - top),
      within: limit)
  }
}

extension Bitmap {
  /// Returns the pixels of a rectangle. Outside of `inner`, they equal the nearest pixel in it.
  fileprivate func extended(from inner: PixelRect, to outer: PixelRect) -> Bitmap {
    var result = Bitmap(width: outer.width, height: outer.height)
    result.bytes.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { source in
        let target = target.bindMemory(to: UInt32.self)
        let source = source.bindMemory(to: UInt32.self)
        for y in 0..<outer.height {
          let line = min(max(outer.y0 + y, inner.y0), inner.y1 - 1) * width
          for x in 0..<outer.width {
            target[y * outer.width + x] = source[line + min(max(outer.x0 + x, inner.x0), inner.x1 - 1)]
          }
        }
      }
    }
    return result
  }

  /// Replaces the pixels of a rectangle at (x, y), which must be within the bitmap.
  fileprivate mutating func set(_ part: Bitmap, x: Int, y: Int) {
    let row = part.width * 4
    bytes.withUnsafeMutableBytes { target in
      part.bytes.withUnsafeBytes { source in
        for line in 0..<part.height {
          let start = ((y + line) * width + x) * 4
          target[start..<start + row].copyBytes(from: source[line * row..<(line + 1) * row])
        }
      }
    }
  }
}
