// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
@_spi(Tessera) import TesseraViews

/// An image of a view that follows the finger. Approximates iOS: enlarged by 5 %, with a 16-point shadow.
final class DragPreviewView: UIView {
  private static let liftedScale: CGFloat = 1.05
  private static let pileStep: CGFloat = 4

  let item: UIDragItem
  /// The lifted item's preview, to which the view returns after a canceled drag.
  let lifted: UITargetedDragPreview
  private let content: UIView
  private weak var original: UIView?
  /// The offset of the view's center from the finger.
  private var offset: CGPoint

  init(preview: UITargetedDragPreview, item: UIDragItem, in window: UIWindow, finger: CGPoint) {
    (self.item, lifted) = (item, preview)
    content = UIView()
    let middle = Self.centerPoint(of: preview.target, in: window)
    offset = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(content)
    showContent(preview.view, parameters: preview.parameters)
    center = middle
    transform = preview.target.transform
    if preview.view.window != nil {
      original = preview.view
      preview.view.dim(to: 0, for: self)
    }
  }

  required init?(coder: NSCoder) { nil }

  static func centerPoint(of target: UIPreviewTarget, in window: UIWindow) -> CGPoint {
    target.container === window ? target.center : window.convert(target.center, from: target.container)
  }

  /// Sets an image of a view as the content.
  private func showContent(_ view: UIView, parameters: UIPreviewParameters) {
    for old in content.subviews { old.removeFromSuperview() }
    let size = view.bounds.size
    bounds = CGRect(origin: .zero, size: size)
    content.frame = bounds
    let alpha = view.alpha
    if view.window == nil { view.layoutIfNeeded() }
    view.alpha = 1
    if size.width > 0, size.height > 0 {
      let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
      }
      let picture = UIImageView(image: image)
      picture.frame = bounds
      content.addSubview(picture)
    }
    view.alpha = alpha
    content.backgroundColor = parameters.backgroundColor
    content.layer.cornerRadius = view.layer.cornerRadius
    content.layer.masksToBounds = view.layer.cornerRadius > 0
    let outline = parameters.visiblePath.map { offsetPath($0, by: view.bounds.origin) }
    if outline == nil { content.layer.mask = nil }
    layer.shadowPath = parameters.shadowPath?.cgPath ?? outline ?? UIBezierPath(rect: bounds).cgPath
  }

  /// Clips the content to a path whose coordinates are relative to `origin`. Returns the translated path.
  private func offsetPath(_ path: UIBezierPath, by origin: CGPoint) -> CGPath {
    let moved = UIBezierPath(cgPath: path.cgPath)
    moved.apply(CGAffineTransform(translationX: -origin.x, y: -origin.y))
    let outline = CAShapeLayer()
    outline.path = moved.cgPath
    content.layer.mask = outline
    return moved.cgPath
  }

  func lift() {
    let scale = Self.liftedScale
    transform = lifted.target.transform.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  /// Starts following the finger. The first preview is on top, and the other previews are slightly offset.
  func begin(at finger: CGPoint, number: Int, behind first: DragPreviewView?) {
    showOriginal()
    if let preview = item.previewProvider?() { showContent(preview.view, parameters: preview.parameters) }
    item.previewProvider = nil
    if number > 0, let first {
      let step = CGFloat(min(number, 3)) * Self.pileStep
      offset = CGPoint(x: first.offset.x + step, y: first.offset.y + step)
    }
    move(to: finger)
  }

  func move(to finger: CGPoint) { center = CGPoint(x: finger.x + offset.x, y: finger.y + offset.y) }

  private func showOriginal() {
    original?.undim(for: self)
    original = nil
  }

  /// A targeted preview at the view's current position.
  var currentPreview: UITargetedDragPreview {
    guard let window else { return lifted }
    return UITargetedDragPreview(
      view: self, parameters: UIDragPreviewParameters(), target: UIDragPreviewTarget(container: window, center: center))
  }

  /// Moves the view to a preview's target.
  func land(on preview: UITargetedDragPreview) {
    guard let window, preview.target.container.window === window else { return fade() }
    center = Self.centerPoint(of: preview.target, in: window)
    transform = preview.target.transform
    layer.shadowOpacity = 0
    if preview !== lifted, let path = preview.parameters.visiblePath { _ = offsetPath(path, by: .zero) }
  }

  /// Fades the view out at its current position.
  func fade() {
    alpha = 0
    transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
  }

  func restoreOriginal() {
    showOriginal()
    removeFromSuperview()
  }
}
