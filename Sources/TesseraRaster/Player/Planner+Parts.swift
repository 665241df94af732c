// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Planning creates the mask of every shadow before any pixel is painted, so that bands can share it. 400 shadows of radius 300
// took 1.4 GB when all their masks existed at once. A picture whose masks exceed a budget is therefore painted in parts, one
// over the other: the masks of a part are freed before those of the next are created. (Masks computed row by row during
// painting would need no parts, but would not help blurred paths and groups, whose rows depend on all others.)
//
// A part may end inside brackets, that is, inside clips, groups or mixes. The next part reopens them: clips are recomputed, and
// the layers of groups and mixes are carried over.

extension Planner {
  /// A bracket that is open after the last item, by the indices of the items that begin it and the second content of a mix.
  private struct OpenBracket {
    var begin: Int
    var second: Int?
    /// Whether the bracket paints into a separate layer.
    var hasLayer = false

    var layerCount: Int { hasLayer ? second == nil ? 1 : 2 : 0 }
  }

  /// The open brackets, outermost first, by the rules of `Plan` and `BandPainter`.
  private var openBrackets: [OpenBracket] {
    var open: [OpenBracket] = []
    for (index, item) in items.enumerated() {
      switch item.role {
      case .paint: break
      case .clip, .group, .mix: open.append(OpenBracket(begin: index))
      case .mixWith:
        if let last = open.last, items[last.begin].role == .mix, last.second == nil {
          open[open.count - 1].second = index
        }
      case .endClip, .endGroup, .endMix:
        if let last = open.last, items[last.begin].role.end == item.role { open.removeLast() }
      }
    }
    var depth = 1
    for index in open.indices where items[open[index].begin].role != .clip {
      let isTranslucent = (1..<255).contains(items[open[index].begin].opacity)
      open[index].hasLayer =
        depth < BandPainter.greatestDepth && (isTranslucent || items[open[index].begin].role == .mix)
      depth += max(open[index].layerCount, 1)
    }
    return open
  }

  /// Returns the size of the layers that must be stored if a part ends here, in bytes.
  func layerBytes(_ window: PixelRect) -> Int {
    openBrackets.reduce(0) { $0 + $1.layerCount } * KeptLayer.byteCount(window)
  }

  /// Ends a part of the picture. Returns the planner of the next part, which begins inside the open brackets.
  mutating func pause(_ window: PixelRect) -> Planner {
    var next = Planner(canvas: canvas, caches: caches, kernels: kernels, bandShift: bandShift)
    let open = openBrackets
    for bracket in open {
      for index in [bracket.begin, bracket.second].compactMap(\.self) {
        if bracket.hasLayer { keepLayer(of: index, for: next, window) }
        if case .outline(let outline, _, _, _) = items[index].geometry {
          _ = next.storage.keep(outline.takeUnretainedValue())
        }
        next.items.append(items[index])
      }
    }
    for bracket in open.reversed() {
      var end = Item(role: items[bracket.begin].role.end, bounds: .empty)
      end.isPause = true
      items.append(end)
    }
    return next
  }

  private mutating func keepLayer(of index: Int, for next: Planner, _ window: PixelRect) {
    let layer = items[index].kept?.takeUnretainedValue() ?? KeptLayer(window)
    items[index].kept = storage.keep(layer)
    _ = next.storage.keep(layer)
  }
}

extension Item.Role {
  /// The role that ends the bracket begun by this role.
  fileprivate var end: Item.Role {
    switch self {
    case .group, .endGroup: .endGroup
    case .mix, .mixWith, .endMix: .endMix
    case .clip, .endClip, .paint: .endClip
    }
  }
}
