// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraSwiftUILayout

/// The views that remain pinned while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw value, with one bit per view type.
  public let rawValue: UInt32
  /// Creates a set from a raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The section headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The section footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  func report() { if !isEmpty { Report.unsupported("pinnedViews") } }
}

/// A vertical stack that fills the proposed width.
///
/// - Note: Differs from SwiftUI: all views are created immediately, and `pinnedViews` has no effect.
public struct LazyVStack<Content: View>: View {
  private let layout: LazyStackLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a stack. The spacing is in points. Nil uses the preferred spacing.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the stack's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    view.pinnedViews.report()
    return context.update(node, view.layout, view.content)
  }
}

/// A horizontal stack that fills the proposed height.
///
/// - Note: Differs from SwiftUI: all views are created immediately, and `pinnedViews` has no effect.
public struct LazyHStack<Content: View>: View {
  private let layout: LazyStackLayout
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a stack. The spacing is in points. Nil uses the preferred spacing.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing)
    (self.pinnedViews, self.content) = (pinnedViews, content())
  }

  /// The view has no body.
  public typealias Body = Never
  /// Creates or updates the stack's node.
  public static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    view.pinnedViews.report()
    return context.update(node, view.layout, view.content)
  }
}

/// The layout of a lazy stack. Views have their ideal lengths along the axis, and the stack fills the proposed length
/// across the axis.
struct LazyStackLayout: Layout {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat?

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: nil) : ProposedViewSize(width: nil, height: proposal.height)
  }

  private func gap(before index: Int, in subviews: Subviews) -> CGFloat {
    guard index > 0 else { return 0 }
    return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = offer(proposal)
    var size = CGSize.zero
    for index in subviews.indices {
      let own = subviews[index].sizeThatFits(offer)
      if axis == .vertical {
        size = CGSize(
          width: max(size.width, own.width), height: size.height + gap(before: index, in: subviews) + own.height)
      } else {
        size = CGSize(
          width: size.width + gap(before: index, in: subviews) + own.width, height: max(size.height, own.height))
      }
    }
    if axis == .vertical, let width = proposal.width, width.isFinite { size.width = width }
    if axis == .horizontal, let height = proposal.height, height.isFinite { size.height = height }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let offer = offer(ProposedViewSize(bounds.size))
    let whole = ViewDimensions(size: bounds.size)
    var position: CGFloat = 0
    for index in subviews.indices {
      let own = subviews[index].dimensions(in: offer)
      position += gap(before: index, in: subviews)
      let place =
        axis == .vertical
        ? CGPoint(x: bounds.minX + whole[alignment.horizontal] - own[alignment.horizontal], y: bounds.minY + position)
        : CGPoint(x: bounds.minX + position, y: bounds.minY + whole[alignment.vertical] - own[alignment.vertical])
      subviews[index].place(at: place, proposal: offer)
      position += axis == .vertical ? own.height : own.width
    }
  }
}
