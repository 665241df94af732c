// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

/// An immutable path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  /// The rasterizer's representation.
  package fileprivate(set) var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  /// Creates a path with a closed rectangle. The rectangle is transformed if `transform` is not nil.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRectangle(Rect(rect))
    self.init(path.mapped(by: transform?.pointee))
  }

  /// Creates a path with a closed ellipse inscribed in a rectangle. The ellipse is transformed if `transform` is not
  /// nil.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: Rect(rect))
    self.init(path.mapped(by: transform?.pointee))
  }

  /// Creates a path with a closed rectangle with elliptical corners. The path is transformed if `transform` is not
  /// nil. Radii are limited to half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addPlainRoundedRectangle(Rect(rect), rx: Double(cornerWidth), ry: Double(cornerHeight))
    self.init(path.mapped(by: transform?.pointee))
  }

  /// Whether the path has no elements. A path with only a `move` element is not empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The current point; zero for an empty path.
  public var currentPoint: CGPoint { path.endPoint.map { CGPoint($0) } ?? .zero }

  /// The bounding box of all points, including control points; the null rectangle for an empty path.
  public var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// The bounding box of the curves; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { path.tightBounds.map { CGRect($0) } ?? .null }

  /// Returns whether the path contains a point after `transform` has been applied to the point. Open contours are
  /// treated as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = path.winding(around: Point(point.applying(transform)))
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// Returns an immutable copy. Never returns nil.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a mutable copy. Never returns nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// Returns a copy, which is transformed if `transform` is not nil. Never returns nil.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.mapped(by: transform?.pointee))
  }

  public static func == (a: CGPath, b: CGPath) -> Bool {
    a === b || a.path == b.path
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }

  fileprivate func change(_ body: (inout Path) -> Void) {
    body(&path)
  }
}

extension CGMutablePath {
  func mutate(_ body: (inout Path) -> Void) {
    change(body)
  }
}

extension Path {
  /// Returns the transformed path, or the path itself if the transform is nil or the identity.
  func mapped(by transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return self }
    return mapped(by: Affine(transform))
  }

  /// Adds a rectangle with elliptical corners. Each corner is a cubic curve. Radii are limited to half a side.
  mutating func addPlainRoundedRectangle(_ rect: Rect, rx: Double, ry: Double) {
    let rx = min(max(rx, 0), rect.width / 2)
    let ry = min(max(ry, 0), rect.height / 2)
    guard rx > 0, ry > 0 else { return addRectangle(rect) }
    let corners: [(Point, back: Point, ahead: Point)] = [
      (Point(x: rect.minX, y: rect.minY), Point(x: 0, y: 1), Point(x: 1, y: 0)),
      (Point(x: rect.maxX, y: rect.minY), Point(x: -1, y: 0), Point(x: 0, y: 1)),
      (Point(x: rect.maxX, y: rect.maxY), Point(x: 0, y: -1), Point(x: -1, y: 0)),
      (Point(x: rect.minX, y: rect.maxY), Point(x: 1, y: 0), Point(x: 0, y: -1)),
    ]
    var contour = Path()
    for (corner, back, ahead) in corners {
      CornerCurve.circular.append(to: &contour, corner: corner, back: back, ahead: ahead, rx: rx, ry: ry)
    }
    contour.close()
    append(contentsOf: contour)
  }
}
