// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layer holds what a view looks like: geometry, background, border, corners, shadow, opacity, sublayers.
// Views forward to their layer, as in UIKit, so that code may set either. Painting is in LayerPainter.swift.

public import Foundation

/// What is told of a layer's life: a view, or nobody.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func layoutSublayers(of layer: CALayer) {}
}

/// A rectangle of content with a place in a tree of layers.
@preconcurrency @MainActor
open class CALayer: NSObject {
  public weak var delegate: (any CALayerDelegate)?
  open var name: String?

  // MARK: Geometry

  open var bounds: CGRect = .zero {
    didSet { if LayerRecorder.isOn { didChange("bounds", AnimatableValue(oldValue)) } }
  }
  open var position: CGPoint = .zero {
    didSet { if LayerRecorder.isOn { didChange("position", AnimatableValue(oldValue)) } }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if LayerRecorder.isOn { didChange("anchorPoint", AnimatableValue(oldValue)) } }
  }
  open var zPosition: CGFloat = 0 {
    didSet { if LayerRecorder.isOn { didChange("zPosition", AnimatableValue(Double(oldValue))) } }
  }
  open var transform: CATransform3D = CATransform3DIdentity {
    didSet { if LayerRecorder.isOn { didChange("transform", AnimatableValue(transform: oldValue)) } }
  }

  /// The rectangle in the superlayer's coordinates. Setting it sets `bounds.size` and `position`.
  ///
  /// With a transform it is the bounding box of the transformed bounds.
  open var frame: CGRect {
    get {
      let size = bounds.size
      let affine = affineTransform()
      let (width, height) = (size.width * anchorPoint.x, size.height * anchorPoint.y)
      if affine.isIdentity {
        let corner = CGPoint(x: SimplePlace.start(position.x, width), y: SimplePlace.start(position.y, height))
        let rect = CGRect(origin: corner, size: size)
        return size.width < 0 || size.height < 0 ? rect.standardized : rect
      }
      let box = CGRect(x: -width, y: -height, width: size.width, height: size.height).applying(affine)
      return CGRect(
        x: SimplePlace.start(position.x, -box.minX), y: SimplePlace.start(position.y, -box.minY), width: box.width,
        height: box.height)
    }
    set {
      let rect = newValue.standardized
      let affine = affineTransform()
      let size = affine.isIdentity ? rect.size : rect.applying(affine.inverted()).size
      bounds.size = size
      if affine.isIdentity {
        position = CGPoint(
          x: rect.minX + size.width * anchorPoint.x, y: rect.minY + size.height * anchorPoint.y)
      } else {
        position = CGPoint(x: 0, y: 0)
        let old = frame
        position = CGPoint(x: rect.minX - old.minX, y: rect.minY - old.minY)
      }
    }
  }

  public func affineTransform() -> CGAffineTransform { transform.affine }

  public func setAffineTransform(_ affine: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(affine)
  }

  // MARK: Appearance

  open var isHidden = false {
    didSet { if LayerRecorder.isOn { didChange("hidden", AnimatableValue(discrete: oldValue)) } }
  }
  open var opacity: Float = 1 {
    didSet { if LayerRecorder.isOn { didChange("opacity", AnimatableValue(Double(oldValue))) } }
  }
  open var backgroundColor: CGColor? {
    didSet { if LayerRecorder.isOn { didChange("backgroundColor", AnimatableValue(oldValue)) } }
  }
  open var cornerRadius: CGFloat = 0 {
    didSet { if LayerRecorder.isOn { didChange("cornerRadius", AnimatableValue(Double(oldValue))) } }
  }
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve: CALayerCornerCurve = .circular
  open var borderWidth: CGFloat = 0 {
    didSet { if LayerRecorder.isOn { didChange("borderWidth", AnimatableValue(Double(oldValue))) } }
  }
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("borderColor", AnimatableValue(oldValue)) } }
  }
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    didSet { if LayerRecorder.isOn { didChange("shadowColor", AnimatableValue(oldValue)) } }
  }
  open var shadowOpacity: Float = 0 {
    didSet { if LayerRecorder.isOn { didChange("shadowOpacity", AnimatableValue(Double(oldValue))) } }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet { if LayerRecorder.isOn { didChange("shadowOffset", AnimatableValue(oldValue)) } }
  }
  /// The blur of the shadow: the standard deviation of its Gaussian, in points.
  open var shadowRadius: CGFloat = 3 {
    didSet { if LayerRecorder.isOn { didChange("shadowRadius", AnimatableValue(Double(oldValue))) } }
  }
  open var shadowPath: CGPath? {
    didSet { if LayerRecorder.isOn { didChange("shadowPath", AnimatableValue(oldValue)) } }
  }
  open var masksToBounds = false
  /// A layer, in no tree, whose alpha says how much of this one shows. Its frame is in this layer's coordinates.
  open var mask: CALayer?
  /// The view of the mask, which nobody else may hold.
  var maskView: UIView?
  /// A `UIImage` that is painted over the background; anything else paints nothing.
  open var contents: Any?
  /// Where the contents stand in the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// - Note: Differs from UIKit: a translucent layer is always composited as a group.
  open var allowsGroupOpacity = true
  open var isOpaque = false
  open var contentsScale: CGFloat = 1
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  // MARK: Animation

  /// The animations of the layer, and how its time runs; nil for most layers.
  var animations: LayerAnimations?
  var layerTiming: MediaTiming?
  /// Whether the layer has been painted: only then its changes animate by themselves.
  var isShown = false
  /// What happens when a property changes, by key; `NSNull` for nothing.
  open var actions: [String: Any]?

  /// The action for a change: the layer's own, or an implicit animation.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = actions?[event] { return action as? any CAAction }
    return Self.defaultAction(forKey: event)
  }

  /// An animation for the properties that animate by themselves.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard LayerProperty.named(event) != nil else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  func didChange(_ keyPath: String, _ old: AnimatableValue) { LayerRecorder.didChange(keyPath, of: self, from: old) }

  // MARK: Tree

  public private(set) weak var superlayer: CALayer?
  open private(set) var sublayers: [CALayer]?

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), sublayers?.count ?? 0)
    if sublayers == nil { sublayers = [layer] } else { sublayers?.insert(layer, at: place) }
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(index))
  }

  open func removeFromSuperlayer() {
    superlayer?.forget(self)
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  // MARK: Life

  @preconcurrency @MainActor public override init() {
    super.init()
  }

  /// A copy of another layer's properties, without its tree. Subclasses override it to copy their own.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    name = other.name
    (bounds, position, anchorPoint, zPosition) = (other.bounds, other.position, other.anchorPoint, other.zPosition)
    (transform, isHidden, opacity) = (other.transform, other.isHidden, other.opacity)
    (backgroundColor, borderWidth, borderColor) = (other.backgroundColor, other.borderWidth, other.borderColor)
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
    (shadowRadius, shadowPath) = (other.shadowRadius, other.shadowPath)
    (masksToBounds, allowsGroupOpacity, isOpaque) = (other.masksToBounds, other.allowsGroupOpacity, other.isOpaque)
    (contents, contentsGravity, contentsScale) = (other.contents, other.contentsGravity, other.contentsScale)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    if sublayers != nil { Teardown.release(&sublayers) }
    releaseAssociatedObjects(of: self)
  }

  private func forget(_ layer: CALayer) {
    if sublayers?.last === layer {
      sublayers?.removeLast()
    } else if let index = sublayers?.firstIndex(where: { $0 === layer }) {
      sublayers?.remove(at: index)
    }
  }

  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}

  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }
}
