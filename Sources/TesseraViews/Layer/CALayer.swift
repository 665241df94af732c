// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layer holds what a view looks like: geometry, background, border, corners, shadow, opacity, sublayers.
// Views forward to their layer, as in UIKit, so that code may set either. Painting is in LayerPainter.swift.
//
// The class body declares every member, as Swift allows overriding nothing else; the work is done in the extensions.

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A rectangle of content with a place in a tree of layers.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// Who lays out and draws the layer; a view for its own layer, which must not be changed.
  open var delegate: (any CALayerDelegate)? {
    get { owner }
    set {
      owner = newValue
      if newValue != nil, !(newValue is UIView) { watchesBounds = true }
    }
  }
  weak var owner: (any CALayerDelegate)?
  open var name: String?
  /// What most layers do without.
  var extras: LayerExtras?
  /// Whether somebody may want to know of a new size: a subclass, or a delegate that is no view.
  var watchesBounds = false

  // MARK: Geometry

  open var bounds: CGRect = .zero {
    didSet {
      if LayerRecorder.isOn { didChange("bounds", AnimatableValue(oldValue)) }
      if watchesBounds { boundsDidChange(from: oldValue) }
    }
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
    get { computedFrame }
    set { place(at: newValue) }
  }

  open func affineTransform() -> CGAffineTransform { transform.affine }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// What all sublayers are transformed by, around this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      guard newValue != old else { return }
      loadedExtras.sublayerTransform = newValue
      if LayerRecorder.isOn { didChange("sublayerTransform", AnimatableValue(transform: old)) }
    }
  }

  /// A point of another layer in this layer's coordinates. Nil stands for the space around the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l)) }
  /// A point of this layer in another one's coordinates. Nil stands for the space around the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// The box of another layer's rectangle in this layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// A time of another layer, or of the clock for nil, as this layer's time runs.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, of: l) }
  /// A time of this layer as another's runs, or as the clock's for nil.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(t, of: self) ?? globalTime(t)
  }

  /// The frontmost layer that holds a point of the superlayer's coordinates: this one, or one below it. Hidden layers, and
  /// what a layer with `masksToBounds` cuts off, are never it.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
  /// Whether the bounds hold a point.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  open func preferredFrameSize() -> CGSize { frame.size }

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
  /// A `CGImage` or a `UIImage` that is painted over the background; anything else paints nothing.
  open var contents: Any? {
    didSet { if let extras { extras.drawing = nil } }
  }
  /// The part of the contents that is shown, in their unit square.
  open var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsRect
      guard newValue != old else { return }
      loadedExtras.contentsRect = newValue
      if LayerRecorder.isOn { didChange("contentsRect", AnimatableValue(old)) }
    }
  }
  /// How contents look that are enlarged.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { loadedExtras.magnificationFilter = newValue }
  }
  /// How contents look that are shrunk.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { loadedExtras.minificationFilter = newValue }
  }
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
  open var actions: [String: any CAAction]?

  /// The action for a change: the delegate's, the layer's own, or an implicit animation. Nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }
  /// An animation for the properties that animate by themselves.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAction(forKey: event) }

  func didChange(_ keyPath: String, _ old: AnimatableValue) { LayerRecorder.didChange(keyPath, of: self, from: old) }

  /// Adds an animation. One of the same key ends; nil as key lets any number run side by side.
  ///
  /// A transition begins with what the layer looks like when it is added, and has the key `transition`.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }
  /// The animation of a key, as it was added; nil when there is none.
  open func animation(forKey key: String) -> CAAnimation? { animations?.entries.first { $0.key == key }?.animation }
  /// The keys of the animations, in the order they are applied.
  open func animationKeys() -> [String]? { namedAnimations }
  open func removeAnimation(forKey key: String) { remove(forKey: key, finished: false) }
  open func removeAllAnimations() {
    for entry in animations?.entries ?? [] { remove(forKey: entry.key, finished: false) }
  }

  /// A copy of the layer with the values it shows now.
  ///
  /// - Note: Differs from UIKit: never nil, and the copy has no sublayers.
  open func presentation() -> Self? { presentationCopy() }
  /// The layer that this one presents; the layer itself, as presentations are plain copies.
  open func model() -> Self { self }

  open var beginTime: CFTimeInterval {
    get { layerTiming?.beginTime ?? 0 }
    set { setTiming { $0.beginTime = newValue } }
  }
  open var timeOffset: CFTimeInterval {
    get { layerTiming?.timeOffset ?? 0 }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// How fast the layer's time runs; 0 stops its animations, so that `timeOffset` can drive them.
  open var speed: Float {
    get { layerTiming?.speed ?? 1 }
    set { setTiming { $0.speed = newValue } }
  }
  open var repeatCount: Float {
    get { layerTiming?.repeatCount ?? 0 }
    set { setTiming { $0.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { layerTiming?.repeatDuration ?? 0 }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  open var duration: CFTimeInterval {
    get { layerTiming?.duration ?? 0 }
    set { setTiming { $0.duration = newValue } }
  }
  open var autoreverses: Bool {
    get { layerTiming?.autoreverses ?? false }
    set { setTiming { $0.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { layerTiming?.fillMode ?? .removed }
    set { setTiming { $0.fillMode = newValue } }
  }

  // MARK: Values by key

  /// The value of a property, or what was set under a key that no property has.
  ///
  /// Numbers are `NSNumber`s, points, sizes and rectangles `NSValue`s, transforms `CATransform3D`s.
  ///
  /// - Note: Differs from UIKit: properties that a subclass declares are not found by their names.
  open func value(forKey key: String) -> Any? { keyedValue(key) }
  /// Sets a property, or keeps a value under a key that no property has. Nil sets a property to its default.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
  /// The value of a property or of a part of it: `position.x`, `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }
  /// What a property has in a new layer.
  open class func defaultValue(forKey key: String) -> Any? { prototypeValue(key) }

  // MARK: What subclasses of this module tell the painter

  /// Whether the class paints more than every layer does, over its background.
  var paintsMore: Bool { false }
  func paintMore(_ look: LayerLook, into canvas: inout Canvas) {}
  /// That in words and colours; empty for nothing.
  var ownLook: [ViewLook.Value] { [] }

  // MARK: Tree

  open var superlayer: CALayer? { parent }
  /// The layers in this one, back to front; nil for none. Setting it takes out those that are left out.
  open var sublayers: [CALayer]? {
    get { sublayerList }
    set { replaceSublayers(newValue ?? []) }
  }
  weak var parent: CALayer?
  var sublayerList: [CALayer]?

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList?.count ?? 0) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling) ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling).map { $0 + 1 } ?? sublayerList?.count ?? 0))
  }

  /// Puts a layer in another one's place. Does nothing when that one is not in this layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, index(of: oldLayer) != nil else { return }
    newLayer.removeFromSuperlayer()
    guard let place = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  open func removeFromSuperlayer() { detach() }

  // MARK: Life

  @preconcurrency @MainActor public override init() {
    super.init()
    if type(of: self) != CALayer.self { prepareClass() }
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
    if other.extras != nil {
      (sublayerTransform, contentsRect) = (other.sublayerTransform, other.contentsRect)
      (magnificationFilter, minificationFilter) = (other.magnificationFilter, other.minificationFilter)
      loadedExtras.values = other.loadedExtras.values
    }
    if type(of: self) != CALayer.self { prepareClass() }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    if sublayerList != nil { Teardown.release(&sublayerList) }
    releaseAssociatedObjects(of: self)
  }

  // MARK: Layout

  /// Asks for `layoutSublayers()` in the next pass: the view's, for a view's layer.
  open func setNeedsLayout() { markNeedsLayout() }
  open func needsLayout() -> Bool { isLayoutDue }
  /// Lays out this layer and those below it that wait for it.
  open func layoutIfNeeded() { layoutIfDue() }
  /// Places the sublayers; asks the delegate to. Called after the size has changed, if the layer is of a subclass or has a
  /// delegate.
  open func layoutSublayers() { owner?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Whether a change of a property makes the layer draw itself anew. Asked once for every class.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Asks for `display()` when the layer is painted next.
  open func setNeedsDisplay() { markNeedsDisplay() }
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { isDisplayDue }
  open func displayIfNeeded() { displayIfDue() }
  /// Whether a new size makes the layer draw itself anew.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set {
      loadedExtras.needsDisplayOnBoundsChange = newValue
      if newValue { watchesBounds = true }
    }
  }

  /// Gives the layer its content: asks the delegate to, or draws it by `draw(in:)`. Override it to set `contents`.
  open func display() {
    if let owner { owner.display(self) } else { drawContents() }
  }

  /// Draws the layer's content in its own coordinates; asks the delegate to. What lies outside of the bounds is cut off.
  ///
  /// - Note: Differs from UIKit: what is drawn is kept as lines and shapes, not as pixels.
  open func draw(in ctx: CGContext) { owner?.draw(self, in: ctx) }
  /// Draws the layer and all inside it on a context, in the layer's own coordinates.
  open func render(in ctx: CGContext) { paint(on: ctx) }
}
