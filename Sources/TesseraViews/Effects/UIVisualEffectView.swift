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
  /// The identifier of glass that is drawn as one shape with all glass of the same identifier in its container, or nil.
  package var glassUnion: AnyHashable?
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
      guard let view = superview as? UIVisualEffectView, view.glassContainer == nil else { return }
      return glass.material.paint([view.glassShape], with: traitCollection, into: &canvas)
    }
    if let container = effect as? UIGlassContainerEffect, let view = superview as? UIVisualEffectView {
      return view.paintGlass(in: view.contentView, spacing: container.spacing, into: &canvas)
    }
    let shape = DisplayList.Shape.rect(Rect(bounds))
    if let blur = effect?.blur { canvas.append(.backdrop(shape, blur, canvas.transform)) }
    if let tint = effect?.tint { canvas.fill(shape, tint.rasterColor(with: traitCollection)) }
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
