// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What a list changes of the picture that another one painted. Frames of an animation have the same commands with other
// numbers, so commands are compared one by one where there are equally many, and from both ends otherwise. A changed
// bracket changes all it holds; what changes inside a group that casts a shadow changes the shadow too.

extension DisplayList {
  /// The pixels that may differ between the pictures of two lists: the whole canvas when size or background differ,
  /// empty when nothing does.
  package func damage(since previous: DisplayList) -> PixelRect {
    let canvas = PixelRect(x0: 0, y0: 0, x1: width, y1: height)
    guard width == previous.width, height == previous.height, background == previous.background else { return canvas }
    if commands.count == previous.commands.count {
      var damage = PixelRect.empty
      var changed: Range<Int>?
      // Neighbours that changed count as one range, so that brackets among them are seen whole.
      for index in commands.indices where commands[index] != previous.commands[index] {
        if let range = changed, range.upperBound == index {
          changed = range.lowerBound..<index + 1
          continue
        }
        if let range = changed { damage = damage.union(both(previous, range, range, canvas)) }
        changed = index..<index + 1
      }
      if let range = changed { damage = damage.union(both(previous, range, range, canvas)) }
      return damage
    }
    var prefix = 0
    let shorter = min(commands.count, previous.commands.count)
    while prefix < shorter, commands[prefix] == previous.commands[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < shorter - prefix,
      commands[commands.count - 1 - suffix] == previous.commands[previous.commands.count - 1 - suffix]
    {
      suffix += 1
    }
    return both(previous, prefix..<commands.count - suffix, prefix..<previous.commands.count - suffix, canvas)
  }

  private func both(
    _ previous: DisplayList, _ new: Range<Int>, _ old: Range<Int>, _ canvas: PixelRect
  ) -> PixelRect {
    damage(of: new, within: canvas).union(previous.damage(of: old, within: canvas))
  }

  /// The pixels that a range of commands may paint, with what the brackets that begin in it hold, and the shadows of the
  /// groups around it.
  func damage(of range: Range<Int>, within canvas: PixelRect) -> PixelRect {
    // Kept beyond the canvas: a shadow may fall in from outside.
    let seen = canvas.insetBy(-4096)
    var end = range.upperBound
    var open: [Int] = []
    var damage = PixelRect.empty
    var index = range.lowerBound
    while index < min(end, commands.count) {
      damage = damage.union(commands[index].touched(within: seen))
      switch commands[index] {
      case .beginClip(let shape, let transform):
        let box = transform.apply(shape.box ?? .zero).insetBy(dx: -1, dy: -1)
        damage = damage.union(PixelRect(touching: box, within: seen))
        open.append(index)
        end = max(end, endOfBracket(startingAt: index) + 1)
      case .beginGroup(_, let shadow, let transform):
        end = max(end, endOfBracket(startingAt: index) + 1)
        if let shadow {
          let content = contentReach(index + 1..<min(endOfBracket(startingAt: index), commands.count), seen)
          damage = damage.union(Self.shadowReach(content, shadow, transform))
        }
      case .endClip, .endGroup:
        // What it closes began before the range: the rest of the list is seen through other brackets now.
        if index < range.upperBound, !closes(index, since: range.lowerBound) { end = commands.count }
      default: break
      }
      index += 1
    }
    for (shadow, transform) in castingGroups(around: range.lowerBound) {
      damage = damage.union(Self.shadowReach(damage, shadow, transform))
    }
    return damage.intersection(canvas)
  }

  private func contentReach(_ range: Range<Int>, _ seen: PixelRect) -> PixelRect {
    range.isEmpty ? .empty : commands[range].reduce(.empty) { $0.union(PixelRect(touching: $1.reach, within: seen)) }
  }

  private static func shadowReach(_ rect: PixelRect, _ shadow: Shadow, _ transform: Affine) -> PixelRect {
    guard !rect.isEmpty, Planner.canCast(shadow, transform) else { return rect }
    let linear = Affine(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let offset = linear.apply(shadow.offset)
    let margin = MaskBlur.margin(sigma: Planner.sigma(shadow, transform)) + 1
    let limited = { (distance: Double) in Int(min(max(distance, -262_144), 262_144).rounded()) }
    return rect.union(rect.offsetBy(x: limited(offset.x), y: limited(offset.y)).insetBy(-margin))
  }

  /// The end that belongs to a begin, or the number of commands.
  private func endOfBracket(startingAt index: Int) -> Int { endOfGroup(startingAt: index) }

  /// Whether the end at `index` belongs to a begin at or after `first`.
  private func closes(_ index: Int, since first: Int) -> Bool {
    var depth = 0
    for position in (first..<index).reversed() {
      switch commands[position] {
      case .endClip, .endGroup: depth += 1
      case .beginClip, .beginGroup:
        if depth == 0 { return true }
        depth -= 1
      default: break
      }
    }
    return false
  }

  /// Groups with shadows that are open before a command, innermost first.
  private func castingGroups(around index: Int) -> [(Shadow, Affine)] {
    var depth = 0
    var result: [(Shadow, Affine)] = []
    for position in (0..<min(index, commands.count)).reversed() {
      switch commands[position] {
      case .endClip, .endGroup: depth += 1
      case .beginClip: if depth > 0 { depth -= 1 }
      case .beginGroup(_, let shadow, let transform):
        if depth > 0 {
          depth -= 1
        } else if let shadow {
          result.append((shadow, transform))
        }
      default: break
      }
    }
    return result
  }
}

extension DisplayList.Command {
  /// The pixels the command may paint, with one around for rounding; empty for brackets.
  func touched(within limit: PixelRect) -> PixelRect {
    let reach = reach
    if reach.width == 0, reach.height == 0 { return .empty }
    return PixelRect(touching: reach.insetBy(dx: -1, dy: -1), within: limit)
  }

  /// Whether the command must be planned to paint a part of the canvas: brackets always.
  func canTouch(_ window: PixelRect) -> Bool {
    switch self {
    case .beginClip, .endClip, .beginGroup, .endGroup: true
    default: !touched(within: window).isEmpty
    }
  }
}

extension PixelRect {
  func touches(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}
