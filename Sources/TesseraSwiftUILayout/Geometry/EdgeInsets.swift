// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// Insets from the edges of a rectangle, in points. Positive insets point inward.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset from the top edge, in points.
  public var top: CGFloat
  /// The inset from the leading edge, in points.
  public var leading: CGFloat
  /// The inset from the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset from the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates insets from UIKit's directional insets.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom, trailing: nsEdgeInsets.trailing
    )
  }

  /// Creates insets with the same length at the given edges and zero at the other edges.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
    self.init(top: inset(.top), leading: inset(.leading), bottom: inset(.bottom), trailing: inset(.trailing))
  }

  /// Converts leading and trailing insets to left and right insets for a layout direction.
  package func resolved(_ direction: LayoutDirection) -> UIEdgeInsets {
    let isRight = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isRight ? trailing : leading, bottom: bottom, right: isRight ? leading : trailing)
  }

  /// The insets with NaN and infinity replaced with zero.
  package var finite: EdgeInsets {
    EdgeInsets(top: top.orZero, leading: leading.orZero, bottom: bottom.orZero, trailing: trailing.orZero)
  }

  /// Returns the sum of the insets along an axis.
  package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? leading + trailing : top + bottom }
}

extension EdgeInsets: Animatable {
  /// The insets as a vector.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates UIKit insets from SwiftUI insets.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
  }
}
