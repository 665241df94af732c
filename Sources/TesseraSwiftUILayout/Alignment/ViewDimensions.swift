// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The size and the alignment guides of a view, in the view's coordinate space.
///
/// The dimensions are valid only during the layout pass that created them, on its thread.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// The proposal for which the view chose the size.
  @_spi(Tessera) public let proposal: ProposedViewSize
  /// The element that provides the explicit guides.
  private let element: LayoutElement?

  /// Creates the dimensions of a view.
  @_spi(Tessera)
  public init(size: CGSize, proposal: ProposedViewSize = .unspecified, element: LayoutElement? = nil) {
    width = size.width
    height = size.height
    self.proposal = proposal
    self.element = element
  }

  /// The size in points.
  package var size: CGSize { CGSize(width: width, height: height) }

  /// The position of a horizontal guide, in points from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The position of a vertical guide, in points from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The explicit position of a horizontal guide, or nil if the view does not set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The explicit position of a vertical guide, or nil if the view does not set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

  /// The position of a guide: the explicit position if the view sets one, otherwise the guide's default. Nonfinite
  /// positions are replaced with 0.
  package subscript(key: AlignmentKey) -> CGFloat {
    explicitValue(of: key) ?? key.id.defaultValue(in: self).orZero
  }

  /// Returns the explicit position of a guide, or nil if the view doesn't set it.
  package func explicitValue(of key: AlignmentKey) -> CGFloat? { element?.explicitValue(of: key, in: self) }

  /// Returns whether two views have the same size.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.element === rhs.element
  }
}
