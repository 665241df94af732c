// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import UIKit

/// A node of the layout, which determines the size of a view and the frames of its parts.
@MainActor
class LayoutNode {
  /// The values of preview modifiers on the view.
  var facts = PreviewFacts()

  /// Returns the view's size for an offer of its parent.
  func size(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// Places the view in a rectangle with the size that it chose.
  func place(in rect: CGRect, _ space: LayoutSpace) {}

  /// The UIKit views in drawing order.
  var leaves: [LeafNode] { [] }
}

/// The rectangle that the views of a host share.
struct LayoutSpace {
  let bounds: CGRect
  let safe: CGRect

  /// Returns the growth of a rectangle at the edges where it reaches the end of the safe area.
  func growth(of rect: CGRect, edges: Edge.Set, direction: LayoutDirection) -> UIEdgeInsets {
    let (left, right) = direction == .rightToLeft ? (Edge.Set.trailing, Edge.Set.leading) : (.leading, .trailing)
    func growth(_ edge: Edge.Set, _ distance: CGFloat, _ room: CGFloat) -> CGFloat {
      edges.contains(edge) && distance <= 0.01 ? room : 0
    }
    return UIEdgeInsets(
      top: growth(.top, rect.minY - safe.minY, safe.minY - bounds.minY),
      left: growth(left, rect.minX - safe.minX, safe.minX - bounds.minX),
      bottom: growth(.bottom, safe.maxY - rect.maxY, bounds.maxY - safe.maxY),
      right: growth(right, safe.maxX - rect.maxX, bounds.maxX - safe.maxX))
  }
}

/// A UIKit view.
final class LeafNode: LayoutNode {
  let hosted: HostedView
  private let scale: CGFloat

  init(_ hosted: HostedView, _ environment: EnvironmentValues) {
    self.hosted = hosted
    scale = environment.displayScale
    environment.apply(to: hosted.view)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize { hosted.size(proposal) }
  override var leaves: [LeafNode] { [self] }

  override func place(in rect: CGRect, _ space: LayoutSpace) {
    func rounded(_ value: CGFloat) -> CGFloat { value.isFinite ? (value * scale).rounded() / scale : 0 }
    let (x, y) = (rounded(rect.minX), rounded(rect.minY))
    let frame = CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
    // The frame of a view with a transform is undefined.
    hosted.view.bounds.size = frame.size
    hosted.view.center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
