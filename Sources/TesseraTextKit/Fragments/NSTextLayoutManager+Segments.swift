// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The geometry of text ranges.

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraText

extension NSTextLayoutManager {
  struct Segment {
    var range: NSTextRange
    var frame: CGRect
    /// The distance from the frame's top to the baseline, in points.
    var baseline: CGFloat
  }

  /// A line with its position in the container.
  package struct PlacedLine {
    package var line: NSTextLineFragment
    package var fragment: NSTextLayoutFragment
    /// The line's UTF-16 range in the document.
    package var units: Range<Int>
    /// The line's frame in the container's coordinate space.
    package var frame: CGRect
    package var set: TextFragment? { line.fragment }
    package var isRightToLeft: Bool { line.fragment?.line.isRightToLeft ?? false }

    /// Returns the document offset for an index in the text of the line's element.
    package func unit(_ index: Int) -> Int { fragment.documentUnit(at: index) }

    /// Returns the index in the text of the line's element for a document offset.
    func index(_ unit: Int) -> Int { unit - fragment.units.lowerBound }
  }

  func lines(of fragment: NSTextLayoutFragment) -> [PlacedLine] {
    let origin = fragment.layoutFragmentFrame.origin
    let last = fragment.textLineFragments.last
    return fragment.textLineFragments.map { line in
      let low = fragment.documentUnit(at: line.characterRange.location)
      // If the displayed text is shorter than its range in the document, its end corresponds to the rest of the
      // range.
      let high = line === last ? fragment.units.upperBound : fragment.documentUnit(at: NSMaxRange(line.characterRange))
      return PlacedLine(
        line: line, fragment: fragment, units: low..<max(low, high),
        frame: line.typographicBounds.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  /// Returns the lines that contain characters in a range.
  private func lines(of range: Range<Int>) -> [PlacedLine] {
    guard let content = textContentManager else { return [] }
    var found: [PlacedLine] = []
    enumerateTextLayoutFragments(from: content.place(at: range.lowerBound), options: []) { fragment in
      guard fragment.units.lowerBound < range.upperBound else { return false }
      found += lines(of: fragment).filter { $0.units.overlaps(range) }
      return true
    }
    return found
  }

  /// All lines from top to bottom.
  package var placedLines: [PlacedLine] {
    var found: [PlacedLine] = []
    enumerateTextLayoutFragments(from: nil, options: []) { fragment in
      found += lines(of: fragment)
      return true
    }
    return found
  }

  /// Returns the line that contains an insertion point.
  func line(holding unit: Int, isUpstream: Bool = false) -> PlacedLine? {
    guard let fragment = fragment(holding: unit) else { return nil }
    let lines = lines(of: fragment)
    if isUpstream, let before = lines.last(where: { $0.units.upperBound == unit && !$0.units.isEmpty }) {
      return before
    }
    return lines.last { $0.units.lowerBound <= unit } ?? lines.first
  }

  /// Returns the x-coordinate of an insertion point in the container's coordinate space.
  func caret(at unit: Int, on line: PlacedLine) -> CGFloat {
    line.set?.caret(before: line.index(unit)) ?? line.frame.minX
  }

  func segments(of range: NSTextRange, _ type: SegmentType, _ options: SegmentOptions) -> [Segment] {
    guard let content = textContentManager, let textContainer else { return [] }
    let units = content.units(of: range)
    guard !units.isEmpty else {
      guard let line = line(holding: units.lowerBound, isUpstream: options.contains(.upstreamAffinity)) else {
        return []
      }
      let x = caret(at: units.lowerBound, on: line)
      let frame = CGRect(x: x, y: line.frame.minY, width: 0, height: line.frame.height)
      return [Segment(range: range, frame: frame, baseline: line.line.glyphOrigin.y)]
    }
    let padding = textContainer.padding
    let width = textContainer.limits.width
    let right = width < NSTextContainer.widest ? width - padding : lines(of: units).reduce(0) { max($0, $1.frame.maxX) }
    let lines = lines(of: units)
    return lines.enumerated().flatMap { index, line -> [Segment] in
      let isMiddle = index > 0 && index < lines.count - 1
      if isMiddle, options.contains(.middleFragmentsExcluded) { return [] }
      let part = line.units.clamped(to: units)
      let place = content.range(part)
      func segment(_ span: ClosedRange<CGFloat>) -> Segment {
        // A segment has the height of its line, excluding the spacing below it.
        let frame = CGRect(
          x: span.lowerBound, y: line.frame.minY, width: span.upperBound - span.lowerBound, height: line.frame.height)
        return Segment(range: place, frame: frame, baseline: line.line.glyphOrigin.y)
      }
      guard let set = line.set else { return [segment(line.frame.minX...line.frame.minX)] }
      var spans = set.spans(of: line.index(part.lowerBound)..<line.index(part.upperBound))
      let isRightToLeft = set.line.isRightToLeft
      let endsLine = part.upperBound == line.units.upperBound
      let reachesOn = type == .selection && endsLine && line.units.upperBound < units.upperBound
      let hasBreak =
        type == .selection && endsLine && !set.clusters.contains { $0.range.contains(line.index(part.upperBound - 1)) }
      let isHead = index == 0 && options.contains(.headSegmentExtended)
      let isTail = index == lines.count - 1 && options.contains(.tailSegmentExtended)
      let end = set.caret(before: set.range.upperBound)
      if spans.isEmpty { spans = [end...end] }
      if reachesOn || hasBreak || isTail { spans.reach(isRightToLeft ? padding : right, from: end) }
      if isHead { spans.reach(isRightToLeft ? right : padding, from: set.caret(before: set.range.lowerBound)) }
      return spans.map(segment)
    }
  }

  /// Returns the line nearest to a point. Lines at the same height are compared by their horizontal distance.
  package func line(closestTo point: CGPoint) -> PlacedLine? {
    let y = point.y.isNaN ? 0 : point.y
    let fragment =
      textLayoutFragment(for: CGPoint(x: 0, y: max(0, y))) ?? fragment(holding: textContentManager?.length ?? 0)
    guard let fragment else { return nil }
    let x = point.x.isNaN ? 0 : point.x
    func far(_ line: PlacedLine) -> (CGFloat, CGFloat) {
      (max(line.frame.minY - y, y - line.frame.maxY, 0), max(line.frame.minX - x, x - line.frame.maxX, 0))
    }
    return lines(of: fragment).min { far($0) < far($1) }
  }

  func lineRange(at point: CGPoint) -> NSTextRange? {
    guard let content = textContentManager, textLayoutFragment(for: point) != nil, let line = line(closestTo: point)
    else {
      return nil
    }
    return content.range(line.units)
  }

  func direction(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
    guard let content = textContentManager, let set = line(holding: content.units(to: location))?.set else {
      return .leftToRight
    }
    return set.line.isRightToLeft ? .rightToLeft : .leftToRight
  }

  func tellCarets(
    at location: any NSTextLocation,
    _ block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content = textContentManager, let line = line(holding: content.units(to: location)) else { return }
    var stop = ObjCBool(false)
    guard let set = line.set else {
      return block(line.frame.minX, content.place(at: line.units.lowerBound), true, &stop)
    }
    for cluster in set.clusters where cluster.range.count > 0 {
      // A character that consists of several UTF-16 units has two edges. The characters of a ligature divide its
      // width equally.
      let edges = set.edges(of: cluster.range.lowerBound)
      let end = set.edges(of: cluster.range.upperBound - 1)
      let (left, right) = (min(edges.lowerBound, end.lowerBound), max(edges.upperBound, end.upperBound))
      let place = content.place(at: line.fragment.documentUnit(at: cluster.range.lowerBound))
      let last = content.place(at: line.fragment.documentUnit(at: cluster.range.upperBound - 1))
      block(left, cluster.isRightToLeft ? last : place, !cluster.isRightToLeft, &stop)
      if stop.boolValue { return }
      block(right, cluster.isRightToLeft ? place : last, cluster.isRightToLeft, &stop)
      if stop.boolValue { return }
    }
  }

  // MARK: Pieces of text

  private func pieces(_ options: NSString.EnumerationOptions) -> TextUnits.Unit {
    switch options.rawValue & 0xFF {
    case 1: .paragraph
    case 2: .character
    case 3: .word
    case 4: .sentence
    default: .line
    }
  }

  func tellSubstrings(
    from location: any NSTextLocation, _ options: NSString.EnumerationOptions,
    _ block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let content = textContentManager else { return }
    let isReverse = options.contains(.reverse)
    let kind = pieces(options)
    let start = content.units(to: location)
    var stop = ObjCBool(false)
    content.enumerateTextElements(from: location, options: isReverse ? .reverse : []) { element in
      guard let range = element.elementRange, let text = (element as? NSTextParagraph)?.attributedString.string else {
        return true
      }
      let all = content.units(of: range)
      var found = kind == .line ? lineUnits(of: all) : TextUnits.of(text, kind).map { $0.moved(by: all.lowerBound) }
      found = found.map { $0.clamped(to: all) }.filter { !$0.isEmpty }
      found = found.filter { isReverse ? $0.upperBound <= start : $0.lowerBound >= start || $0.contains(start) }
      for (index, piece) in found.enumerated().map({ ($0, $1) }).reversing(isReverse) {
        let next = index + 1 < found.count ? found[index + 1].lowerBound : all.upperBound
        let part = NSRange(piece.moved(by: -all.lowerBound)).clamped(to: text.utf16.count)
        let string = options.contains(.substringNotRequired) ? nil : (text as NSString).substring(with: part)
        block(string, content.range(piece), content.range(piece.lowerBound..<max(piece.upperBound, next)), &stop)
        if stop.boolValue { return false }
      }
      return true
    }
  }

  private func lineUnits(of range: Range<Int>) -> [Range<Int>] {
    fragment(holding: range.lowerBound).map { lines(of: $0).map(\.units) } ?? []
  }

  func unit(_ granularity: NSTextSelection.Granularity, around location: any NSTextLocation) -> NSTextRange? {
    guard let content = textContentManager else { return nil }
    let place = content.units(to: location)
    if granularity == .line { return line(holding: place).map { content.range($0.units) } }
    var found: NSTextRange?
    // The end of the text belongs to its last paragraph.
    let probe = place >= content.length ? content.place(at: content.length - 1) : location
    content.enumerateTextElements(from: probe, options: []) { element in
      guard let range = element.elementRange, let text = (element as? NSTextParagraph)?.attributedString.string else {
        return false
      }
      let all = content.units(of: range)
      guard all.lowerBound <= place else { return false }
      let kind: TextUnits.Unit =
        switch granularity {
        case .character: .character
        case .word: .word
        case .sentence: .sentence
        case .paragraph, .line: .paragraph
        }
      let units = TextUnits.of(text, kind).map { $0.moved(by: all.lowerBound).clamped(to: all) }
      let hit = units.first { $0.contains(place) } ?? units.last { $0.upperBound == place }
      // Between two words, the range consists of the separators.
      let low = units.last { $0.upperBound <= place }?.upperBound ?? all.lowerBound
      let high = units.first { $0.lowerBound > place }?.lowerBound ?? all.upperBound
      found = content.range(hit ?? low..<max(low, high))
      return false
    }
    return found
  }
}

extension Range<Int> {
  func moved(by count: Int) -> Range<Int> { lowerBound + count..<upperBound + count }
}

extension Array {
  fileprivate func reversing(_ isReverse: Bool) -> [Element] { isReverse ? reversed() : self }
}

extension [ClosedRange<CGFloat>] {
  /// Extends the segment from a position on the line to one of the line's edges.
  fileprivate mutating func reach(_ edge: CGFloat, from place: CGFloat) {
    let new = Swift.min(edge, place)...Swift.max(edge, place)
    if let index = firstIndex(where: {
      abs($0.upperBound - new.lowerBound) < 0.01 || abs($0.lowerBound - new.upperBound) < 0.01
    }) {
      self[index] =
        Swift.min(self[index].lowerBound, new.lowerBound)...Swift.max(self[index].upperBound, new.upperBound)
    } else {
      append(new)
      sort { $0.lowerBound < $1.lowerBound }
    }
  }
}
