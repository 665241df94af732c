// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The difference between the images of two lists. Frames of an animation usually have the same commands with
// different numbers. If two lists have the same number of commands, the commands are compared one by one. Otherwise,
// they are compared from both ends. If a command that begins a scope differs, all content of the scope is considered
// changed. A change inside a group that casts a shadow also changes the shadow.

extension DisplayList {
  /// Returns the pixels that may differ between the images of two lists. This is the entire canvas if the size or
  /// background differs, or an empty rectangle if nothing differs.
  package func damage(since previous: DisplayList) -> PixelRect {
    let canvas = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    guard width == previous.width, height == previous.height, background == previous.background else { return canvas }
    let changes = changes(since: previous)
    // Projections share a pixel budget, so an additional projection reduces the resolution of the other projections.
    if !changes.isEmpty, projectionPixels != previous.projectionPixels { return canvas }
    let damage: PixelRect = changes.reduce(.empty) { damage, change in
      damage.union(self.damage(of: change.new, within: canvas))
        .union(previous.damage(of: change.old, within: canvas))
    }
    return spreadByBackdrops(damage, within: canvas)
  }

  /// Returns the ranges of commands that differ. If scope commands were added or removed, all commands after them may
  /// be nested differently.
  private func changes(since previous: DisplayList) -> [(new: Range<Int>, old: Range<Int>)] {
    let (new, old) = (commands, previous.commands)
    if new.count == old.count {
      var ranges: [Range<Int>] = []
      for index in new.indices where new[index] != old[index] {
        guard new[index].bracket == old[index].bracket else {
          ranges.append(index..<new.count)
          break
        }
        if let last = ranges.last, last.upperBound == index {
          ranges[ranges.count - 1] = last.lowerBound..<index + 1
        } else {
          ranges.append(index..<index + 1)
        }
      }
      return ranges.map { ($0, $0) }
    }
    let shorter = min(new.count, old.count)
    var prefix = 0
    while prefix < shorter, new[prefix] == old[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix, new[new.count - 1 - suffix] == old[old.count - 1 - suffix] { suffix += 1 }
    if !isBalanced(prefix..<new.count - suffix) || !previous.isBalanced(prefix..<old.count - suffix) { suffix = 0 }
    return [(prefix..<new.count - suffix, prefix..<old.count - suffix)]
  }

  /// Returns whether every scope that begins or ends in a range both begins and ends in it.
  private func isBalanced(_ range: Range<Int>) -> Bool {
    var open = OpenBrackets()
    for index in range where !open.pass(commands[index].bracket, at: index) { return false }
    return open.stack.isEmpty
  }

  /// Returns the pixels that a range of commands may draw, including the content of the scopes that begin in the
  /// range and the shadows of the enclosing groups.
  func damage(of range: Range<Int>, within canvas: PixelRect) -> PixelRect {
    // Extended beyond the canvas, because a shadow may fall onto the canvas from outside.
    let seen = canvas.inset(by: -4096)
    var end = range.upperBound
    var damage = PixelRect.empty
    var index = range.lowerBound
    while index < min(end, commands.count) {
      damage = damage.union(commands[index].touched(within: seen))
      switch commands[index] {
      case .beginClip(let shape, let transform):
        let box = transform.apply(shape.box ?? .zero).insetBy(dx: -1, dy: -1)
        damage = damage.union(PixelRect(touching: box, within: seen))
        end = max(end, endOfBracket(startingAt: index) + 1)
      case .beginGroup(_, let shadow, let transform):
        end = max(end, endOfBracket(startingAt: index) + 1)
        if let shadow {
          let content = contentReach(index + 1..<min(endOfBracket(startingAt: index), commands.count), seen)
          damage = damage.union(Self.shadowReach(content, shadow: shadow, under: transform))
        }
      case .beginMix(.blend(let mode, reachesBeyond: true)) where mode.reachesBeyond: return canvas
      case .beginMix:
        // Only the drawn pixels of a mix can change, because the mix of two empty contents is empty.
        end = max(end, endOfBracket(startingAt: index) + 1)
      default: break
      }
      index += 1
    }
    for (shadow, transform) in castingGroups(around: range.lowerBound) {
      damage = damage.union(Self.shadowReach(damage, shadow: shadow, under: transform))
    }
    return damage.intersection(canvas)
  }

  private func contentReach(_ range: Range<Int>, _ seen: PixelRect) -> PixelRect {
    range.isEmpty ? .empty : commands[range].reduce(.empty) { $0.union(PixelRect(touching: $1.reach, within: seen)) }
  }

  private static func shadowReach(_ rect: PixelRect, shadow: Shadow, under transform: Affine) -> PixelRect {
    guard !rect.isEmpty, shadow.canCast(under: transform) else { return rect }
    let linear = Affine(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let offset = linear.apply(shadow.offset)
    let margin = MaskBlur.margin(sigma: shadow.sigma(under: transform)) + 1
    let limited = { (distance: Double) in Int(min(max(distance, -262_144), 262_144).rounded()) }
    return rect.union(rect.offsetBy(x: limited(offset.x), y: limited(offset.y)).inset(by: -margin))
  }

  /// Returns the groups with shadows that are open before a command, innermost first.
  private func castingGroups(around index: Int) -> [(Shadow, Affine)] {
    var open = OpenBrackets()
    for position in 0..<min(index, commands.count) { open.pass(commands[position].bracket, at: position) }
    return open.stack.reversed().compactMap { bracket in
      guard case .beginGroup(_, let shadow?, let transform) = commands[bracket.index] else { return nil }
      return (shadow, transform)
    }
  }
}

extension DisplayList.Command {
  /// Returns the pixels that the command may draw, extended by one pixel for rounding. Empty for commands that begin
  /// or end a scope.
  func touched(within limit: PixelRect) -> PixelRect {
    let reach = reach
    if reach.width == 0, reach.height == 0 { return .empty }
    return PixelRect(touching: reach.insetBy(dx: -1, dy: -1), within: limit)
  }

  /// Returns whether the command must be planned in order to draw a region of the canvas. Always `true` for commands
  /// that begin or end a scope.
  func canTouch(_ window: PixelRect) -> Bool {
    bracket != .none || !touched(within: window).isEmpty
  }
}

extension PixelRect {
  func touches(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}

extension DisplayList {
  /// The maximum number of pixels for the unprojected image of each projection. Projections that require more pixels
  /// have a lower resolution.
  var projectionPixels: Int {
    let wanted = min(max(width * height * 64, 1 << 16), 1 << 27)
    return min(wanted / max(1, Self.projections(in: commands)), Self.maximumProjectionPixels)
  }

  /// The maximum number of pixels of a single unprojected image.
  static let maximumProjectionPixels = 1 << 24

  /// Returns the number of projections that are not nested in other projections.
  static func projections(in commands: [Command]) -> Int {
    commands.reduce(0) { count, command in
      switch command {
      case .projected: count + 1
      case .filtered(let content, _, _): count + projections(in: content)
      default: count
      }
    }
  }
}
