// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import SwiftUI

/// A view next to a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}

/// The position of an annotation relative to its mark.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind
  /// The position above the mark.
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// The position in front of the mark.
  public static let overlay = AnnotationPosition(kind: .overlay)
  /// The position above the mark.
  public static let top = AnnotationPosition(kind: .top)
  /// The position below the mark.
  public static let bottom = AnnotationPosition(kind: .bottom)
  /// The position at the leading edge of the mark.
  public static let leading = AnnotationPosition(kind: .leading)
  /// The position at the trailing edge of the mark.
  public static let trailing = AnnotationPosition(kind: .trailing)
  /// The position at the top leading corner of the mark.
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  /// The position at the top trailing corner of the mark.
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  /// The position at the bottom leading corner of the mark.
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  /// The position at the bottom trailing corner of the mark.
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// Information about the mark of an annotation.
public struct AnnotationContext {
  /// The size of the mark, in points.
  ///
  /// - Note: Differs from SwiftUI: the size is that in a chart without axes and legend, which can be slightly larger.
  public let targetSize: CGSize
}

/// The way in which annotations that don't fit are moved.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The bounds to which annotations are limited.
  public struct Boundary: Hashable, Sendable {
    enum Kind { case automatic, chart, plot }
    let kind: Kind
    /// The chart's bounds.
    public static let automatic = Boundary(kind: .automatic)
    /// The chart's bounds.
    public static let chart = Boundary(kind: .chart)
    /// The bounds of the plot area.
    public static let plot = Boundary(kind: .plot)
  }
  /// The way in which annotations are moved in one dimension.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable { case automatic, disabled, fit(Boundary), padScale }
    let kind: Kind
    /// Annotations are moved into the chart's bounds.
    public static let automatic = Strategy(kind: .automatic)
    /// Annotations are not moved.
    public static let disabled = Strategy(kind: .disabled)
    /// Annotations are moved into the chart's bounds.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// Returns a strategy that moves annotations into bounds.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    /// Annotations are moved into the chart's bounds.
    ///
    /// - Note: Differs from SwiftUI: the scale is not padded.
    public static let padScale = Strategy(kind: .padScale)
  }
  /// The horizontal strategy.
  public var x: Strategy
  /// The vertical strategy.
  public var y: Strategy
  /// Creates strategies for both dimensions.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
  /// Annotations are moved into the chart's bounds.
  public static let automatic = AnnotationOverflowResolution()
}

extension ChartContent {
  /// Adds a view next to each mark. The spacing is in points, by default 4, which approximates iOS; not measured.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }
  /// Adds a view next to each mark, depending on the mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }
  /// Adds a view next to each mark. Strategies move views that don't fit.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }
  /// Adds a view next to each mark, depending on the mark. Strategies move views that don't fit.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotation(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution, _ content: @escaping (AnnotationContext) -> AnyView
  ) -> _ModifiedMarks<Self> {
    modified {
      $0.style.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflow, content: content))
    }
  }
}
