// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
package import TesseraRaster

/// An immutable path of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  /// The path in the rasterizer's words.
  package fileprivate(set) var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  /// A closed rectangle, mapped by the transform; nil maps nothing.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRectangle(Rect(rect))
    self.init(path.mapped(by: transform?.pointee))
  }

  /// The closed ellipse that touches the rectangle's sides, mapped by the transform; nil maps nothing.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: Rect(rect))
    self.init(path.mapped(by: transform?.pointee))
  }

  /// A closed rectangle with elliptic corners, mapped by the transform; nil maps nothing. Radii are limited to half the
  /// sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addPlainRoundedRectangle(Rect(rect), rx: Double(cornerWidth), ry: Double(cornerHeight))
    self.init(path.mapped(by: transform?.pointee))
  }

  /// Whether the path has no elements; one that is only a move is not empty.
  public var isEmpty: Bool { path.isEmpty }

  /// Where the next segment starts; zero for an empty path.
  public var currentPoint: CGPoint { path.endPoint.map { CGPoint($0) } ?? .zero }

  /// The box of all points, control points included; null for an empty path.
  public var boundingBox: CGRect { path.controlBounds.map { CGRect($0) } ?? .null }

  /// The box of the curves themselves; null for an empty path.
  public var boundingBoxOfPath: CGRect { path.tightBounds.map { CGRect($0) } ?? .null }

  /// Whether the path encloses the point, which `transform` maps first. Open contours count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = path.winding(around: Point(point.applying(transform)))
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  /// An immutable copy. Never nil.
  public func copy() -> CGPath? { CGPath(path) }

  /// A copy that can be added to. Never nil.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// A copy mapped by the transform; nil maps nothing. The result is never nil.
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
  /// The mapped path; the same path for nil or the identity.
  func mapped(by transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return self }
    return mapped(by: Affine(transform))
  }

  /// A rectangle with elliptic corners of one cubic each, radii limited to half the sides.
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
