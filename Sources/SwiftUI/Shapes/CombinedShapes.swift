// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout

/// A shape whose outline combines the outlines of two shapes.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// The operation that combines the outlines.
  enum Operation: Sendable {
    case union, intersection, subtraction, difference, lineIntersection, lineSubtraction
  }
  var first: First
  var second: Second
  let operation: Operation
  let isEvenOdd: Bool

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let (first, second) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: first.union(second, eoFill: isEvenOdd)
    case .intersection: first.intersection(second, eoFill: isEvenOdd)
    case .subtraction: first.subtracting(second, eoFill: isEvenOdd)
    case .difference: first.symmetricDifference(second, eoFill: isEvenOdd)
    case .lineIntersection: first.lineIntersection(second, eoFill: isEvenOdd)
    case .lineSubtraction: first.lineSubtraction(second, eoFill: isEvenOdd)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}

extension Shape {
  /// Returns a shape with the area of this shape and of another shape.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, isEvenOdd: eoFill)
  }
  /// Returns a shape with the area that both shapes share.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, isEvenOdd: eoFill)
  }
  /// Returns a shape with the area of this shape without the area of another shape.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtraction, isEvenOdd: eoFill)
  }
  /// Returns a shape with the areas of both shapes without the area that they share.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .difference, isEvenOdd: eoFill)
  }
  /// Returns a shape with the lines of this shape that are inside another shape.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, isEvenOdd: eoFill)
  }
  /// Returns a shape with the lines of this shape that are outside of another shape.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, isEvenOdd: eoFill)
  }
}
