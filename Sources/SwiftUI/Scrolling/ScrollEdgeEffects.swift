// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

/// The style of the effect that fades content below bars at an edge of a scroll view.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let rawValue: Int
  /// The system chooses between the styles `soft` and `hard`.
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(rawValue: 0) }
  /// The content fades gradually toward the edge.
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(rawValue: 1) }
  /// The content is cut off at a line along the bar.
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(rawValue: 2) }
}

/// The edge effects that modifiers set.
struct ScrollEdgeOptions: Equatable {
  /// A value for each edge.
  struct Values<Value: Equatable>: Equatable {
    var top, leading, bottom, trailing: Value

    init(_ value: Value) { (top, leading, bottom, trailing) = (value, value, value, value) }

    mutating func set(_ edges: Edge.Set, to value: Value) {
      if edges.contains(.top) { top = value }
      if edges.contains(.leading) { leading = value }
      if edges.contains(.bottom) { bottom = value }
      if edges.contains(.trailing) { trailing = value }
    }
  }

  var styles = Values(ScrollEdgeEffectStyle.automatic)
  var isHidden = Values(false)

  @MainActor
  func apply(to view: UIScrollView, _ direction: LayoutDirection) {
    // Most scroll views never create the objects of the effects.
    guard self != ScrollEdgeOptions() || view.hasEdgeEffects else { return }
    let isMirrored = direction == .rightToLeft
    set(view.topEdgeEffect, styles.top, isHidden: isHidden.top)
    set(view.bottomEdgeEffect, styles.bottom, isHidden: isHidden.bottom)
    set(isMirrored ? view.rightEdgeEffect : view.leftEdgeEffect, styles.leading, isHidden: isHidden.leading)
    set(isMirrored ? view.leftEdgeEffect : view.rightEdgeEffect, styles.trailing, isHidden: isHidden.trailing)
  }

  @MainActor
  private func set(_ effect: UIScrollEdgeEffect, _ style: ScrollEdgeEffectStyle, isHidden: Bool) {
    effect.style = style == .hard ? .hard : style == .soft ? .soft : .automatic
    effect.isHidden = isHidden
  }
}

extension View {
  /// Sets the style of the effect at edges of the scroll views in this view. Nil is the automatic style.
  ///
  /// Bars without backgrounds show the effect in the look of iOS 26 while content is below them. The look of iOS 18 ignores
  /// the style.
  ///
  /// - Note: Differs from SwiftUI: there is no effect at the leading and trailing edges.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    transformEnvironment(\.scrollOptions.edgeEffects) { $0.styles.set(edges, to: style ?? .automatic) }
  }

  /// Sets whether the effect is hidden at edges of the scroll views in this view.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    transformEnvironment(\.scrollOptions.edgeEffects) { $0.isHidden.set(edges, to: hidden) }
  }

  /// Shows a bar at the top or bottom edge of the view. The safe area of the view is reduced by the bar's height.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Shows a bar at the leading or trailing edge of the view. The safe area of the view is reduced by the bar's width.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
