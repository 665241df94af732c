// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// An image that another image uses more than once, as in `image.composited(over: image)`, would be rendered once for each use,
// and the number of renderings would double with each step. The inputs of images are therefore stored with the recipes, and
// images that are used more than once cache their tiles while an image is rendered. Other images cache nothing, because a tile
// takes 16 bytes for each pixel.

/// The inputs of an image.
final class RenderNode: Sendable {
  let inputs: [RenderNode]

  init(_ inputs: [RenderNode]) {
    self.inputs = inputs
  }
}

/// A cache of the tiles of images that are used more than once. Used by one thread, while one image is rendered.
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

  /// Returns the tile of an image for a rectangle, rendered at most once.
  func tile(_ node: RenderNode, in rect: TileRect, make: () -> Tile) -> Tile {
    guard shared.contains(ObjectIdentifier(node)) else { return make() }
    let key = Key(node: ObjectIdentifier(node), rect: rect)
    if let tile = tiles[key] { return tile }
    let tile = make()
    tiles[key] = tile
    return tile
  }
}
