// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A picture that is used more than once in another, as in `image.composited(over: image)`, would be made once for each use, and
// with each such step twice as often. So what pictures are made of is kept beside their recipes, and while one is rendered,
// those that are used more than once keep what they have made. All others keep nothing: a tile has 16 bytes for each pixel.

/// What a picture is made of.
final class RenderNode: Sendable {
  let inputs: [RenderNode]

  init(_ inputs: [RenderNode]) {
    self.inputs = inputs
  }
}

/// What pictures that are used more than once have made. Used by one thread, while one picture is rendered.
final class RenderCache: @unchecked Sendable {
  private struct Key: Hashable {
    let node: ObjectIdentifier
    let rect: TileRect
  }

  private let shared: Set<ObjectIdentifier>
  private var tiles: [Key: Tile] = [:]

  /// A cache for rendering a picture; nil where none is used more than once.
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

  /// What a picture makes of a rectangle, made once.
  func tile(_ node: RenderNode, in rect: TileRect, make: () -> Tile) -> Tile {
    guard shared.contains(ObjectIdentifier(node)) else { return make() }
    let key = Key(node: ObjectIdentifier(node), rect: rect)
    if let tile = tiles[key] { return tile }
    let tile = make()
    tiles[key] = tile
    return tile
  }
}
