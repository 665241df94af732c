// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Computes the frames of a section's groups, headers, footers and background, in the section's coordinates. "Along"
// refers to the direction in which the layout scrolls, and "across" to the other direction.
//
//     │ headers ┊ inset ┊ group ├ spacing ┤ group ├ spacing ┤ group ┊ inset ┊ footers │   along
//
// In an orthogonally scrolling section, the groups form a row across the layout, in a region that is as long as the
// longest group.

import Foundation

/// The layout of a section, with the frames of all its elements.
struct SolvedSection {
  struct Line {
    var start: CGFloat
    var end: CGFloat
    var leaves: Range<Int>
    var extras: Range<Int>
  }

  struct BoundaryItem {
    var item: NSCollectionLayoutBoundarySupplementaryItem
    var number: Int
    var frame: CGRect
    var isAfter: Bool
  }

  /// The start of the section along the layout's scroll direction.
  var start: CGFloat = 0
  var length: CGFloat = 0
  /// The groups in order, placed across the layout if the section scrolls orthogonally, and along the layout
  /// otherwise.
  var lines: [Line] = []
  var leaves: [GroupSolver.Leaf] = []
  var extras: [GroupSolver.Extra] = []
  var boundaryItems: [BoundaryItem] = []
  var backgrounds: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
  /// The frame and content size of an orthogonally scrolling section, or nil for other sections.
  var region: (frame: CGRect, content: CGSize)?
  var list: ListSection?

  /// Returns the groups that overlap the range [low, high).
  func lines(from low: CGFloat, to high: CGFloat) -> ArraySlice<Line> {
    var (first, last) = (0, lines.count)
    while first < last {
      let middle = (first + last) / 2
      if lines[middle].end > low { last = middle } else { first = middle + 1 }
    }
    var end = first
    while end < lines.count, lines[end].start < high { end += 1 }
    return lines[first..<end]
  }
}

struct SectionSolver {
  let section: NSCollectionLayoutSection
  let environment: LayoutEnvironment
  /// The available size, excluding the collection view's insets.
  let room: CGSize
  let isVertical: Bool
  let index: Int
  let count: Int
  let insetsReference: UIContentInsetsReference
  let preferred: (Int) -> CGSize?
  let preferredExtra: (String, Int) -> CGSize?

  func solve() -> SolvedSection {
    if let list = section.list { return ListSection(list, self).solve() }
    var result = SolvedSection()
    var insets = resolvedInsets
    let sides = sideBoundaryItems(insets: &insets)
    let before = boundaryItems(isAfter: false, insets: insets)
    let content = CGPoint(
      x: insets.leading + (isVertical ? 0 : before.length), y: insets.top + (isVertical ? before.length : 0))
    let box = CGSize(
      width: max(0, room.width - insets.leading - insets.trailing),
      height: max(0, room.height - insets.top - insets.bottom))
    let extent =
      section.orthogonalScrollingBehavior == .none
      ? stackGroups(in: &result, origin: content, box: box)
      : addScrollingRegion(to: &result, origin: content, box: box, insets: insets)
    let after = boundaryItems(isAfter: true, insets: insets)
    let (start, end) = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    let footers = before.length + start + extent + end
    result.length = max(0, footers + after.length)
    result.boundaryItems = before.ends + sides + after.ends.map { $0.moved(by: footers, isVertical: isVertical) }
    addBackgrounds(to: &result)
    return result
  }

  private var resolvedInsets: NSDirectionalEdgeInsets {
    var insets = section.contentInsets.finite
    let reference = referenceInsets(section.contentInsetsReference)
    if isVertical {
      (insets.leading, insets.trailing) = (insets.leading + reference.leading, insets.trailing + reference.trailing)
    } else {
      (insets.top, insets.bottom) = (insets.top + reference.top, insets.bottom + reference.bottom)
    }
    return insets
  }

  func referenceInsets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference == .automatic ? insetsReference : reference {
    case .automatic, .safeArea: environment.safeArea
    case .none: .zero
    case .layoutMargins, .readableContent: environment.margins
    }
  }

  // MARK: Groups

  var groupSolver: GroupSolver {
    GroupSolver(preferred: preferred, preferredExtra: preferredExtra, environment: environment, count: count)
  }

  private var spacing: CGFloat { section.interGroupSpacing.isFinite ? section.interGroupSpacing : 0 }

  /// Places groups in sequence along the layout, and returns their total length.
  private func stackGroups(in result: inout SolvedSection, origin: CGPoint, box: CGSize) -> CGFloat {
    addGroups(to: &result, origin: origin, box: box, isHorizontal: !isVertical).along
  }

  /// Places groups in a row inside a scrolling region, and returns the region's length along the layout.
  private func addScrollingRegion(
    to result: inout SolvedSection, origin: CGPoint, box: CGSize, insets: NSDirectionalEdgeInsets
  ) -> CGFloat {
    // Positions are relative to the region, which has the available width and starts at the first group.
    let isHorizontal = isVertical
    let (near, far) = isHorizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
    let start = isHorizontal ? CGPoint(x: origin.x, y: 0) : CGPoint(x: 0, y: origin.y)
    let extent = addGroups(to: &result, origin: start, box: box, isHorizontal: isHorizontal)
    let length = near + extent.along + far
    let frame =
      isHorizontal
      ? CGRect(x: 0, y: origin.y, width: room.width, height: extent.across)
      : CGRect(x: origin.x, y: 0, width: extent.across, height: room.height)
    let content =
      isHorizontal
      ? CGSize(width: length, height: extent.across) : CGSize(width: extent.across, height: length)
    result.region = (frame, content)
    for number in result.leaves.indices {
      result.leaves[number].frame = result.leaves[number].frame.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    for number in result.extras.indices {
      result.extras[number].frame = result.extras[number].frame.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    return extent.across
  }

  private func addGroups(
    to result: inout SolvedSection, origin: CGPoint, box: CGSize, isHorizontal: Bool
  ) -> (along: CGFloat, across: CGFloat) {
    let solver = groupSolver
    let edges = section.group.edgeSpacing
    let (before, after) =
      isHorizontal
      ? (edges?.leading?.spacing ?? 0, edges?.trailing?.spacing ?? 0)
      : (edges?.top?.spacing ?? 0, edges?.bottom?.spacing ?? 0)
    let near = (isHorizontal ? edges?.top?.spacing : edges?.leading?.spacing) ?? 0
    let first = isHorizontal ? origin.x : origin.y
    var (along, across, next) = (first, CGFloat(0), 0)
    // An orthogonally scrolling section has the length of its longest measured group, or of its estimates if none is
    // measured.
    let hasGuesses = section.orthogonalScrollingBehavior != .none
    var seen: CGFloat?
    while next < count {
      if next > 0 { along += spacing }
      along += before
      let group = solver.solve(section.group, in: box, first: next)
      if group.leaves.isEmpty { break }
      let (leaves, extras) = (result.leaves.count, result.extras.count)
      let place = isHorizontal ? CGPoint(x: along, y: origin.y + near) : CGPoint(x: origin.x + near, y: along)
      for var leaf in group.leaves {
        leaf.frame = leaf.frame.offsetBy(dx: place.x, dy: place.y)
        result.leaves.append(leaf)
      }
      for var extra in group.extras {
        extra.frame = extra.frame.offsetBy(dx: place.x, dy: place.y)
        result.extras.append(extra)
      }
      let length = isHorizontal ? group.size.width : group.size.height
      let start = max(along, result.lines.last?.start ?? along)
      result.lines.append(
        SolvedSection.Line(
          start: start, end: max(along + length, result.lines.last?.end ?? start), leaves: leaves..<result.leaves.count,
          extras: extras..<result.extras.count))
      along += length + after
      let depth = near + (isHorizontal ? group.size.height : group.size.width)
      across = max(across, depth)
      if hasGuesses, isMeasured(group, along: isHorizontal ? .height : .width) { seen = max(seen ?? 0, depth) }
      next += group.leaves.count
    }
    return (along - first, seen ?? across)
  }

  /// Returns whether all of a group's items have been measured along an axis.
  private func isMeasured(_ group: GroupSolver.Solution, along axis: EstimatedAxes) -> Bool {
    group.leaves.allSatisfy { !$0.axes.contains(axis) || preferred($0.index) != nil }
  }

  // MARK: Boundaries

  private func size(of item: NSCollectionLayoutBoundarySupplementaryItem, in box: CGSize, number: Int) -> CGSize {
    item.layoutSize.size(in: box, preferred: preferredExtra(item.elementKind, -1 - number))
  }

  private func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(isVertical ? .top : .leading)
  }

  private func isAfter(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    item.alignment.edges.contains(isVertical ? .bottom : .trailing)
  }

  /// Returns headers or footers with frames that start at 0, and their total length.
  private func boundaryItems(
    isAfter: Bool, insets: NSDirectionalEdgeInsets
  ) -> (ends: [SolvedSection.BoundaryItem], length: CGFloat) {
    var (result, length): ([SolvedSection.BoundaryItem], CGFloat) = ([], 0)
    let follows = section.supplementariesFollowContentInsets
    let side = follows ? insets : NSDirectionalEdgeInsets()
    let box =
      isVertical
      ? CGSize(width: max(0, room.width - side.leading - side.trailing), height: room.height)
      : CGSize(width: room.width, height: max(0, room.height - side.top - side.bottom))
    for (number, item) in section.boundarySupplementaryItems.enumerated()
    where isAfter ? self.isAfter(item) : isBefore(item) {
      let size = size(of: item, in: box, number: number)
      let edges = item.alignment.edges
      var frame = CGRect(origin: .zero, size: size)
      if isVertical {
        frame.origin.x =
          side.leading
          + alignedOffset(length: size.width, available: box.width, edges: edges, near: .leading, far: .trailing)
          + item.offset.x
        frame.origin.y = item.offset.y - (isAfter && !item.extendsBoundary ? size.height : 0)
      } else {
        frame.origin.y =
          side.top + alignedOffset(length: size.height, available: box.height, edges: edges, near: .top, far: .bottom)
          + item.offset.y
        frame.origin.x = item.offset.x - (isAfter && !item.extendsBoundary ? size.width : 0)
      }
      if item.extendsBoundary {
        length = max(length, isVertical ? size.height + item.offset.y : size.width + item.offset.x)
      }
      result.append(SolvedSection.BoundaryItem(item: item, number: number, frame: frame, isAfter: isAfter))
    }
    return (result, max(0, length))
  }

  private func alignedOffset(
    length: CGFloat, available room: CGFloat, edges: NSDirectionalRectEdge, near: NSDirectionalRectEdge,
    far: NSDirectionalRectEdge
  ) -> CGFloat {
    edges.contains(near) ? 0 : edges.contains(far) ? room - length : (room - length) / 2
  }

  /// Returns the views at the sides, and adds their widths to the insets.
  private func sideBoundaryItems(insets: inout NSDirectionalEdgeInsets) -> [SolvedSection.BoundaryItem] {
    var result: [SolvedSection.BoundaryItem] = []
    for (number, item) in section.boundarySupplementaryItems.enumerated() where !isBefore(item) && !isAfter(item) {
      let size = size(of: item, in: room, number: number)
      var frame = CGRect(origin: .zero, size: size)
      let edges = item.alignment.edges
      if isVertical {
        let isNear = edges.contains(.leading)
        frame.origin.x =
          isNear
          ? insets.leading
          : edges.contains(.trailing)
            ? room.width - insets.trailing - size.width
            : (room.width - size.width) / 2
        if item.extendsBoundary, isNear { insets.leading += size.width }
        if item.extendsBoundary, edges.contains(.trailing) { insets.trailing += size.width }
      } else {
        let isNear = edges.contains(.top)
        frame.origin.y =
          isNear
          ? insets.top
          : edges.contains(.bottom)
            ? room.height - insets.bottom - size.height
            : (room.height - size.height) / 2
        frame.origin.x = insets.leading
        if item.extendsBoundary, isNear { insets.top += size.height }
        if item.extendsBoundary, edges.contains(.bottom) { insets.bottom += size.height }
      }
      result.append(
        SolvedSection.BoundaryItem(
          item: item, number: number, frame: frame.offsetBy(dx: item.offset.x, dy: item.offset.y), isAfter: false))
    }
    return result
  }

  func addBackgrounds(to result: inout SolvedSection) {
    let all =
      isVertical
      ? CGRect(x: 0, y: 0, width: room.width, height: result.length)
      : CGRect(x: 0, y: 0, width: result.length, height: room.height)
    result.backgrounds = section.decorationItems.map { ($0, $0.contentInsets.finite.applied(to: all)) }
  }
}

extension SolvedSection.BoundaryItem {
  func moved(by distance: CGFloat, isVertical: Bool) -> SolvedSection.BoundaryItem {
    var result = self
    result.frame = frame.offsetBy(dx: isVertical ? 0 : distance, dy: isVertical ? distance : 0)
    return result
  }
}
