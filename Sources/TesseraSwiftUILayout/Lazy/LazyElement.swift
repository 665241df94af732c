// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The element of a lazy stack or grid.
///
/// The container has an entry for each element, and for each deferred item whose elements have not been created. It
/// creates the elements of the items in the visible rectangle of the enclosing scroll view. The lines of the other
/// items have an estimated length: the average of the lines that were created first. Without an enclosing scroll view
/// that scrolls along the container's axis, all elements are created.
@_spi(Tessera) public final class LazyElement: LayoutElement, DeferredElementsObserver {
  /// The arrangement of the views.
  public var arrangement: LazyArrangement {
    didSet { invalidate() }
  }
  /// The elements that were in the visible rectangle when the container was last placed, in drawing order.
  public private(set) var displayedElements: [LayoutElement] = []
  /// Called when the displayed elements have changed.
  public var onDisplayChange: () -> Void = {}

  private var contents: [LayoutElement] = []
  var entries: [LazyEntry] = []
  private var needsEntries = false
  /// The average length of all lines.
  private var estimate = LazyEstimate()
  /// The number of layout passes.
  private var pass = 0
  /// The distance before lines that are not created: the average of the distances in the first layout pass.
  private var averageGap = ViewSpacing.standardDistance
  private var hasAverageGap = false
  private var shown: Set<LazyItem> = []
  /// The part of the axis in which the displayed elements remain the same. Nil before the first placement.
  var covered: (lower: CGFloat, upper: CGFloat)?
  /// The position of the container in the content of the scroll view, from its start along the axis.
  var position: CGFloat = 0

  /// Whether the container has been placed.
  var isPlaced: Bool { covered != nil }

  /// Creates a container without contents.
  public init(_ arrangement: LazyArrangement) { self.arrangement = arrangement }

  /// Sets the elements and deferred elements that the container arranges.
  public func setContents(_ new: [LayoutElement]) {
    contents = new
    deferredElementsDidChange()
  }

  public func deferredElementsDidChange() {
    needsEntries = true
    invalidate()
  }

  // MARK: Entries

  private func updateEntries() {
    guard needsEntries else { return }
    needsEntries = false
    entries.removeAll(keepingCapacity: true)
    for element in contents { append(element, of: nil, to: &entries) }
  }

  /// Appends the entries of an element or of deferred elements.
  private func append(_ element: LayoutElement, of item: LazyItem?, to entries: inout [LazyEntry]) {
    guard let run = element as? DeferredElements else {
      if element.container !== self { element.container = self }
      entries.append(LazyEntry(element: element, item: item))
      return
    }
    run.observer = self
    (run.parentRun, run.parentIndex) = (item?.run, item?.index ?? 0)
    var isCreated = false
    for index in 0..<run.count {
      let item = LazyItem(run: run, index: index)
      if let created = run.createdElements(at: index) {
        for element in created { append(element, of: item, to: &entries) }
        isCreated = true
      } else {
        entries.append(LazyEntry(element: nil, item: item))
      }
    }
    if !isCreated { run.estimate.length = nil }
  }

  /// Creates or updates the elements of an entry's item, whose other entries follow the entry.
  private func createElements(at index: Int) {
    guard let item = entries[index].item else { return }
    var new: [LazyEntry] = []
    for element in item.run.elements(at: item.index) { append(element, of: item, to: &new) }
    var end = index + 1
    while end < entries.count, entries[end].item == item { end += 1 }
    entries.replaceSubrange(index..<end, with: new)
  }

  private func isOutdated(at index: Int) -> Bool {
    entries[index].item.map { $0.run.isOutdated(at: $0.index) } ?? false
  }

  // MARK: Lines

  /// Arranges the entries in lines, and creates the elements of the lines in a range along the axis, or all elements if
  /// the range is nil.
  ///
  /// - Parameter visit: A closure that is called with each line, including those with an estimated length.
  func arrange(
    _ tracks: [LazyArrangement.Track], _ range: ClosedRange<CGFloat>?, visit: (LazyLine) -> Void = { _ in }
  ) -> LazyLines {
    updateEntries()
    var lines = LazyLines()
    var (index, updated) = (0, -1)
    var (gaps, gapCount) = (CGFloat(0), 0)
    var previous: LayoutElement?
    pass += 1
    estimate.length = nil
    while index < entries.count, !tracks.isEmpty {
      if entries[index].element == nil {
        if let range, let pending = pendingLine(at: index, after: lines, in: range, trackCount: tracks.count) {
          let gap = pending.start - lines.length
          count(pending.length, of: entries[index].item, line: lines.count, gap: gap, isKnown: false)
          lines.skip(from: pending.start, to: pending.start + pending.length)
          visit(pending)
          (index, previous) = (pending.entries.upperBound, nil)
        } else {
          createElements(at: index)
        }
        continue
      }
      guard let first = entries[index].element else { continue }
      let gap = lines.count == 0 ? 0 : gap(from: previous, to: first)
      guard let line = makeLine(at: index, start: lines.length + gap, tracks) else { continue }
      let isVisible = range.map { line.isVisible(in: $0) } ?? true
      if isVisible, updated < index, let outdated = line.entries.first(where: isOutdated(at:)) {
        createElements(at: outdated)
        if outdated == index { updated = index }
        continue
      }
      if previous != nil { (gaps, gapCount) = (gaps + gap, gapCount + 1) }
      count(line.length, of: entries[index].item, line: lines.count, gap: gap, isKnown: true)
      lines.append(line, isVisible: isVisible, isPart: first.layoutValue(SectionPartKey.self) != nil)
      visit(line)
      previous = entries[line.entries.upperBound - 1].element
      index = line.entries.upperBound
    }
    if !hasAverageGap, gapCount > 0 { (averageGap, hasAverageGap) = (gaps / CGFloat(gapCount), true) }
    return lines
  }

  /// Counts a line for the estimates of the items that contain it.
  private func count(_ length: CGFloat, of item: LazyItem?, line: Int, gap: CGFloat, isKnown: Bool) {
    if isKnown { estimate.add(length, of: line, gap: 0, pass: pass) }
    var (next, isOwn) = (item, true)
    while let item = next {
      if isKnown || !isOwn {
        let isGrid = isOwn && arrangement.items != nil
        item.run.estimate.add(length, of: isGrid ? line : item.index, gap: gap, pass: pass)
      }
      next = item.run.parentItem
      isOwn = false
    }
  }

  /// The number of lines from which the length of the others is estimated if none of them is visible.
  private static let sampleCount = 8

  /// Returns the line of items that are not created and not visible, or nil if the entry has to be created.
  private func pendingLine(
    at index: Int, after lines: LazyLines, in range: ClosedRange<CGFloat>, trackCount: Int
  ) -> LazyLine? {
    guard let run = entries[index].item?.run else { return nil }
    let start = lines.length + (lines.count == 0 ? 0 : arrangement.lineSpacing ?? averageGap)
    if run.estimate.length == nil {
      let isAhead = start >= range.upperBound
      if run.estimate.count > 0 {
        guard isAhead || start < range.lowerBound && run.estimate.count >= Self.sampleCount else { return nil }
        run.estimate.length = run.estimate.average
      } else {
        // None of these items is created. Lines of other items stand for them.
        guard isAhead || start < range.lowerBound && estimate.count >= Self.sampleCount else { return nil }
        run.estimate.length = estimate.average
      }
    }
    guard let length = run.estimate.length else { return nil }
    guard start >= range.upperBound || start + length <= range.lowerBound else { return nil }
    var end = index + 1
    while end < entries.count, end - index < trackCount, entries[end].element == nil { end += 1 }
    return LazyLine(entries: index..<end, start: start, length: length, across: 0)
  }

  /// Creates the elements of a line, and measures it. Returns nil if there are no elements at the index.
  private func makeLine(at index: Int, start: CGFloat, _ tracks: [LazyArrangement.Track]) -> LazyLine? {
    var line = LazyLine(entries: index..<index, start: start, length: 0, across: 0)
    var end = index
    while end < entries.count, end - index < tracks.count {
      if entries[end].element == nil { createElements(at: end) }
      guard end < entries.count, let element = entries[end].element else { continue }
      let isPart = arrangement.items != nil && element.layoutValue(SectionPartKey.self) != nil
      if isPart, end > index { break }
      let size = element.size(offer(isPart ? nil : end - index, tracks))
      line.length = max(line.length, arrangement.along(size).orZero)
      line.across = max(line.across, arrangement.across(size))
      end += 1
      if isPart { break }
    }
    line.entries = index..<end
    return line.entries.isEmpty ? nil : line
  }

  private func gap(from previous: LayoutElement?, to next: LayoutElement) -> CGFloat {
    if let spacing = arrangement.lineSpacing { return spacing }
    guard let previous else { return averageGap }
    return previous.resolvedSpacing.distance(to: next.resolvedSpacing, along: arrangement.axis)
  }

  /// Returns the proposal for a view in a track, or in all tracks if the track is nil.
  private func offer(_ track: Int?, _ tracks: [LazyArrangement.Track]) -> ProposedViewSize {
    arrangement.offer(self.track(track, tracks).length)
  }

  func track(_ index: Int?, _ tracks: [LazyArrangement.Track]) -> LazyArrangement.Track {
    if let index, arrangement.items != nil { return tracks[index] }
    return LazyArrangement.Track(
      start: 0, length: tracks.last.flatMap { last in last.length.map { last.start + $0 } }, alignment: nil)
  }

  // MARK: Layout

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let available = arrangement.available(proposal)
    let tracks = arrangement.tracks(in: available)
    let lines = arrange(tracks, measuredRange)
    var across = lines.across
    if let available, available.isFinite { across = available }
    if arrangement.items != nil { across = max(across, track(nil, tracks).length ?? 0) }
    return arrangement.size(along: lines.length, across: across)
  }

  public override var spacing: ViewSpacing {
    updateEntries()
    let known = entries.lazy.compactMap(\.element)
    guard let first = known.first else { return ViewSpacing() }
    return known.dropFirst().reduce(first.resolvedSpacing) { $0.union($1.resolvedSpacing) }
  }

  public override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let across = arrangement.across(frame.size)
    let tracks = arrangement.tracks(in: across)
    updatePosition(frame, space)
    limit?.register(self)
    let lines = arrange(tracks, visibleRange)
    let inset = arrangement.inset(of: tracks, in: across)
    var placed: [LayoutElement] = []
    for line in lines.visible {
      for index in line.entries {
        guard let element = entries[index].element else { continue }
        place(
          element, column: index - line.entries.lowerBound, of: line, tracks: tracks, inset: inset, in: frame, space)
        placed.append(element)
      }
    }
    let pinned = placePinnedParts(of: lines, tracks, inset: inset, in: frame, space)
    if !pinned.isEmpty { placed.removeAll { element in pinned.contains { $0 === element } } }
    show(placed + pinned, lines.visible)
    covered = lines.covered
    if abs(lines.length - arrangement.along(frame.size)) > 0.001 { invalidate() }
  }

  func place(
    _ element: LayoutElement, column: Int, of line: LazyLine, tracks: [LazyArrangement.Track], inset: CGFloat,
    in frame: CGRect, _ space: LayoutSpace
  ) {
    let isPart = arrangement.items != nil && element.layoutValue(SectionPartKey.self) != nil
    let track = track(isPart ? nil : column, tracks)
    let offer = arrangement.offer(track.length)
    let own = element.dimensions(offer)
    let length = arrangement.items == nil ? arrangement.across(frame.size) : track.length ?? 0
    let whole = ViewDimensions(size: arrangement.size(along: line.length, across: length))
    let alignment = arrangement.items == nil ? arrangement.alignment : track.alignment ?? .center
    var origin = CGPoint(
      x: whole[alignment.horizontal] - own[alignment.horizontal],
      y: whole[alignment.vertical] - own[alignment.vertical])
    if arrangement.items == nil { origin[arrangement.axis] = 0 }
    origin[arrangement.axis] += line.start
    origin[arrangement.axis == .vertical ? .horizontal : .vertical] += track.start + inset
    let place = CGRect(origin: frame.origin.offset(x: origin.x, y: origin.y), size: own.size.finiteLengths)
    element.place(in: direction == .rightToLeft ? frame.mirroring(place) : place, proposal: offer, space: space)
  }

  /// Displays elements, and tells the deferred elements which of their items are shown.
  private func show(_ elements: [LayoutElement], _ lines: [LazyLine]) {
    let items = Set(lines.lazy.flatMap { $0.entries }.compactMap { self.entries[$0].item })
    if items != shown {
      let old = shown
      shown = items
      for item in items where !old.contains(item) { item.run.setShown(true, at: item.index) }
      for item in old where !items.contains(item) { item.run.setShown(false, at: item.index) }
    }
    guard !elements.elementsEqual(displayedElements, by: ===) else { return }
    displayedElements = elements
    onDisplayChange()
  }
}
