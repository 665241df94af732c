// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

// The part of a lazy container that is visible in the enclosing scroll view, and the headers and footers that are pinned
// to its edges.

extension LazyElement {
  // MARK: Viewport

  /// The viewport of the enclosing scroll view if it limits the visible part of the container's axis.
  var limit: Viewport? {
    var next = container
    while let element = next {
      if let viewport = element.viewport {
        return viewport.isUnlimited || !viewport.axes.contains(Axis.Set(arrangement.axis)) ? nil : viewport
      }
      next = element.container
    }
    return nil
  }

  /// The visible range when the container is measured, before its position is known.
  var measuredRange: ClosedRange<CGFloat>? {
    if covered != nil { return visibleRange }
    guard let viewport = limit else { return nil }
    return 0...max(0, arrangement.along(viewport.visible.size).orZero) + viewport.margin
  }

  /// The visible part of the container's axis, from its start. Nil if there is no limit.
  var visibleRange: ClosedRange<CGFloat>? {
    guard let viewport = limit else { return nil }
    let visible = viewport.visible
    var lower = (arrangement.axis == .vertical ? visible.minY : visible.minX) - position
    let length = max(0, arrangement.along(visible.size).orZero)
    if arrangement.axis == .horizontal, direction == .rightToLeft { lower = frame.width - lower - length }
    return lower.orZero - viewport.margin...lower.orZero + length + viewport.margin
  }

  func updatePosition(_ frame: CGRect, _ space: LayoutSpace) {
    position =
      arrangement.axis == .vertical ? frame.minY + space.contentOrigin.y : frame.minX + space.contentOrigin.x
  }

  /// Returns the frame of the line that contains an element, or an item with an identifier, in the coordinate space of the
  /// container's frame. The frame of a line that has not been created is an estimate. Returns nil before the first
  /// placement, or if there is no such line.
  public func frame(of element: LayoutElement?, orItemWithID id: AnyHashable) -> CGRect? {
    guard isPlaced else { return nil }
    func isWanted(_ entry: LazyEntry) -> Bool {
      if let element, entry.element === element { return true }
      var next = entry.item
      while let item = next {
        if item.run.identifier(at: item.index) == id { return true }
        next = item.run.parentItem
      }
      return false
    }
    let across = arrangement.across(frame.size)
    var found: CGRect?
    _ = arrange(arrangement.tracks(in: across), visibleRange) { line in
      guard found == nil, entries[line.entries].contains(where: isWanted) else { return }
      let isVertical = arrangement.axis == .vertical
      let origin = frame.origin.offset(x: isVertical ? 0 : line.start, y: isVertical ? line.start : 0)
      found = CGRect(origin: origin, size: arrangement.size(along: line.length, across: across))
    }
    return found.map { direction == .rightToLeft ? frame.mirroring($0) : $0 }
  }

  /// Called when the scroll view has scrolled. Returns whether the container has to be placed again.
  func viewportDidScroll() -> Bool {
    guard let covered, let range = visibleRange else { return false }
    let isPinning = arrangement.pinsHeaders || arrangement.pinsFooters
    guard isPinning || range.lowerBound < covered.lower || range.upperBound > covered.upper else { return false }
    setNeedsPlacementUpward()
    return true
  }

  // MARK: Pinned parts

  /// Places and returns the headers and footers that remain at the edges of the visible range.
  func placePinnedParts(
    of lines: LazyLines, _ tracks: [LazyArrangement.Track], inset: CGFloat, in frame: CGRect, _ space: LayoutSpace
  ) -> [LayoutElement] {
    guard arrangement.pinsHeaders || arrangement.pinsFooters, let range = visibleRange, let viewport = limit else {
      return []
    }
    let isVertical = arrangement.axis == .vertical
    let insets = viewport.margin + (isVertical ? viewport.insets.top : viewport.insets.leading)
    let endInset = viewport.margin + (isVertical ? viewport.insets.bottom : viewport.insets.trailing)
    var pinned: [LayoutElement] = []
    for (position, var line) in lines.parts.enumerated() {
      guard let element = entries[line.entries.lowerBound].element,
        let part = element.layoutValue(SectionPartKey.self)
      else { continue }
      if part == .header, arrangement.pinsHeaders {
        let next = lines.parts[(position + 1)...].first { self.part(of: $0) == .header }
        let limit = (next?.start ?? lines.length) - line.length
        guard line.start < range.lowerBound + insets, range.lowerBound + insets < limit + line.length else { continue }
        line.start = max(line.start, min(range.lowerBound + insets, limit))
      } else if part == .footer, arrangement.pinsFooters {
        let before = lines.parts[..<position].last { self.part(of: $0) == .header }
        let limit = before.map { $0.start + $0.length } ?? 0
        let end = range.upperBound - endInset - line.length
        guard line.start > end, end + line.length > limit else { continue }
        line.start = min(line.start, max(end, limit))
      } else {
        continue
      }
      place(element, column: 0, of: line, tracks: tracks, inset: inset, in: frame, space)
      pinned.append(element)
    }
    return pinned
  }

  private func part(of line: LazyLine) -> SectionPartKey.Part? {
    entries[line.entries.lowerBound].element?.layoutValue(SectionPartKey.self)
  }
}
