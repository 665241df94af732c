// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Planning creates the masks of all shadows before any pixel is drawn, so that bands can share them. When all masks
// existed at the same time, 400 shadows with a radius of 300 took 1.4 GB. An image whose masks exceed a budget is
// therefore drawn in several parts, one on top of the other. The masks of one part are freed before the masks of the
// next part are created. (Computing masks row by row while drawing would make parts unnecessary, but it would not
// work for blurred paths and groups, in which each row depends on all other rows.)
//
// A part may end inside scopes, that is, inside clips, groups or mixes. The next part reopens these scopes: clips are
// computed again, and the layers of groups and mixes are carried over.

extension Planner {
  /// A scope that is open after the last item. Stores the indexes of the items that begin the scope and the second
  /// content of a mix.
  private struct OpenBracket {
    var begin: Int
    var second: Int?
    /// Whether the scope draws into a separate layer.
    var hasLayer = false

    var layerCount: Int { hasLayer ? second == nil ? 1 : 2 : 0 }
  }

  /// The open scopes, outermost first, determined as in `Plan` and `BandPainter`.
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
        depth < BandPainter.maximumDepth && (isTranslucent || items[open[index].begin].role == .mix)
      depth += max(open[index].layerCount, 1)
    }
    return open
  }

  /// Returns the size of the layers that must be stored if the part ends here, in bytes.
  func layerBytes(_ window: PixelRect) -> Int {
    openBrackets.reduce(0) { $0 + $1.layerCount } * KeptLayer.byteCount(window)
  }

  /// Ends a part of the image. Returns the planner for the next part, which begins inside the open scopes.
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
  /// The role of the item that ends the scope begun by an item with this role.
  fileprivate var end: Item.Role {
    switch self {
    case .group, .endGroup: .endGroup
    case .mix, .mixWith, .endMix: .endMix
    case .clip, .endClip, .paint: .endClip
    }
  }
}
