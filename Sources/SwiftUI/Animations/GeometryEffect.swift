// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraSwiftUILayout
internal import UIKit

/// A modifier with animatable data. Superseded by modifiers that conform to `Animatable`.
public nonisolated protocol AnimatableModifier: Animatable, ViewModifier {}

/// An effect that transforms a view based on its size.
///
/// The effect is evaluated in each frame of an animation of its data.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// Returns the transform for a size in points.
  func effectValue(size: CGSize) -> ProjectionTransform
}

@MainActor
extension GeometryEffect {
  /// Creates or updates the effect's node.
  public static func _updateNode<Base: View>(
    _ node: _ViewNode?, with modifier: Self, content: Base, in context: _ViewContext
  ) -> _ViewNode {
    SizedEffect<Self>._updateNode(node, with: SizedEffect(effect: modifier), content: content, in: context)
  }
  /// Returns this effect because layout ignores all effects.
  public func ignoredByLayout() -> Self { self }
}

/// An effect that transforms a view around its top-left corner.
private struct SizedEffect<Effect: GeometryEffect>: ViewEffect, Animatable {
  typealias Body = Never
  nonisolated(unsafe) var effect: Effect
  nonisolated var animatableData: Effect.AnimatableData {
    get { effect.animatableData }
    set { effect.animatableData = newValue }
  }

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let effect = effect
    view.layer.anchorPoint = .zero
    view.onResize = { view in
      let matrix = effect.effectValue(size: view.bounds.size).transform3D
      if !CATransform3DEqualToTransform(view.layer.transform, matrix) { view.layer.transform = matrix }
    }
  }
}
