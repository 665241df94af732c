// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
@_spi(Tessera) internal import TesseraSwiftUILayout

/// A 3 x 3 matrix that transforms points in a plane.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
  /// The second row.
  public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
  /// The third row.
  public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

  /// Creates the identity matrix.
  public init() {}
  /// Creates a matrix from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// Creates a matrix from a 3D transform.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the matrix is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the matrix preserves parallel lines.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Returns a transform that applies this transform and then another transform.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(CATransform3DConcat(transform3D, rhs.transform3D))
  }

  var transform3D: CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m14) = (m11, m12, m13)
    (result.m21, result.m22, result.m24) = (m21, m22, m23)
    (result.m41, result.m42, result.m44) = (m31, m32, m33)
    return result
  }
}

/// An effect that draws a view transformed around its top-left corner.
struct ProjectionEffect: ViewEffect, Animatable {
  typealias Body = Never
  var transform: ProjectionTransform

  /// The rows of the matrix.
  nonisolated var animatableData: VectorList<CGFloat> {
    get {
      let t = transform
      return VectorList([t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33])
    }
    set {
      let v = newValue.values
      guard v.count == 9 else { return }
      (transform.m11, transform.m12, transform.m13) = (v[0], v[1], v[2])
      (transform.m21, transform.m22, transform.m23) = (v[3], v[4], v[5])
      (transform.m31, transform.m32, transform.m33) = (v[6], v[7], v[8])
    }
  }

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    view.layer.anchorPoint = .zero
    view.layer.transform = transform.transform3D
    view.setNeedsLayout()
  }
}

extension View {
  /// Draws the view transformed around its top-left corner. The components of the matrix are animated.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
