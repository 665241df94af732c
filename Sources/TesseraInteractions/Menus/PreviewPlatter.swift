// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
@_spi(Tessera) import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// The lifted preview: an image of a view, or a view controller's view, with a background and a shadow.
final class PreviewPlatter: UIView {
  /// The preview, or nil if the platter shows a view controller's view.
  let preview: UITargetedPreview?
  private let portal: PortalView?
  private let controller: UIViewController?
  private let content = UIView()

  // Approximates iOS: the corner radius of a controller's preview.
  private static let cornerRadius: CGFloat = 13

  /// Creates a platter that shows the preview of a view.
  init(_ preview: UITargetedPreview) {
    self.preview = preview
    controller = nil
    let portal = PortalView(of: preview.view)
    self.portal = portal
    super.init(frame: CGRect(origin: .zero, size: preview.size))
    let path = preview.parameters.visiblePath
    content.backgroundColor = preview.parameters.backgroundColor
    content.addSubview(portal)
    portal.frame.origin = .zero
    setUpContent(corner: preview.view.layer.cornerRadius, curve: preview.view.layer.cornerCurve)
    let shift = CGAffineTransform(translationX: -preview.view.bounds.minX, y: -preview.view.bounds.minY)
    if let path = path?.copy() as? UIBezierPath {
      path.apply(shift)
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      content.layer.mask = mask
    }
    let outline = (preview.parameters.shadowPath ?? path)?.copy() as? UIBezierPath
    outline?.apply(shift)
    layer.shadowPath =
      outline?.cgPath
      ?? UIBezierPath(roundedRect: bounds, cornerRadius: preview.view.layer.cornerRadius).cgPath
  }

  /// Creates a platter that shows a view controller's view.
  init(_ controller: UIViewController, size: CGSize) {
    preview = nil
    portal = nil
    self.controller = controller
    super.init(frame: CGRect(origin: .zero, size: size))
    content.backgroundColor = .systemBackground
    setUpContent(corner: Self.cornerRadius, curve: .continuous)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
  }

  /// Shows the view controller's view, if there is one. Call this after adding the platter to the window.
  func begin(in window: UIWindow) {
    guard let controller else { return }
    let view: UIView = controller.view
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    controller.beginAppearanceTransition(true, animated: false)
    content.addSubview(view)
    controller.viewIsInHierarchy(animated: false)
    window.finishAppearance(of: controller)
  }

  required init?(coder: NSCoder) { nil }

  private func setUpContent(corner: CGFloat, curve: CALayerCornerCurve) {
    backgroundColor = nil
    content.frame = bounds
    content.layer.cornerRadius = corner
    content.layer.cornerCurve = curve
    content.clipsToBounds = true
    addSubview(content)
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 8)
    isAccessibilityElement = true
    accessibilityLabel = "Preview"
    accessibilityTraits = .button
  }

  /// Whether the view is lifted off the screen, with a shadow.
  var isLifted = false {
    didSet {
      portal?.isLifted = isLifted
      layer.shadowOpacity = isLifted && portal?.bounds.isEmpty != true ? 0.2 : 0
    }
  }

  /// Makes the original view visible again, or removes the view controller's view.
  func finish() {
    portal?.isLifted = false
    guard let controller, controller.viewIfLoaded?.superview === content else { return }
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.isUserInteractionEnabled = true
    controller.endAppearanceTransition()
  }
}
