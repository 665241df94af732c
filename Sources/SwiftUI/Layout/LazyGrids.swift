// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// A grid that arranges views in columns and grows vertically, row by row.
///
/// - Note: Differs from SwiftUI: all views are created immediately, and `pinnedViews` has no effect.
public struct LazyVGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid. The row spacing is in points. Nil uses 8 points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the grid's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    view.pinnedViews.report()
    return context.update(node, view.layout, view.content)
  }
}

/// A grid that arranges views in rows and grows horizontally, column by column.
///
/// - Note: Differs from SwiftUI: all views are created immediately, and `pinnedViews` has no effect.
public struct LazyHGrid<Content: View>: View {
  private let layout: LazyGridLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid. The column spacing is in points. Nil uses 8 points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the grid's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    view.pinnedViews.report()
    return context.update(node, view.layout, view.content)
  }
}

/// The layout of a lazy grid. The grid is a sequence of lines along its axis, and each line is divided into tracks.
struct LazyGridLayout: Layout {
  /// The axis along which the grid grows.
  let axis: Axis
  let items: [GridItem]
  let alignment: Alignment
  let spacing: CGFloat?

  /// A column of a vertical grid, or a row of a horizontal grid.
  struct Track {
    var start: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  /// The position of a view in the grid.
  private struct Cell {
    var index: Int
    var track: Track
    var line: Int
  }

  private static let standardSpacing: CGFloat = 8

  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func offer(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  /// Returns the tracks for a length. Fixed lengths are reserved first. Each remaining item, in order, receives an
  /// equal fraction of the remaining length, clamped to its limits. An adaptive item divides its length into as many
  /// tracks as fit.
  func tracks(in length: CGFloat) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.standardSpacing) }
    var rest = length - gaps
    var flexibleCount = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { flexibleCount += 1 }
    }
    var (result, position) = ([Track](), CGFloat(0))
    for item in items {
      let gap = item.spacing ?? Self.standardSpacing
      func add(_ length: CGFloat) {
        result.append(Track(start: position, length: max(0, length), alignment: item.alignment))
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

  private func length(of tracks: [Track]) -> CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }

  private func cells(_ tracks: [Track], _ subviews: Subviews) -> [Cell] {
    guard !tracks.isEmpty else { return [] }
    let whole = Track(start: 0, length: length(of: tracks), alignment: nil)
    var (line, column) = (0, 0)
    return subviews.indices.map { index in
      if subviews[index][FillsGridLineKey.self] {
        if column > 0 { (line, column) = (line + 1, 0) }
        defer { line += 1 }
        return Cell(index: index, track: whole, line: line)
      }
      defer {
        column += 1
        if column == tracks.count { (line, column) = (line + 1, 0) }
      }
      return Cell(index: index, track: tracks[column], line: line)
    }
  }

  private func lineLengths(_ cells: [Cell], _ subviews: Subviews) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: (cells.last?.line ?? -1) + 1)
    for cell in cells {
      lengths[cell.line] = max(lengths[cell.line], along(subviews[cell.index].sizeThatFits(offer(cell.track.length))))
    }
    return lengths
  }

  private func available(_ proposal: ProposedViewSize) -> CGFloat {
    let offered = axis == .vertical ? proposal.width : proposal.height
    // Without a proposed length, each flexible item has its minimum length.
    guard let offered, offered.isFinite else {
      return items.reduce(0) { sum, item in
        switch item.size {
        case .fixed(let length): sum + length
        case .flexible(let minimum, _), .adaptive(let minimum, _): sum + minimum
        }
      } + items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.standardSpacing) }
    }
    return offered
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offered = available(proposal)
    let tracks = tracks(in: offered)
    let lines = lineLengths(cells(tracks, subviews), subviews)
    let length = lines.reduce(0, +) + CGFloat(max(0, lines.count - 1)) * (spacing ?? Self.standardSpacing)
    let width = max(offered, self.length(of: tracks))
    return axis == .vertical ? CGSize(width: width, height: length) : CGSize(width: length, height: width)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let tracks = tracks(in: across(bounds.size))
    let cells = cells(tracks, subviews)
    let lines = lineLengths(cells, subviews)
    var starts: [CGFloat] = []
    _ = lines.reduce(0) { position, length in
      starts.append(position)
      return position + length + (spacing ?? Self.standardSpacing)
    }
    let total = length(of: tracks)
    let rest = across(bounds.size) - total
    let guides = ViewDimensions(
      size: axis == .vertical ? CGSize(width: rest, height: 0) : CGSize(width: 0, height: rest))
    let inset = axis == .vertical ? guides[alignment.horizontal] : guides[alignment.vertical]
    for cell in cells {
      let (along, across) = (starts[cell.line], cell.track.start + inset)
      let space =
        axis == .vertical
        ? CGRect(x: bounds.minX + across, y: bounds.minY + along, width: cell.track.length, height: lines[cell.line])
        : CGRect(x: bounds.minX + along, y: bounds.minY + across, width: lines[cell.line], height: cell.track.length)
      let own = subviews[cell.index].dimensions(in: offer(cell.track.length))
      let whole = ViewDimensions(size: space.size)
      let place = cell.track.alignment ?? .center
      subviews[cell.index].place(
        at: CGPoint(
          x: space.minX + whole[place.horizontal] - own[place.horizontal],
          y: space.minY + whole[place.vertical] - own[place.vertical]), proposal: offer(cell.track.length))
    }
  }
}
