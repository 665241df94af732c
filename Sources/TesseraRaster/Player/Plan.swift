// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The items of an image in drawing order, and the items of each band.
final class Plan: @unchecked Sendable {
  let canvas: PixelRect
  /// The region to draw: the entire canvas, unless only a part is redrawn.
  let window: PixelRect
  /// The background color, or nil if an earlier part of the image has been drawn.
  let background: PremultipliedColor?
  /// The binary logarithm of the band height.
  let bandShift: Int
  var bandHeight: Int { 1 << bandShift }
  let bandCount: Int
  /// The bands that intersect the window.
  var bands: Range<Int> {
    window.isEmpty ? 0..<0 : window.y0 >> bandShift..<(window.y1 - 1) >> bandShift + 1
  }
  private(set) var items: [Item]
  /// Item indexes by band: `order[starts[band]..<starts[band + 1]]`.
  private(set) var order: [Int32] = []
  private(set) var starts: [Int] = []
  let scratchWidth: Int
  private let storage: [PlanStorage]

  init(
    canvas: PixelRect, window: PixelRect, background: PremultipliedColor?, bandShift: Int, planners: [Planner]
  ) {
    self.canvas = canvas
    self.window = window.intersection(canvas)
    self.background = background
    self.bandShift = bandShift
    bandCount = (canvas.height - 1) >> bandShift + 1
    items = planners.count == 1 ? planners[0].items : planners.flatMap { $0.items }
    storage = planners.map { $0.storage }
    scratchWidth = planners.reduce(0) { max($0, $1.scratchWidth) }
    nest()
    bin()
  }

  /// An open scope.
  private struct Frame {
    var index: Int
    /// The role of the item that ends the scope.
    var end: Item.Role
    /// The index of the item at which the second content of a mix begins.
    var second: Int?
    /// The area in which the content may draw.
    var limit: PixelRect
    /// The area in which the content actually draws.
    var content: PixelRect = .empty
  }

  /// Clips each item to its enclosing clips, sets the bounds of scopes to the bounds of their contents, removes
  /// unmatched end items and adds missing end items.
  private func nest() {
    var frames = [Frame(index: -1, end: .endClip, limit: window)]
    func end(_ frame: Frame, at index: Int?) {
      items[frame.index].bounds = frame.content.isEmpty ? .empty : frame.content
      items[frame.index].kept?.takeUnretainedValue().painted = frame.content
      if let index { items[index].bounds = items[frame.index].bounds }
      if let second = frame.second { items[second].bounds = items[frame.index].bounds }
      frames[frames.count - 1].content = frames[frames.count - 1].content.union(frame.content)
    }
    for index in items.indices {
      let limit = frames[frames.count - 1].limit
      switch items[index].role {
      case .paint:
        let bounds = items[index].bounds.intersection(limit)
        items[index].bounds = bounds
        items[index].opaque = items[index].opaque.intersection(limit)
        frames[frames.count - 1].content = frames[frames.count - 1].content.union(bounds)
      case .clip:
        frames.append(Frame(index: index, end: .endClip, limit: items[index].bounds.intersection(limit)))
      case .group:
        let inner = items[index].opacity == 0 ? .empty : limit
        frames.append(Frame(index: index, end: .endGroup, limit: inner, content: items[index].painted))
      case .mix:
        let content = items[index].mixing.isEverywhere ? limit : items[index].painted
        frames.append(Frame(index: index, end: .endMix, limit: limit, content: content))
      case .mixWith:
        items[index].bounds = .empty
        let top = frames[frames.count - 1]
        if top.end == .endMix, top.second == nil { frames[frames.count - 1].second = index }
      case .endClip, .endGroup, .endMix:
        items[index].bounds = .empty
        guard frames.count > 1, frames[frames.count - 1].end == items[index].role else { continue }
        end(frames.removeLast(), at: index)
      }
    }
    // Open scopes end at the end of the list. Add an end item for each of them, innermost first.
    while frames.count > 1 {
      let frame = frames.removeLast()
      end(frame, at: nil)
      items.append(Item(role: frame.end, bounds: items[frame.index].bounds))
    }
  }

  private func bin() {
    var counts = [Int](repeating: 0, count: bandCount + 1)
    func bands(_ item: Item) -> Range<Int> {
      item.bounds.isEmpty
        ? 0..<0 : item.bounds.y0 >> bandShift..<(item.bounds.y1 - 1) >> bandShift + 1
    }
    for item in items {
      for band in bands(item) { counts[band + 1] += 1 }
    }
    for band in 0..<bandCount { counts[band + 1] += counts[band] }
    starts = counts
    order = [Int32](repeating: 0, count: counts[bandCount])
    for (index, item) in items.enumerated() {
      for band in bands(item) {
        order[counts[band]] = Int32(index)
        counts[band] += 1
      }
    }
  }
}
