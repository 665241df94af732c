// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

extension DisplayList {
  /// A pixel operation that is applied to commands drawn on a separate layer. Results are rounded to premultiplied
  /// bytes. Clear pixels stay clear unless they are blurred.
  public enum Filter: Hashable, Sendable {
    /// A Gaussian blur of all four premultiplied channels. The standard deviation is in the command's local units and
    /// is limited to 256 pixels on the canvas. A sigma that is negative or NaN blurs nothing.
    ///
    /// Without a rectangle, the area around the content is transparent. A rectangle, in the command's local
    /// coordinates, restricts the blur: pixels at its edges are repeated beyond it, and nothing outside of its
    /// bounding box on the canvas is drawn.
    case blur(sigma: Double, within: Rect? = nil)
    /// An affine transform of colors.
    case colorMatrix(ColorMatrix)
    /// Converts pixels to black with the luminance as alpha: 0.2125 red + 0.7154 green + 0.0721 blue, multiplied by
    /// the original alpha.
    case luminanceToAlpha
  }
}

extension DisplayList.Filter {
  /// Returns the standard deviation of a blur in pixels, or 0 for other filters.
  func sigma(under transform: Affine) -> Double {
    guard case .blur(let sigma, _) = self else { return 0 }
    let pixels = sigma * abs(transform.determinant).squareRoot()
    return pixels > 0 ? min(pixels, Gaussian.maximumSigma) : 0
  }

  /// Returns the distance in pixels by which the filter extends beyond its input.
  func margin(under transform: Affine) -> Int {
    let sigma = sigma(under: transform)
    return sigma > 0 ? MaskBlur.margin(sigma: sigma) : 0
  }

  /// The maximum distance in pixels by which nested filters extend beyond their input. Content farther outside of the
  /// canvas is omitted.
  static let maximumMargin = 1024

  static func margin(of filters: [DisplayList.Filter], under transform: Affine) -> Int {
    filters.reduce(0) { min($0 + $1.margin(under: transform), maximumMargin) }
  }

  /// Applies the filter to an image. The transform maps the command's local units to the image's pixels.
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
      // Pixels that the rectangle covers only partially are not repeated, if there are other pixels.
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
  /// Returns commands that draw the given commands through filters. If a single command is already filtered in the
  /// same coordinate space, the two filter lists are joined.
  package static func filtering(
    _ commands: [DisplayList.Command], by filters: [DisplayList.Filter], under transform: Affine
  ) -> [DisplayList.Command] {
    guard !commands.isEmpty, !filters.isEmpty else { return commands }
    if commands.count == 1, case .filtered(let inner, let first, transform) = commands[0] {
      return [.filtered(inner, first + filters, transform)]
    }
    return [.filtered(commands, filters, transform)]
  }

  /// Returns a rectangle, in pixels, that contains everything that commands draw through filters.
  static func reach(
    of commands: [DisplayList.Command], filters: [DisplayList.Filter], under transform: Affine
  ) -> Rect {
    guard transform.isFinite else { return .zero }
    let box = box(of: commands, within: farthestFiltered)
    guard box.width > 0, box.height > 0 else { return .zero }
    let margin = Double(DisplayList.Filter.margin(of: filters, under: transform))
    return box.insetBy(dx: -margin, dy: -margin)
  }

  /// The distance from the origin, in pixels, beyond which filtered content is considered invisible.
  private static let farthestFiltered = 262_144
}

extension DisplayList {
  /// Whether any command has filters. Ignores commands in perspective.
  var hasFilters: Bool { commands.contains { if case .filtered = $0 { true } else { false } } }

  /// The list with each filtered command replaced by its content, as a group.
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
  /// Creates the rectangle of the pixels that `rect` covers completely, within `limit`.
  fileprivate init(covering rect: Rect, within limit: PixelRect) {
    let (left, top) = (rect.minX.rounded(.up), rect.minY.rounded(.up))
    self.init(
      touching: Rect(
        x: left, y: top, width: rect.maxX.rounded(.down) - left, height: rect.maxY.rounded(.down) - top),
      within: limit)
  }
}

extension Bitmap {
  /// Returns the pixels of a rectangle. Pixels outside of `inner` are equal to the nearest pixel inside it.
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
