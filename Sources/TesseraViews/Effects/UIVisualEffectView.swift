// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraRaster
@_spi(Tessera) import TesseraGraphics

/// A view that applies an effect to the content under it, and shows its own content over the effect.
///
///     let bar = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     bar.contentView.addSubview(label)
///
/// Add subviews to `contentView`. Adding a subview to the effect view itself terminates the process with UIKit's
/// exception.
open class UIVisualEffectView: UIView {
  /// The effect under the content, or nil.
  open var effect: UIVisualEffect? { didSet { effectDidChange() } }
  /// The view for content over the effect. Always has the size of the effect view.
  open var contentView: UIView { content }
  private let content = VibrantContentView()
  private let backdrop = BackdropView()

  /// Creates a view with an effect and a size of zero.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    addParts()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
    coder.finishDecoding(self, at: UIVisualEffectView.self)
  }

  @_spi(Tessera) open override var isOpaqueByDefault: Bool { false }
  @_spi(Tessera) open override class var appearanceKeys: AppearanceKeys { .visualEffect }
  @_spi(Tessera) open override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  private func effectDidChange() {
    backdrop.effect = effect
    content.vibrancy = effect as? UIVibrancyEffect
  }

  private func addParts() {
    backdrop.isUserInteractionEnabled = false
    effectDidChange()
    for part in [backdrop, contentView] {
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      super.insertSubview(part, at: subviews.count)
    }
  }

  open override func addSubview(_ view: UIView) { refuse(view) }
  open override func insertSubview(_ view: UIView, at index: Int) { refuse(view) }
  open override func insertSubview(_ view: UIView, belowSubview sibling: UIView) { refuse(view) }
  open override func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { refuse(view) }

  private func refuse(_ view: UIView) -> Never {
    raise(
      "NSInternalInconsistencyException",
      "\(view) has been added as a subview to \(self). Do not add subviews directly to the visual effect view itself, "
        + "instead add them to the -contentView.")
  }
}

/// The blurred background with the material's tint over it, or glass.
private final class BackdropView: UIView {
  var effect: UIVisualEffect? { didSet { if effect != oldValue { setNeedsDisplay() } } }

  override var isOpaqueByDefault: Bool { false }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  override func paintContent(into canvas: inout Canvas) {
    if let glass = effect as? UIGlassEffect {
      guard glassContainer == nil else { return }
      return glass.material.paint([glassShape], with: traitCollection, into: &canvas)
    }
    if let container = effect as? UIGlassContainerEffect { return paint(container, into: &canvas) }
    let shape = DisplayList.Shape.rect(Rect(bounds))
    if let blur = effect?.blur { canvas.append(.backdrop(shape, blur, canvas.transform)) }
    if let tint = effect?.tint { canvas.fill(shape, tint.rasterColor(with: traitCollection)) }
  }
}

// MARK: Glass

extension BackdropView {
  /// The shape of the effect view's glass: its corners, or a capsule if it has none.
  private var glassShape: RoundedRect {
    let style = superview.map { LayerStyle($0.layer) }
    let radii = style.map(\.radii) ?? RoundedRect.Radii(0)
    let isSquare = max(radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight) <= 0.001
    let capsule = RoundedRect.Radii(Double(min(bounds.width, bounds.height)) / 2)
    return RoundedRect(Rect(bounds), radii: isSquare ? capsule : radii)
  }

  /// The effect view with a container effect that draws this view's glass.
  private var glassContainer: UIVisualEffectView? {
    var ancestor = superview?.superview
    while let view = ancestor {
      if let effectView = view as? UIVisualEffectView, effectView.effect is UIGlassContainerEffect { return effectView }
      ancestor = view.superview
    }
    return nil
  }

  /// Draws the glass of all effect views in the container that aren't in another container.
  private func paint(_ container: UIGlassContainerEffect, into canvas: inout Canvas) {
    guard let content = (superview as? UIVisualEffectView)?.contentView else { return }
    var shapes: [RoundedRect] = []
    var material: GlassMaterial?
    var waiting: [UIView] = [content]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      if let backdrop = view as? BackdropView, let glass = backdrop.effect as? UIGlassEffect {
        let shape = backdrop.glassShape
        shapes.append(RoundedRect(Rect(backdrop.convert(backdrop.bounds, to: self)), radii: shape.radii))
        material = material ?? glass.material
      }
      if let effectView = view as? UIVisualEffectView, effectView.effect is UIGlassContainerEffect { continue }
      waiting += view.subviews.reversed()
    }
    material?.paint(shapes, spacing: container.spacing, with: traitCollection, into: &canvas)
  }
}

/// A view inspector for effect views. Their background is mixed: it is either the content under the view or an image.
package struct EffectInspector: ViewInspector {
  package let view: UIView
  /// Always mixed, because the content under the view is visible.
  package var background: ViewBackground { .mixed }

  package init(view: UIView) {
    self.view = view
  }
}
