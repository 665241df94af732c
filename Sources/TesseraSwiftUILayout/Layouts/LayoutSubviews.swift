// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

/// The views arranged by a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  /// A slice of the collection.
  public typealias SubSequence = LayoutSubviews
  /// A view in the layout.
  public typealias Element = LayoutSubview
  /// The position of a view.
  public typealias Index = Int
  /// The positions of all views.
  public typealias Indices = Range<Int>

  /// The elements that represent the views.
  let elements: ArraySlice<LayoutElement>

  /// The layout direction of the container. Layouts always use left-to-right coordinates, and the container mirrors
  /// the result if necessary.
  public var layoutDirection: LayoutDirection

  /// Creates a collection.
  init(_ elements: ArraySlice<LayoutElement>, direction: LayoutDirection) {
    self.elements = elements
    layoutDirection = direction
  }

  /// The index of the first view.
  public var startIndex: Int { elements.startIndex }
  /// The index after the last view.
  public var endIndex: Int { elements.endIndex }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(element: elements[index]) }

  /// The views in a range of indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(elements[bounds], direction: layoutDirection)
  }

  /// The views at the given indices.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { elements[$0] }[...], direction: layoutDirection)
  }

  /// Returns whether two collections contain the same views.
  public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
    lhs.layoutDirection == rhs.layoutDirection && lhs.elements.elementsEqual(rhs.elements, by: ===)
  }

  /// Calls `place` to assign placements to the views, and returns the merged explicit position of a guide, relative
  /// to the origin of the bounds.
  func mergedPosition(of key: AlignmentKey, in bounds: CGRect, place: () -> Void) -> CGFloat? {
    guard !isEmpty else { return nil }
    for element in elements { element.pending = nil }
    place()
    return key.combine(
      elements.lazy.map { element -> CGFloat? in
        guard let pending = element.pending,
          let value = element.dimensions(pending.proposal).explicitValue(of: key)
        else { return nil }
        let origin = pending.frame(of: element).origin
        return value + (key.axis == .horizontal ? origin.x - bounds.minX : origin.y - bounds.minY)
      })
  }
}
