// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

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

extension View {
  /// Sets the style of the effect at edges.
  ///
  /// - Note: Differs from SwiftUI: content below bars always fades softly in the look of iOS 26. The hard style is reported.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    style == .hard ? unsupported("scrollEdgeEffectStyle") : self
  }

  /// Hides the effect at edges.
  ///
  /// - Note: Differs from SwiftUI: content below bars always fades softly in the look of iOS 26. A hidden effect is
  ///   reported.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
    hidden ? unsupported("scrollEdgeEffectHidden") : self
  }

  /// Extends the view below sidebars.
  ///
  /// - Note: Differs from SwiftUI: the view isn't mirrored and blurred below sidebars, which is reported.
  public func backgroundExtensionEffect() -> some View { unsupported("backgroundExtensionEffect") }

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
