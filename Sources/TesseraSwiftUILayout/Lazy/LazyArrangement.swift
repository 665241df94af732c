// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The arrangement of a lazy container: lines along an axis, each of which is divided into tracks.
///
/// A stack has one track, which is as wide as the stack. A grid has the tracks that its items describe.
@_spi(Tessera) public struct LazyArrangement {
  /// The axis along which the container grows.
  public var axis: Axis
  /// The alignment of the views or tracks in the container.
  public var alignment: Alignment
  /// The distance between lines in points. Nil uses the preferred distance in stacks, and 8 points in grids.
  public var spacing: CGFloat?
  /// The items that describe a grid's tracks, or nil for a stack.
  public var items: [GridItem]?
  /// The views that remain at the edge of the visible rectangle while their section is scrolled.
  public var pinsHeaders: Bool
  /// Whether footers remain at the end of the visible rectangle while their section is scrolled.
  public var pinsFooters: Bool

  /// Creates an arrangement.
  public init(
    axis: Axis, alignment: Alignment, spacing: CGFloat?, items: [GridItem]? = nil, pinsHeaders: Bool = false,
    pinsFooters: Bool = false
  ) {
    (self.axis, self.alignment, self.spacing, self.items) = (axis, alignment, spacing, items)
    (self.pinsHeaders, self.pinsFooters) = (pinsHeaders, pinsFooters)
  }

  /// A column of a vertical grid, or a row of a horizontal grid.
  struct Track {
    var start: CGFloat
    /// The length in points. Nil in a stack without a proposed length.
    var length: CGFloat?
    var alignment: Alignment?
  }

  private static let gridSpacing: CGFloat = 8

  /// The distance between lines, or nil if it depends on the views.
  var lineSpacing: CGFloat? { spacing ?? (items == nil ? nil : Self.gridSpacing) }

  func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
  func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  func across(_ proposal: ProposedViewSize) -> CGFloat? { axis == .vertical ? proposal.width : proposal.height }
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }
  /// The proposal for a view in a track.
  func offer(_ length: CGFloat?) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  /// Returns the length across the axis that the tracks divide. Without a proposed length, each flexible item of a grid
  /// has its minimum length.
  func available(_ proposal: ProposedViewSize) -> CGFloat? {
    if let offered = across(proposal), offered.isFinite { return offered }
    guard let items else { return across(proposal) }
    return items.reduce(0) { sum, item in
      switch item.size {
      case .fixed(let length): sum + length
      case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
      }
    } + items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.gridSpacing) }
  }

  /// Returns a grid's tracks for a length. Fixed lengths are reserved first. Each remaining item, in order, receives an
  /// equal fraction of the remaining length, clamped to its limits. An adaptive item divides its length into as many
  /// tracks as fit.
  func tracks(in length: CGFloat?) -> [Track] {
    guard let items, let length else { return [Track(start: 0, length: length, alignment: nil)] }
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.gridSpacing) }
    var rest = length - gaps
    var flexibleCount = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { flexibleCount += 1 }
    }
    var (result, position) = ([Track](), CGFloat(0))
    for item in items {
      let gap = item.spacing ?? Self.gridSpacing
      func add(_ length: CGFloat) {
        result.append(Track(start: position, length: max(0, length), alignment: item.alignment ?? .center))
        position += max(0, length) + gap
      }
      let share = flexibleCount > 0 ? max(0, rest) / CGFloat(flexibleCount) : 0
      switch item.size {
      case .fixed(let length): add(length)
      case .flexible(let minimum, let maximum):
        let length = max(minimum, min(share, maximum))
        add(length)
        (rest, flexibleCount) = (rest - length, flexibleCount - 1)
      case .adaptive(let minimum, let maximum):
        let fitting = ((share + gap) / max(1, minimum + gap)).rounded(.down)
        let count = fitting.isFinite ? max(1, min(Int(fitting), 1000)) : 1
        let each = max(minimum, min((share - gap * CGFloat(count - 1)) / CGFloat(count), maximum))
        for _ in 0..<count { add(each) }
        (rest, flexibleCount) = (rest - each * CGFloat(count) - gap * CGFloat(count - 1), flexibleCount - 1)
      }
    }
    return result
  }

  /// Returns the offset of the tracks from the container's leading edge.
  func inset(of tracks: [Track], in length: CGFloat) -> CGFloat {
    guard items != nil else { return 0 }
    let rest = length - (tracks.last.map { $0.start + ($0.length ?? 0) } ?? 0)
    let guides = ViewDimensions(size: size(along: 0, across: rest))
    return axis == .vertical ? guides[alignment.horizontal] : guides[alignment.vertical]
  }
}

/// The role of a view in a section of a lazy container.
@_spi(Tessera) public enum SectionPartKey: LayoutValueKey {
  /// The role of a section's view.
  public enum Part: Sendable {
    /// The header or the footer of a section. In a grid, it fills a line.
    case header, footer
  }
  /// No role: the view is part of the content.
  public static var defaultValue: Part? { nil }
}
