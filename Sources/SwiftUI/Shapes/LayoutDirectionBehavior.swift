// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraSwiftUILayout
internal import UIKit

/// The way in which content adapts to the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The content is the same in both layout directions.
  case fixed
  /// The content is mirrored horizontally in the given layout direction.
  case mirrors(in: LayoutDirection)
  /// The content is mirrored horizontally in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  /// The shape is mirrored in right-to-left layouts by default.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the shape's outline in a rectangle, mirrored if the shape mirrors in the layout direction.
  nonisolated func path(in rect: CGRect, _ direction: LayoutDirection) -> Path {
    let path = path(in: rect)
    guard layoutDirectionBehavior == .mirrors(in: direction) else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
  }
}

// Symmetric shapes are the same in both directions, and so are their trimmed outlines: a ring of progress begins at the same
// point and has the same direction.

extension Rectangle {
  /// The shape is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension RoundedRectangle {
  /// The shape is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Circle {
  /// The shape is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Ellipse {
  /// The shape is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Capsule {
  /// The shape is never mirrored.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension _InsetShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _TrimmedShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension OffsetShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension RotatedShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension ScaledShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension TransformedShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _SizedShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension _StrokedShape {
  /// The base shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension AnyShape {
  /// The wrapped shape's behavior.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

private struct DirectionBehaviorModifier: ViewModifier {
  let behavior: LayoutDirectionBehavior
  @Environment(\.layoutDirection) private var direction
  func body(content: Content) -> some View {
    content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
  }
}

extension View {
  /// Sets whether the view is mirrored horizontally in a layout direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    modifier(DirectionBehaviorModifier(behavior: behavior))
  }
}
