// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The layout element of a filled shape.
final class ShapeElement: HostedElement {
  private var shape: any Shape = Rectangle()
  private let painter: PaintView

  init() {
    painter = MainActor.assumeIsolated { PaintView() }
    super.init(painter)
  }

  /// Sets the shape and its paint.
  @MainActor
  func show(_ shape: any Shape, _ paint: _Paint, _ fillStyle: FillStyle, _ environment: EnvironmentValues) {
    self.shape = shape
    environment.apply(to: painter)
    painter.paint = paint
    painter.apply(paint.shadow, environment)
    painter.isEvenOdd = fillStyle.isEOFilled
    painter.direction = environment.layoutDirection
    painter.shape = shape
    invalidate()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A view that fills a path with a paint.
final class PaintView: UIView {
  var paint = _Paint.color(.clear) { didSet { setNeedsLayout() } }
  var isEvenOdd = false
  var direction = LayoutDirection.leftToRight
  /// The shape that is filled.
  var shape: any Shape = Rectangle() { didSet { setNeedsLayout() } }

  private let shapeLayer = CAShapeLayer()
  private var gradientLayer: CAGradientLayer?
  private var effectView: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    Motion.withoutActions { updateLayers() }
  }

  private func updateLayers() {
    let corners = LayerCorners(shape, in: bounds)
    if case .color(let color) = paint.kind, let corners {
      removeOthers(keeping: layer)
      layer.apply(corners)
      layer.backgroundColor = color.resolvedColor(with: traitCollection).cgColor
      return
    }
    layer.backgroundColor = nil
    layer.cornerRadius = 0
    shapeLayer.frame = bounds
    shapeLayer.path = shape.path(in: bounds, direction).cgPath
    shapeLayer.fillRule = isEvenOdd ? .evenOdd : .nonZero
    switch paint.kind {
    case .color(let color):
      removeOthers(keeping: shapeLayer)
      if shapeLayer.superlayer !== layer { layer.addSublayer(shapeLayer) }
      shapeLayer.fillColor = color.resolvedColor(with: traitCollection).cgColor
    case .gradient(let gradient):
      let target = gradientLayer ?? CAGradientLayer()
      gradientLayer = target
      removeOthers(keeping: target)
      if target.superlayer !== layer { layer.addSublayer(target) }
      apply(gradient, to: target)
      if let corners {
        // A gradient layer fills its rounded outline. Only images must be clipped to it.
        clip(target, to: corners)
        if target.contents == nil { target.masksToBounds = false }
        return
      }
      clip(target, to: nil)
      shapeLayer.frame = CGRect(
        x: -target.frame.minX, y: -target.frame.minY, width: bounds.width, height: bounds.height)
      shapeLayer.fillColor = UIColor.black.cgColor
      target.mask = shapeLayer
    case .material(let style):
      let target = effectView ?? UIVisualEffectView()
      effectView = target
      removeOthers(keeping: target.layer)
      if target.superview !== self { addSubview(target) }
      target.effect = UIBlurEffect(style: style)
      target.frame = bounds
      clip(target.layer, to: corners)
      guard corners == nil else { return }
      shapeLayer.fillColor = UIColor.black.cgColor
      target.layer.mask = shapeLayer
    }
  }

  /// Clips a layer to corners and removes its mask. Nil removes the clip.
  private func clip(_ layer: CALayer, to corners: LayerCorners?) {
    layer.mask = nil
    layer.cornerRadius = corners?.radius ?? 0
    layer.cornerCurve = corners?.curve ?? .circular
    layer.masksToBounds = corners.map { $0.radius > 0 } ?? false
  }

  private func removeOthers(keeping kept: CALayer) {
    if shapeLayer !== kept { shapeLayer.removeFromSuperlayer() }
    if let gradientLayer, gradientLayer !== kept {
      gradientLayer.mask = nil
      gradientLayer.removeFromSuperlayer()
    }
    if let effectView, effectView.layer !== kept {
      effectView.layer.mask = nil
      effectView.removeFromSuperview()
    }
  }

  private func apply(_ gradient: GradientPaint, to target: CAGradientLayer) {
    // A stroke's outline extends beyond the bounds.
    let isMesh = if case .mesh = gradient.shape { true } else { false }
    let outline = shapeLayer.path?.boundingBoxOfPath ?? .null
    let area = isMesh || outline.isNull ? bounds : bounds.union(outline)
    target.frame = area
    target.contents = nil
    target.colors = gradient.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    target.locations = gradient.locations.map { NSNumber(value: Double($0)) }
    let (width, height) = (max(area.width, 1), max(area.height, 1))
    func point(_ point: UnitPoint) -> CGPoint {
      CGPoint(x: (point.x * bounds.width - area.minX) / width, y: (point.y * bounds.height - area.minY) / height)
    }
    switch gradient.shape {
    case .linear(let start, let end):
      target.type = .axial
      (target.startPoint, target.endPoint) = (point(start), point(end))
    case .radial(let center, let startRadius, let endRadius):
      target.type = .radial
      target.startPoint = point(center)
      target.endPoint = CGPoint(x: point(center).x + endRadius / width, y: point(center).y + endRadius / height)
      scaleLocations(of: target, from: startRadius, to: endRadius)
    case .elliptical(let center, let startRadius, let endRadius):
      target.type = .radial
      target.startPoint = point(center)
      target.endPoint = CGPoint(
        x: point(center).x + endRadius * bounds.width / width, y: point(center).y + endRadius * bounds.height / height)
      scaleLocations(of: target, from: startRadius, to: endRadius)
    case .angular(let center, let start, let end):
      target.colors = nil
      let center = UnitPoint(x: point(center).x, y: point(center).y)
      target.contents = AngularPainter(gradient, center, start, end, traitCollection).image(area.size)
      target.contentsScale = max(1, traitCollection.displayScale)
    case .mesh(let mesh):
      target.colors = nil
      target.contents = mesh.image(size: bounds.size, colors: gradient.colors, traits: traitCollection)
      target.contentsScale = max(1, traitCollection.displayScale)
    }
  }

  /// Rescales the stop locations of a radial gradient so that the gradient starts at an inner radius, because the
  /// layer's gradient always starts at the center.
  private func scaleLocations(of target: CAGradientLayer, from start: CGFloat, to end: CGFloat) {
    guard start > 0, end > start else { return }
    target.locations = target.locations?.map {
      NSNumber(value: ($0.doubleValue * Double(end - start) + Double(start)) / Double(end))
    }
  }
}
