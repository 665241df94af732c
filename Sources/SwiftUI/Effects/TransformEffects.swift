// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Effects that transform a view. Their parameters, such as the angle, are interpolated, not their matrices.

@_spi(Tessera) public import TesseraSwiftUILayout
public import UIKit

/// An effect that draws a view with a transform about an anchor point.
@MainActor
private protocol TransformEffect: ViewEffect, Animatable {
  var anchor: UnitPoint { get }
  var transform: CATransform3D { get }
}

extension TransformEffect {
  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    view.setAnchorPoint(CGPoint(x: anchor.x, y: anchor.y))
    view.layer.transform = transform
    view.setNeedsLayout()
  }
}

private struct RotationEffect: TransformEffect {
  typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint
  var transform: CATransform3D { CATransform3DMakeRotation(angle.radians, 0, 0, 1) }

  nonisolated var animatableData: AnimatablePair<Double, CGPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set { (angle.radians, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

private struct ScaleEffect: TransformEffect {
  typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint
  var transform: CATransform3D { CATransform3DMakeScale(scale.width, scale.height, 1) }

  nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, CGPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

private struct AffineEffect: TransformEffect {
  typealias Body = Never
  var matrix: CGAffineTransform
  var anchor: UnitPoint { .topLeading }
  var transform: CATransform3D { CATransform3DMakeAffineTransform(matrix) }

  /// The components of the matrix, as `transformEffect` interpolates them in SwiftUI.
  nonisolated var animatableData:
    AnimatablePair<AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData>, CGPoint.AnimatableData>
  {
    get {
      AnimatablePair(
        AnimatablePair(AnimatablePair(matrix.a, matrix.b), AnimatablePair(matrix.c, matrix.d)),
        AnimatablePair(matrix.tx, matrix.ty))
    }
    set {
      let (x, y) = (newValue.first.first, newValue.first.second)
      matrix = CGAffineTransform(
        a: x.first, b: x.second, c: y.first, d: y.second, tx: newValue.second.first, ty: newValue.second.second)
    }
  }
}

private struct Rotation3DEffect: TransformEffect {
  typealias Body = Never
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  let perspective: CGFloat

  var transform: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -perspective / 500
    return CATransform3DRotate(transform, angle.radians, axis.x, axis.y, axis.z)
  }

  nonisolated var animatableData: AnimatablePair<Double, CGPoint.AnimatableData> {
    get { AnimatablePair(angle.radians, anchor.animatableData) }
    set { (angle.radians, anchor.animatableData) = (newValue.first, newValue.second) }
  }
}

extension View {
  /// Draws the view rotated about an anchor point.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
  /// Draws the view scaled about an anchor point.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// Draws the view scaled about an anchor point.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  /// Draws the view scaled about an anchor point.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Draws the view with an affine transform.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineEffect(matrix: transform))
  }
  /// Draws the view rotated in three dimensions, with perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, perspective: perspective))
  }
}
