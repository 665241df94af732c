// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraGraphics
internal import TesseraRaster
@_spi(Tessera) internal import TesseraSwiftUILayout
@_spi(Tessera) internal import TesseraViews
internal import UIKit

extension View {
  /// Extends the view beyond the safe area with mirrored and blurred copies, without changing its layout. Copies are drawn only
  /// at edges of the safe area that the view touches.
  ///
  /// The effect looks the same in all looks, because only iOS 26 and later have it.
  public func backgroundExtensionEffect() -> some View { modifier(BackgroundExtension(isEnabled: true)) }

  /// Extends the view beyond the safe area with mirrored and blurred copies if the effect is enabled.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtension(isEnabled: isEnabled))
  }
}

private struct BackgroundExtension: ViewEffect {
  typealias Body = Never
  let isEnabled: Bool

  func makeElement(_ child: LayoutElement) -> EffectElement { BackgroundExtensionElement(child) }

  func apply(to view: EffectView, _ environment: EnvironmentValues) {
    (view as? BackgroundExtensionView)?.isEnabled = isEnabled
  }
}

private final class BackgroundExtensionElement: EffectElement {
  private let extensionView: BackgroundExtensionView
  private let innermostView: UIView
  override var contentView: UIView { innermostView }

  @MainActor
  init(_ child: LayoutElement) {
    extensionView = BackgroundExtensionView()
    innermostView = extensionView.contentView
    super.init(child, extensionView)
  }

  override func placeContent(in frame: CGRect, proposal: ProposedViewSize, space: LayoutSpace) {
    let growth = space.growth(of: frame, edges: .all, direction: .leftToRight)
    let view = extensionView
    MainActor.assumeIsolated {
      view.growth = growth
      // The insets of the enclosing scroll view can also have changed.
      view.setNeedsLayout()
    }
    super.placeContent(in: frame, proposal: proposal, space: space)
  }
}

/// A view that draws its content, mirrored and blurred copies of it around the content, and nothing beyond the growth. At an
/// edge of a scroll view's content, the copies extend as far as the insets of the scroll view.
///
///     BackgroundExtensionView ─ clip ─┬─ mirror ─ mirror ─ mirror ─ mirror ─ content
///                                     └─ blur of the copies
private final class BackgroundExtensionView: EffectView {
  /// The distances by which the copies extend beyond the edges, in points.
  var growth = UIEdgeInsets.zero { didSet { if growth != oldValue { setNeedsLayout() } } }
  var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  private let clip = TouchTransparentView()
  private let mirrors = (0..<4).map { _ in MirrorView() }
  private let blur = SurroundingBlurView()

  /// The view with the content.
  var contentView: UIView { mirrors[3] }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(clip)
    var parent: UIView = clip
    for mirror in mirrors {
      parent.addSubview(mirror)
      parent = mirror
    }
    blur.isUserInteractionEnabled = false
    clip.addSubview(blur)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    Motion.withoutActions { placeParts() }
  }

  /// Returns the insets of the enclosing scroll view at the edges of its content that the view touches.
  private var scrollGrowth: UIEdgeInsets {
    var ancestor = superview
    while let view = ancestor, !(view is UIScrollView) { ancestor = view.superview }
    guard let scrollView = ancestor as? UIScrollView else { return .zero }
    let (box, insets, size) = (convert(bounds, to: scrollView), scrollView.adjustedContentInset, scrollView.contentSize)
    let slack: CGFloat = 0.01
    return UIEdgeInsets(
      top: box.minY <= slack ? max(0, insets.top) : 0, left: box.minX <= slack ? max(0, insets.left) : 0,
      bottom: box.maxY >= size.height - slack ? max(0, insets.bottom) : 0,
      right: box.maxX >= size.width - slack ? max(0, insets.right) : 0)
  }

  private func placeParts() {
    var growth = growth
    let outer = scrollGrowth
    growth.top += outer.top
    growth.left += outer.left
    growth.bottom += outer.bottom
    growth.right += outer.right
    if !isEnabled { growth = .zero }
    let whole = bounds.inset(
      by: UIEdgeInsets(top: -growth.top, left: -growth.left, bottom: -growth.bottom, right: -growth.right))
    clip.frame = whole
    clip.bounds = whole
    clip.clipsToBounds = growth != .zero
    for mirror in mirrors { mirror.frame = bounds }
    mirrors[0].mirror(x: false, distance: growth.top > 0 ? -bounds.height : nil)
    mirrors[1].mirror(x: false, distance: growth.bottom > 0 ? bounds.height : nil)
    mirrors[2].mirror(x: true, distance: growth.left > 0 ? -bounds.width : nil)
    mirrors[3].mirror(x: true, distance: growth.right > 0 ? bounds.width : nil)
    blur.isHidden = growth == .zero
    blur.frame = whole
    blur.growth = growth
  }
}

/// A view without content that passes touches on.
private class TouchTransparentView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// A view that draws its subviews twice, the second time mirrored at one of its edges.
private final class MirrorView: TouchTransparentView {
  override class var layerClass: AnyClass { CAReplicatorLayer.self }

  /// Mirrors the subviews at an edge.
  ///
  /// - Parameters:
  ///   - x: Whether the edge is vertical.
  ///   - distance: The distance of the copy from the original in points, or nil for no copy.
  func mirror(x: Bool, distance: CGFloat?) {
    guard let layer = layer as? CAReplicatorLayer else { return }
    layer.instanceCount = distance == nil ? 1 : 2
    guard let distance else { return }
    var transform = CATransform3DMakeScale(x ? -1 : 1, x ? 1 : -1, 1)
    if x { transform.m41 = distance } else { transform.m42 = distance }
    layer.instanceTransform = transform
  }
}

/// A view that blurs everything below its margins. The blur begins gradually at the content, so that there is no visible edge.
/// Approximates iOS 26.
private final class SurroundingBlurView: UIView {
  var growth = UIEdgeInsets.zero { didSet { if growth != oldValue { setNeedsDisplay() } } }

  override var isOpaqueByDefault: Bool { false }

  override func paintContent(into canvas: inout TesseraGraphics.Canvas) {
    let (box, inner) = (Rect(bounds), Rect(bounds.inset(by: growth)))
    let (top, bottom) = (Point(x: box.minX, y: inner.minY), Point(x: box.minX, y: inner.maxY))
    let (left, right) = (Point(x: inner.minX, y: box.minY), Point(x: inner.maxX, y: box.minY))
    blur(
      Rect(x: box.minX, y: box.minY, width: box.width, height: inner.minY - box.minY), from: top, toward: (0, -1),
      into: &canvas)
    blur(
      Rect(x: box.minX, y: inner.maxY, width: box.width, height: box.maxY - inner.maxY), from: bottom, toward: (0, 1),
      into: &canvas)
    blur(
      Rect(x: box.minX, y: inner.minY, width: inner.minX - box.minX, height: inner.height), from: left, toward: (-1, 0),
      into: &canvas)
    blur(
      Rect(x: inner.maxX, y: inner.minY, width: box.maxX - inner.maxX, height: inner.height), from: right,
      toward: (1, 0),
      into: &canvas)
  }

  /// The distance from the content at which the copies are completely blurred, in points.
  private static let blurDistance = 32.0

  private func blur(
    _ strip: Rect, from start: Point, toward direction: (x: Double, y: Double),
    into canvas: inout TesseraGraphics.Canvas
  ) {
    guard strip.width > 0, strip.height > 0 else { return }
    let distance = Self.blurDistance
    let end = Point(x: start.x + direction.x * distance, y: start.y + direction.y * distance)
    let stops = [
      TesseraRaster.Gradient.Stop(location: 0, color: .clear), TesseraRaster.Gradient.Stop(location: 1, color: .black),
    ]
    canvas.append(.beginMix(.mask))
    canvas.append(.backdrop(.rect(strip), DisplayList.Backdrop(sigma: 12), canvas.transform))
    canvas.append(.mixWith)
    canvas.append(
      .fill(
        .rect(strip), .gradient(TesseraRaster.Gradient(geometry: .linear(from: start, to: end), stops: stops)),
        canvas.transform))
    canvas.append(.endMix)
  }
}
