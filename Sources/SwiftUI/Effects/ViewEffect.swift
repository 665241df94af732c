// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
public import UIKit

/// A modifier that changes how a view is drawn by placing the view in a container view.
@MainActor
protocol ViewEffect: ElementModifier where Element == EffectElement {
  func apply(to view: EffectView, _ environment: EnvironmentValues)
}

extension ViewEffect {
  static var motionEffect: MotionEffect { .appearance }
  func makeElement(_ child: LayoutElement) -> EffectElement { EffectElement(child, EffectView()) }
  func update(_ element: EffectElement, _ environment: EnvironmentValues) {
    if let view = element.view as? EffectView { apply(to: view, environment) }
  }
}

/// The container of a view with an effect. The container itself never receives touches.
class EffectView: UIView {
  /// The closure that returns whether a point in the bounds receives touches. Nil if every point does.
  var touchArea: ((CGRect, CGPoint) -> Bool)?
  /// The closure that is called when the bounds change.
  var onResize: ((EffectView) -> Void)? { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let onResize { Motion.withoutActions { onResize(self) } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isInContentShape(point) ?? true else { return nil }
    let hit = super.hitTest(point, with: event)
    return hit === self && gestureRecognizers?.isEmpty ?? true ? nil : hit
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || subviews.contains { $0.frame.contains(point) }
  }
}

struct OpacityEffect: ViewEffect, Animatable {
  typealias Body = Never
  var opacity: Double
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    view.alpha = opacity.isNaN ? 1 : CGFloat(min(max(opacity, 0), 1))
  }
}

private struct ClipEffect<S: Shape>: ViewEffect, Animatable {
  typealias Body = Never
  var shape: S
  let isEvenOdd: Bool
  nonisolated var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let (shape, isEvenOdd, direction) = (shape, isEvenOdd, environment.layoutDirection)
    view.onResize = { view in
      if let corners = LayerCorners(shape, in: view.bounds) {
        view.layer.mask = nil
        view.layer.apply(corners)
        view.clipsToBounds = true
        return
      }
      view.clipsToBounds = false
      view.layer.cornerRadius = 0
      let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
      mask.frame = view.bounds
      mask.fillRule = isEvenOdd ? .evenOdd : .nonZero
      mask.path = shape.path(in: view.bounds, direction).cgPath
      view.layer.mask = mask
    }
  }
}

private struct ShadowEffect: ViewEffect, Animatable {
  typealias Body = Never
  var color: Color
  var radius: CGFloat
  var x: CGFloat
  var y: CGFloat

  nonisolated var animatableData: AnimatablePair<ColorVector, AnimatablePair<CGFloat, CGPoint.AnimatableData>> {
    get { AnimatablePair(ColorVector(color.uiColor), AnimatablePair(radius, AnimatablePair(x, y))) }
    set {
      color = Color(newValue.first.color)
      (radius, x, y) = (max(0, newValue.second.first), newValue.second.second.first, newValue.second.second.second)
    }
  }

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    let shadow = ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y))
    view.onResize = { view in
      // A view's only shape has the same shadow as the view, and computes it from its outline.
      let shapes = view.subviews.compactMap { $0 as? PaintView }.filter { $0.paint.shadow == nil }
      let isOnly = view.subviews.count == 1 && shapes.count == 1
      for shape in shapes { shape.apply(isOnly ? shadow : nil, environment) }
      view.apply(isOnly ? nil : shadow, environment)
    }
  }
}

extension View {
  /// Sets the opacity, from 0 to 1.
  public func opacity(_ opacity: Double) -> some View { modifier(OpacityEffect(opacity: opacity)) }
  /// Hides the view but preserves its space in the layout.
  public func hidden() -> some View { modifier(HiddenModifier()) }
  /// Clips the view to its frame.
  public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  /// Clips the view to a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipEffect(shape: shape, isEvenOdd: style.isEOFilled))
  }
  /// Clips the view to a rounded rectangle. The radius is in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
  /// Adds a shadow. The radius and the offsets are in points.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, x: x, y: y))
  }
}

private struct HiddenModifier: ElementModifier {
  typealias Body = Never
  func makeElement(_ child: LayoutElement) -> HiddenElement { HiddenElement(child: child) }
  func update(_ element: HiddenElement, _ environment: EnvironmentValues) {}
}
