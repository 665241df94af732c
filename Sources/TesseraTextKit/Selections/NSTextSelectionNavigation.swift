// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that moves selections in response to keys and points.
///
/// - Note: Differs from UIKit: a selection has a single range. Multiple ranges and rectangular selections are not
///   supported.
open class NSTextSelectionNavigation: NSObject {
  /// The direction of a movement, in text order or on the screen.
  public enum Direction: Int, Sendable { case forward = 0, backward, right, left, up, down }
  /// The distance of a movement.
  public enum Destination: Int, Sendable { case character = 0, word, line, sentence, paragraph, container, document }
  /// The modifier keys of an interaction.
  public struct Modifier: OptionSet, Sendable {
    /// The raw bits, one per key.
    public let rawValue: UInt
    /// Creates modifiers from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Extends the selection.
    public static let extend = Modifier(rawValue: 1 << 1)
    /// Follows the visual order. Has no effect.
    public static let visual = Modifier(rawValue: 1 << 2)
    /// Adds a range to the selection. Has no effect.
    public static let multiple = Modifier(rawValue: 1 << 3)
  }
  /// The writing direction of text.
  public enum WritingDirection: Int, Sendable { case leftToRight = 0, rightToLeft = 1 }
  /// The orientation of lines.
  public enum LayoutOrientation: Int, Sendable { case horizontal = 0, vertical = 1 }

  /// The data source, or nil after its deallocation. Not retained.
  open private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?
  /// Whether selections may have several ranges. Stored but not used, because a selection has a single range. False
  /// by default.
  open var allowsNonContiguousRanges = false
  /// Whether directions are rotated for vertical lines. Stored but not used, because lines are horizontal. False by
  /// default.
  open var rotatesCoordinateSystemForLayoutOrientation = false

  /// Creates a navigation for a data source, which isn't retained.
  public init(dataSource: any NSTextSelectionDataSource) {
    textSelectionDataSource = dataSource
    super.init()
  }

  /// Does nothing, because lines aren't cached.
  open func flushLayoutCache() {}

  // MARK: Moving

  /// Returns the selection after a movement. The result is an insertion point, or a larger or smaller range if the
  /// selection is extended. Moving by a character without extending collapses a range to one of its edges. Returns
  /// nil for an empty selection. If `confined` is true, the movement stays within the paragraph.
  open func destinationSelection(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool, confined: Bool
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
      let last = textSelection.textRanges.last
    else { return nil }
    let (start, end) = (first.location, last.endLocation)
    let isEmpty = start.compare(end) == .orderedSame
    // Extending moves the edge that moved last. Other movements start at the edge in their direction.
    let probe = textSelection.movesEnd ? end : start
    let isForward = isForward(direction, at: probe, source)
    let moving = extending ? (isEmpty ? end : probe) : isForward ? end : start
    var affinity = NSTextSelection.Affinity.downstream
    var offset: CGFloat = 0
    var target: any NSTextLocation
    if !extending, !isEmpty, destination == .character, direction != .up, direction != .down {
      target = moving
    } else if direction == .up || direction == .down, destination == .character || destination == .line {
      let x = textSelection.anchorPositionOffset != 0 ? textSelection.anchorPositionOffset : caret(at: moving, source)
      offset = x
      target = vertical(moving, down: direction == .down, x: x, source)
    } else {
      target = step(from: moving, destination, isForward: isForward, source)
      if destination == .line, isForward { affinity = .upstream }
    }
    if confined, let paragraph = source.textRange(for: .paragraph, enclosing: moving) {
      if target.compare(paragraph.location) == .orderedAscending { target = paragraph.location }
      if target.compare(paragraph.endLocation) == .orderedDescending { target = paragraph.endLocation }
    }
    let new: NSTextSelection
    if extending {
      let fixed = isEmpty ? start : textSelection.movesEnd ? start : end
      new = NSTextSelection(
        range: NSTextRange(between: fixed, and: target), affinity: affinity, granularity: .character)
      new.movesEnd = fixed.compare(target) != .orderedDescending
    } else {
      new = NSTextSelection(target, affinity: affinity)
    }
    new.anchorPositionOffset = offset
    new.typingAttributes = [:]
    return new
  }

  private func isForward(
    _ direction: Direction, at place: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> Bool {
    switch direction {
    case .forward, .down: true
    case .backward, .up: false
    case .right: source.baseWritingDirection(at: place) == .leftToRight
    case .left: source.baseWritingDirection(at: place) == .rightToLeft
    }
  }

  private func step(
    from place: any NSTextLocation, _ destination: Destination, isForward: Bool,
    _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    let all = source.documentRange
    let end = isForward ? all.endLocation : all.location
    guard place.compare(end) != .orderedSame else { return end }
    /// Returns the range of the text unit that follows a location.
    func unit(_ granularity: NSTextSelection.Granularity, at place: any NSTextLocation) -> NSTextRange? {
      let probe = isForward ? place : source.location(place, offsetBy: -1) ?? place
      return source.textRange(for: granularity, enclosing: probe)
    }
    func edge(_ granularity: NSTextSelection.Granularity) -> any NSTextLocation {
      guard let range = unit(granularity, at: place) else { return end }
      return isForward ? range.endLocation : range.location
    }
    switch destination {
    case .character: return edge(.character)
    case .line: return lineEdge(from: place, isForward: isForward, source)
    case .sentence: return edge(.sentence)
    case .paragraph: return edge(.paragraph)
    case .container, .document: return end
    case .word: return wordEdge(from: place, isForward: isForward, source) ?? end
    }
  }

  /// The option `byWords`, which Foundation on Linux doesn't declare.
  private static let words = NSString.EnumerationOptions(rawValue: 3)

  /// Returns the end of the next word, or the start of the previous word.
  private func wordEdge(
    from place: any NSTextLocation, isForward: Bool, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    var found: (any NSTextLocation)?
    let options: NSString.EnumerationOptions = isForward ? Self.words : [Self.words, .reverse]
    func look(_ range: NSTextRange) -> Bool {
      if isForward {
        guard range.endLocation.compare(place) == .orderedDescending else { return false }
        found = range.endLocation
      } else {
        guard range.location.compare(place) == .orderedAscending else { return false }
        found = range.location
      }
      return true
    }
    // If the location is within a word, this word comes first.
    if !isForward, let before = source.location(place, offsetBy: -1) {
      if let word = source.textRange(for: .word, enclosing: before), word.contains(before),
        isWord(word, source), look(word)
      {
        return found
      }
    }
    source.enumerateSubstrings(from: place, options: options) { _, range, _, stop in
      if look(range) { stop.pointee = true }
    }
    return found
  }

  private func isWord(_ range: NSTextRange, _ source: any NSTextSelectionDataSource) -> Bool {
    var isWord = false
    source.enumerateSubstrings(from: range.location, options: Self.words) { _, word, _, stop in
      isWord = word.isEqual(to: range)
      stop.pointee = true
    }
    return isWord
  }

  /// Returns the start of the line, or its end before the line break.
  private func lineEdge(
    from place: any NSTextLocation, isForward: Bool, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    guard let line = source.textRange(for: .line, enclosing: place) else { return place }
    guard isForward else { return line.location }
    guard let last = source.location(line.endLocation, offsetBy: -1), last.compare(place) != .orderedAscending,
      let paragraph = source.textRange(for: .paragraph, enclosing: place),
      paragraph.endLocation.compare(line.endLocation) == .orderedSame
    else { return line.endLocation }
    // A line break is a character without an insertion point after it on the same line.
    var breaks = false
    source.enumerateSubstrings(from: last, options: .byComposedCharacterSequences) { text, _, _, stop in
      breaks = text?.last?.isNewline ?? false
      stop.pointee = true
    }
    guard breaks, let character = source.textRange(for: .character, enclosing: last) else { return line.endLocation }
    return character.location
  }

  // MARK: Vertical movement

  private func caret(at place: any NSTextLocation, _ source: any NSTextSelectionDataSource) -> CGFloat {
    var nearest: (x: CGFloat, distance: Int)?
    source.enumerateCaretOffsetsInLineFragment(at: place) { x, location, isLeading, stop in
      let distance = abs(source.offset(from: location, to: place) - (isLeading ? 0 : 1))
      if nearest.map({ distance < $0.distance }) ?? true { nearest = (x, distance) }
      if distance == 0 { stop.pointee = true }
    }
    return nearest?.x ?? 0
  }

  private func vertical(
    _ place: any NSTextLocation, down: Bool, x: CGFloat, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    let all = source.documentRange
    guard let line = source.textRange(for: .line, enclosing: place) else { return place }
    let next: any NSTextLocation
    if down {
      guard line.endLocation.compare(place) != .orderedSame, !line.isEmpty else { return all.endLocation }
      next = line.endLocation
      if next.compare(all.endLocation) == .orderedSame, source.textRange(for: .line, enclosing: next)?.isEmpty != true {
        return all.endLocation
      }
    } else {
      guard let before = source.location(line.location, offsetBy: -1) else { return all.location }
      next = before
    }
    return closest(to: x, onLineWith: next, source)
  }

  private func closest(
    to x: CGFloat, onLineWith place: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> any NSTextLocation {
    var nearest: (place: any NSTextLocation, distance: CGFloat)?
    source.enumerateCaretOffsetsInLineFragment(at: place) { offset, location, isLeading, _ in
      let target =
        isLeading ? location : source.textRange(for: .character, enclosing: location)?.endLocation ?? location
      if nearest.map({ abs(offset - x) < $0.distance }) ?? true { nearest = (target, abs(offset - x)) }
    }
    return nearest?.place ?? place
  }

  // MARK: Points

  /// Returns the selections for a touch or click at a point in the container's coordinate space. With `.extend`,
  /// extends the first selection in `anchors` to the point. If `selecting` is true, selects up to the point instead
  /// of placing an insertion point there.
  open func textSelections(
    interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation, anchors: [NSTextSelection],
    modifiers: Modifier, selecting: Bool, bounds: CGRect
  ) -> [NSTextSelection] {
    guard let source = textSelectionDataSource, let place = self.place(at: point, containerLocation, source) else {
      return []
    }
    guard selecting || modifiers.contains(.extend), let anchor = anchors.first, let range = anchor.textRanges.first
    else {
      return [NSTextSelection(place, affinity: .downstream)]
    }
    let fixed = anchor.movesEnd ? range.location : range.endLocation
    var found = NSTextRange(between: fixed, and: place)
    if anchor.granularity != .character {
      let (low, high) = (found.location, found.endLocation)
      if let first = source.textRange(for: anchor.granularity, enclosing: low) { found = found.union(first) }
      let before = source.location(high, offsetBy: -1) ?? high
      if let last = source.textRange(for: anchor.granularity, enclosing: before) { found = found.union(last) }
    }
    let new = NSTextSelection(range: found, affinity: .downstream, granularity: anchor.granularity)
    new.movesEnd = fixed.compare(place) != .orderedDescending
    return [new]
  }

  private func place(
    at point: CGPoint, _ location: any NSTextLocation, _ source: any NSTextSelectionDataSource
  ) -> (any NSTextLocation)? {
    guard let line = source.lineFragmentRange(for: point, inContainerAt: location) else {
      return point.y < 0 ? source.documentRange.location : source.documentRange.endLocation
    }
    return closest(to: point.x, onLineWith: line.location, source)
  }

  /// Returns a selection extended to whole text units at its edges.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
  ) -> NSTextSelection {
    guard let source = textSelectionDataSource else { return textSelection }
    let ranges = textSelection.textRanges.map { range -> NSTextRange in
      var whole = range
      if let first = source.textRange(for: selectionGranularity, enclosing: range.location) {
        whole = whole.union(first)
      }
      if !range.isEmpty, let before = source.location(range.endLocation, offsetBy: -1),
        let last = source.textRange(for: selectionGranularity, enclosing: before)
      {
        whole = whole.union(last)
      }
      return whole
    }
    return NSTextSelection(ranges, affinity: .downstream, granularity: selectionGranularity)
  }

  /// Returns the text unit at a point in the container's coordinate space, or nil outside of the text.
  open func textSelection(
    for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
    inContainerAt location: any NSTextLocation
  ) -> NSTextSelection? {
    guard let source = textSelectionDataSource,
      source.lineFragmentRange(for: point, inContainerAt: location) != nil,
      let place = place(at: point, location, source),
      let range = source.textRange(for: selectionGranularity, enclosing: place)
    else { return nil }
    return NSTextSelection(range: range, affinity: .downstream, granularity: selectionGranularity)
  }

  // MARK: Editing

  /// Returns the location at which text is inserted: the start of the selection, or nil for an empty selection.
  open func resolvedInsertionLocation(
    for textSelection: NSTextSelection, writingDirection: WritingDirection
  ) -> (any NSTextLocation)? { textSelection.textRanges.first?.location }

  /// Returns the ranges that a delete key removes: the selected range or, for an insertion point, the text unit that
  /// it would move across. If `allowsDecomposition` is true, deleting backward removes only the last scalar of a
  /// character.
  open func deletionRanges(
    for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
  ) -> [NSTextRange] {
    let selected = textSelection.textRanges.filter { !$0.isEmpty }
    guard selected.isEmpty, let source = textSelectionDataSource, let place = textSelection.textRanges.first?.location
    else {
      return selected
    }
    let isForward = isForward(direction, at: place, source)
    if allowsDecomposition, destination == .character, !isForward, let before = source.location(place, offsetBy: -1),
      let character = source.textRange(for: .character, enclosing: before)
    {
      var scalar = 1
      source.enumerateSubstrings(from: character.location, options: .byComposedCharacterSequences) { text, _, _, stop in
        scalar = text?.unicodeScalars.last.map { UTF16.width($0) } ?? 1
        stop.pointee = true
      }
      return [NSTextRange(between: source.location(place, offsetBy: -scalar) ?? before, and: place)]
    }
    let target = step(from: place, destination, isForward: isForward, source)
    let range = NSTextRange(between: place, and: target)
    return range.isEmpty ? [] : [range]
  }
}
