// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension DisplayList {
  /// Returns the index of the command that ends the scope begun by command `index`, or the number of commands if no
  /// command ends it.
  func endOfBracket(startingAt index: Int) -> Int {
    var open = OpenBrackets()
    for position in index..<commands.count {
      open.pass(commands[position].bracket, at: position)
      if open.stack.isEmpty { return position }
    }
    return commands.count
  }
}

extension DisplayList.Command {
  enum Bracket { case none, beginClip, endClip, beginGroup, endGroup, beginMix, mixWith, endMix }

  var bracket: Bracket {
    switch self {
    case .beginClip: .beginClip
    case .endClip: .endClip
    case .beginGroup: .beginGroup
    case .endGroup: .endGroup
    case .beginMix: .beginMix
    case .mixWith: .mixWith
    case .endMix: .endMix
    case .fill, .stroke, .glyphs, .image, .shadow, .backdrop, .projected, .filtered: .none
    }
  }
}

/// The open scopes (clips, groups and mixes) at a position in a list. As in `Plan`, an end command ends the innermost
/// scope if it has the same type; otherwise, the command is ignored.
struct OpenBrackets {
  private(set) var stack: [(kind: DisplayList.Command.Bracket, index: Int)] = []

  /// Advances past a command. Returns `false` for an end command or a `mixWith` without a matching scope.
  @discardableResult
  mutating func pass(_ bracket: DisplayList.Command.Bracket, at index: Int) -> Bool {
    switch bracket {
    case .none: return true
    case .beginClip, .beginGroup, .beginMix:
      stack.append((bracket, index))
      return true
    case .endClip: return close([.beginClip])
    case .endGroup: return close([.beginGroup])
    case .endMix: return close([.beginMix, .mixWith])
    case .mixWith:
      guard let last = stack.last, last.kind == .beginMix else { return false }
      stack[stack.count - 1].kind = .mixWith
      return true
    }
  }

  private mutating func close(_ kinds: [DisplayList.Command.Bracket]) -> Bool {
    guard let last = stack.last, kinds.contains(last.kind) else { return false }
    stack.removeLast()
    return true
  }
}

extension DisplayList.Command {
  /// Returns the command with all its content transformed.
  package func transformed(by next: Affine) -> DisplayList.Command {
    switch self {
    case .fill(let shape, let paint, let transform): .fill(shape, paint, transform.concatenating(next))
    case .stroke(let shape, let style, let paint, let transform):
      .stroke(shape, style, paint, transform.concatenating(next))
    case .glyphs(let run, let color, let transform): .glyphs(run, color, transform.concatenating(next))
    case .image(let bitmap, let source, let destination, let sampling, let transform):
      .image(bitmap, source: source, destination: destination, sampling, transform.concatenating(next))
    case .shadow(let shape, let shadow, let transform): .shadow(shape, shadow, transform.concatenating(next))
    case .backdrop(let shape, let backdrop, let transform): .backdrop(shape, backdrop, transform.concatenating(next))
    case .beginClip(let shape, let transform): .beginClip(shape, transform.concatenating(next))
    case .beginGroup(let opacity, let shadow, let transform):
      .beginGroup(opacity: opacity, shadow: shadow, transform.concatenating(next))
    case .projected(let commands, let projection): .projected(commands, projection.concatenating(next))
    case .filtered(let commands, let filters, let transform):
      .filtered(commands.map { $0.transformed(by: next) }, filters, transform.concatenating(next))
    case .endGroup, .endClip, .beginMix, .mixWith, .endMix: self
    }
  }

  /// A rectangle, in pixels, that contains everything the command can draw. Empty for commands that begin or end a
  /// scope.
  var reach: Rect {
    switch self {
    case .fill(let shape, _, let transform), .backdrop(let shape, _, let transform):
      transform.apply(shape.box ?? .zero)
    case .stroke(let shape, let style, _, let transform):
      if let box = shape.box {
        transform.apply(box.insetBy(dx: -style.reach, dy: -style.reach))
      } else {
        .zero
      }
    case .glyphs(let run, _, let transform): transform.apply(run.reach)
    case .image(_, _, let destination, _, let transform): transform.apply(destination)
    case .shadow(let shape, let shadow, let transform): Self.reach(of: shadow, shape, transform)
    case .projected(let commands, let projection): Self.reach(of: commands, projection)
    case .filtered(let commands, let filters, let transform):
      Self.reach(of: commands, filters: filters, under: transform)
    case .beginGroup(_, let shadow?, let transform):
      // The group's commands determine the reach of its content. The reach of its shadow is computed elsewhere; see
      // `Painter`.
      transform.apply(Rect(x: shadow.offset.x, y: shadow.offset.y, width: 0, height: 0))
    case .beginClip, .endClip, .beginGroup, .endGroup, .beginMix, .mixWith, .endMix: .zero
    }
  }
}

extension DisplayList.Command {
  /// The distance from the origin, in pixels, beyond which images are considered invisible.
  private static let farthest = 32768.0

  /// Returns a rectangle with whole coordinates that contains everything the commands draw, including their shadows.
  package static func box(of commands: [DisplayList.Command]) -> Rect { box(of: commands, within: Int(farthest)) }

  /// Returns the bounding rectangle of the commands' parts that are at most `side` pixels away from the origin.
  static func box(of commands: [DisplayList.Command], within side: Int) -> Rect {
    var list = DisplayList(width: 0, height: 0)
    for command in commands { list.append(command) }
    let box = list.damage(
      of: 0..<commands.count, within: PixelRect(x0: -side, y0: -side, x1: side, y1: side))
    return Rect(x: Double(box.x0), y: Double(box.y0), width: Double(box.width), height: Double(box.height))
  }

  private static func reach(of commands: [DisplayList.Command], _ projection: Projection) -> Rect {
    let window = Rect(x: -farthest, y: -farthest, width: 2 * farthest, height: 2 * farthest)
    let corners = projection.polygon(of: box(of: commands), within: window).compactMap(projection.apply)
    guard let first = corners.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the reach of a shadow. The blur has the same width in every direction of the image, even if the
  /// transform stretches the shape.
  private static func reach(of shadow: DisplayList.Shadow, _ shape: DisplayList.Shape, _ transform: Affine) -> Rect {
    guard let box = shape.box else { return .zero }
    let margin = Double(MaskBlur.margin(sigma: shadow.sigma(under: transform)))
    return transform.apply(box.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)).insetBy(dx: -margin, dy: -margin)
  }
}

extension StrokeStyle {
  /// The maximum distance from the path that a stroke can reach.
  var reach: Double {
    let corner = join == .miter ? max(miterLimit, 1.5) : 1.5
    return width / 2 * corner
  }
}

extension GlyphRun {
  /// A rectangle around the origins of all glyphs, extended on all sides by the reach of their source.
  var reach: Rect {
    guard let first = glyphs.first else { return .zero }
    var (left, right, top, bottom) = (first.position.x, first.position.x, first.position.y, first.position.y)
    for glyph in glyphs {
      left = min(left, glyph.position.x)
      right = max(right, glyph.position.x)
      top = min(top, glyph.position.y)
      bottom = max(bottom, glyph.position.y)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
      .insetBy(dx: -font.reach * size, dy: -font.reach * size)
  }
}
