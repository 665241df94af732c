// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A readable dump with one line per command, indented by the enclosing clips and groups:
///
///     canvas 30 x 30, background #FFFFFFFF
///     group opacity 0.5
///       fill rect (1, 1, 8, 8) with #000000FF by scale (3, 3)
///     end group
extension DisplayList: CustomStringConvertible {
  /// The dump. The first line describes the canvas, followed by one line per command, without a trailing newline.
  public var description: String {
    var lines = ["canvas \(width) x \(height), background \(background)"]
    var depth = 0
    for command in commands {
      if command.isEnd { depth = max(depth - 1, 0) }
      lines.append(String(repeating: "  ", count: depth) + command.description)
      if command.isBegin { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }
}

extension DisplayList.Command: CustomStringConvertible {
  fileprivate var isBegin: Bool {
    switch self {
    case .beginClip, .beginGroup, .beginMix, .mixWith: true
    default: false
    }
  }

  fileprivate var isEnd: Bool {
    switch self {
    case .endClip, .endGroup, .mixWith, .endMix: true
    default: false
    }
  }

  /// The command's line in the dump, without indentation. Ends with the transform, unless it is the identity.
  public var description: String {
    switch self {
    case .fill(let shape, let paint, let transform): "fill \(shape) with \(paint)" + transform.suffix
    case .stroke(let shape, let style, let paint, let transform):
      "stroke \(shape) \(style) with \(paint)" + transform.suffix
    case .glyphs(let run, let color, let transform): "glyphs \(run) with \(color)" + transform.suffix
    case .image(let bitmap, let source, let destination, let sampling, let transform):
      "image \(bitmap.width) x \(bitmap.height) part \(source.text) to \(destination.text), \(sampling)"
        + transform.suffix
    case .shadow(let shape, let shadow, let transform): "silhouette of \(shape), \(shadow)" + transform.suffix
    case .backdrop(let shape, let backdrop, let transform):
      "backdrop of \(shape), sigma \(backdrop.sigma.text), saturation \(backdrop.saturation.text)"
        + (backdrop.glass.map { ", \($0)" } ?? "") + transform.suffix
    case .beginClip(let shape, let transform): "clip to \(shape)" + transform.suffix
    case .endClip: "end clip"
    case .beginGroup(let opacity, let shadow, let transform):
      "group opacity \(opacity.text)" + (shadow.map { " casting \($0)" + transform.suffix } ?? "")
    case .endGroup: "end group"
    case .beginMix(.dissolve(let fraction)): "dissolve \(fraction.text)"
    case .beginMix(.mask): "mask"
    case .beginMix(.luminance): "mask by luminance"
    case .beginMix(.blend(let mode, let reachesBeyond)): "blend \(mode)" + (reachesBeyond ? " everywhere" : "")
    case .mixWith: "with"
    case .endMix: "end mix"
    case .projected(let commands, let p):
      "seen by [\(p.affine.a.text) \(p.affine.b.text) \(p.affine.c.text) \(p.affine.d.text) \(p.affine.tx.text) "
        + "\(p.affine.ty.text)] / [\(p.g.text) \(p.h.text) \(p.k.text)] {"
        + commands.map { "\n  " + $0.description }.joined() + "\n}"
    case .filtered(let commands, let filters, let transform):
      "filtered by " + filters.map(\.description).joined(separator: ", ") + transform.suffix + " {"
        + commands.map { "\n  " + $0.description }.joined() + "\n}"
    }
  }
}

extension DisplayList.Glass: CustomStringConvertible {
  /// The glass with its shapes, its rim and its colors.
  public var description: String {
    "glass of " + shapes.map { "\(DisplayList.Shape.roundedRect($0))" }.joined(separator: ", ")
      + (spacing > 0 ? " merging within \(spacing.text)" : "")
      + ", rim \(rim.text), refraction \(refraction.text), tint "
      + (tint == darkTint ? "\(tint)" : "\(darkTint) to \(tint)") + ", edge \(edge), highlight \(highlight)"
  }
}

extension Color: CustomStringConvertible {
  /// The color as `#RRGGBBAA`.
  public var description: String {
    "#"
      + [red, green, blue, alpha].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Double {
  /// The number as a string. Whole numbers have no fraction.
  fileprivate var text: String {
    self == self.rounded(.towardZero) && abs(self) < 1e15 ? String(Int(self)) : description
  }
}

extension Point {
  fileprivate var text: String { "(\(x.text), \(y.text))" }
}

extension Rect {
  fileprivate var text: String { "(\(x.text), \(y.text), \(width.text), \(height.text))" }
}

extension Affine {
  /// The shortest form of the transform: an empty string, a translation, a scale with a translation, or all six
  /// numbers.
  fileprivate var suffix: String {
    if self == .identity { return "" }
    let moved = tx != 0 || ty != 0 ? " at (\(tx.text), \(ty.text))" : ""
    if b == 0 && c == 0 { return a == 1 && d == 1 ? moved : " by scale (\(a.text), \(d.text))" + moved }
    return " by [\(a.text) \(b.text) \(c.text) \(d.text) \(tx.text) \(ty.text)]"
  }
}

extension DisplayList.Shape: CustomStringConvertible {
  /// The shape as `rect (x, y, width, height)`, as `rounded rect … radius r` (with four radii if they differ), or as
  /// `path` with SVG commands.
  public var description: String {
    switch self {
    case .rect(let rect): return "rect \(rect.text)"
    case .roundedRect(let shape):
      let r = shape.radii
      let isEven = r == RoundedRect.Radii(r.topLeft)
      let all = [r.topLeft, r.topRight, r.bottomRight, r.bottomLeft].map(\.text).joined(separator: " ")
      let curve = shape.isContinuous ? " continuous" : ""
      return "rounded rect \(shape.rect.text) radius \(isEven ? r.topLeft.text : all)" + curve
    case .path(let path, let rule): return "path \(path)" + (rule == .evenOdd ? " even-odd" : "")
    }
  }
}

extension Path: CustomStringConvertible {
  /// The path in SVG notation: `M 0 0 L 1 0 Q 1 1 0 1 Z`.
  public var description: String {
    var words: [String] = []
    var next = 0
    for element in elements {
      let (letter, count) =
        switch element {
        case .move: ("M", 1)
        case .line: ("L", 1)
        case .quadratic: ("Q", 2)
        case .cubic: ("C", 3)
        case .close: ("Z", 0)
        }
      words.append(letter)
      for point in points[next..<next + count] { words += [point.x.text, point.y.text] }
      next += count
    }
    return words.joined(separator: " ")
  }
}

extension Paint: CustomStringConvertible {
  /// The color as `#RRGGBBAA`, or the type of gradient with its geometry and stops.
  public var description: String {
    switch self {
    case .color(let color): return color.description
    case .gradient(let gradient):
      let stops = gradient.stops.map { "\($0.location.text) \($0.color)" }.joined(separator: ", ")
      switch gradient.geometry {
      case .linear(let from, let to): return "linear gradient \(from.text) to \(to.text) [\(stops)]"
      case .radial(let center, let radius): return "radial gradient \(center.text) radius \(radius.text) [\(stops)]"
      case .elliptical(let center, let radiusX, let radiusY):
        return "radial gradient \(center.text) radii \(radiusX.text) \(radiusY.text) [\(stops)]"
      }
    }
  }
}

extension StrokeStyle: CustomStringConvertible {
  /// The style as `2 wide, round caps, bevel joins`, followed by dashes and the stroked part if they are set.
  public var description: String {
    let dashed = dashes.isEmpty ? "" : " dashed \(dashes.map(\.text).joined(separator: " ")) phase \(dashPhase.text)"
    let limit = join == .miter ? " \(miterLimit.text)" : ""
    return "\(width.text) wide, \(cap) caps, \(join)\(limit) joins" + dashed
      + (start == 0 && end == 1 ? "" : " from \(start.text) to \(end.text)")
  }
}

extension GlyphRun: CustomStringConvertible {
  /// The font name, the size, and each glyph as `id@(x, y)`.
  public var description: String {
    let placed = glyphs.map { "\($0.id)@\($0.position.text)" }.joined(separator: " ")
    return "\(font.name) \(size.text) pt [\(placed)]"
  }
}

extension DisplayList.Shadow: CustomStringConvertible {
  /// The shadow as `shadow #RRGGBBAA offset (x, y) sigma s`.
  public var description: String { "shadow \(color) offset \(offset.text) sigma \(sigma.text)" }
}

extension DisplayList.Filter: CustomStringConvertible {
  /// The filter as `blur s`, `blur s within (x, y, width, height)`, `luminance to alpha` or `colors` with the rows of the matrix.
  public var description: String {
    switch self {
    case .blur(let sigma, let rect): return "blur \(sigma.text)" + (rect.map { " within \($0.text)" } ?? "")
    case .luminanceToAlpha: return "luminance to alpha"
    case .colorMatrix(let matrix):
      let rows = [matrix.red, matrix.green, matrix.blue, matrix.alpha].map { row in
        [row.red, row.green, row.blue, row.alpha, row.constant].map(\.text).joined(separator: " ")
      }
      return "colors [\(rows.joined(separator: "; "))]"
    }
  }
}
