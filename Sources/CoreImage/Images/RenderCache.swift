// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A cache for shared inputs. If an image uses another image more than once, as in `image.composited(over: image)`,
// rendering each use separately would double the work with each nesting level. Therefore, each recipe stores the
// image's inputs, and images that are used more than once cache their tiles during rendering. Other images are not
// cached because a tile takes 16 bytes per pixel.

/// A node in the graph of images, which stores an image's inputs.
final class RenderNode: Sendable {
  let inputs: [RenderNode]

  init(_ inputs: [RenderNode]) {
    self.inputs = inputs
  }
}

/// A cache of tiles for images that are used more than once. Accessed by one thread during the rendering of one
/// image.
final class RenderCache: @unchecked Sendable {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let rect: TileRect
  }

  private let shared: Set<ObjectIdentifier>
  private var tiles: [Key: Tile] = [:]

  /// Creates a cache for rendering an image. Returns `nil` if no image is used more than once.
  init?(_ root: RenderNode) {
    var (seen, shared): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    var open = [root]
    while let node = open.popLast() {
      if seen.insert(ObjectIdentifier(node)).inserted {
        open += node.inputs
      } else {
        shared.insert(ObjectIdentifier(node))
      }
    }
    if shared.isEmpty { return nil }
    self.shared = shared
  }

  /// Returns an image's tile for a rectangle, rendering it at most once.
  func tile(_ node: RenderNode, in rect: TileRect, make: () -> Tile) -> Tile {
    guard shared.contains(ObjectIdentifier(node)) else { return make() }
    let key = Key(node: ObjectIdentifier(node), rect: rect)
    if let tile = tiles[key] { return tile }
    let tile = make()
    tiles[key] = tile
    return tile
  }
}
