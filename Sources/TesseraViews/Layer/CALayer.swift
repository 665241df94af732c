// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layer holds what a view looks like: geometry, background, border, corners, shadow, opacity, sublayers.
// Views forward to their layer, as in UIKit, so that code may set either. Painting is in LayerPainter.swift.
//
// The class body declares every member, as Swift allows overriding nothing else, and is longer than 500 lines for it; the work
// is done in the extensions.

public import Foundation
@_spi(Tessera) import TesseraGraphics
import TesseraLayout

/// A rectangle of content with a place in a tree of layers.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency OwnKeyValueCoding {
  /// Who lays out and draws the layer, held weakly. A view is the delegate of its own layer, which must not be changed.
  open var delegate: (any CALayerDelegate)? {
    get { owner }
    set {
      owner = newValue
      if newValue != nil, viewOwner == nil { watchesBounds = true }
    }
  }
  /// The delegate: the view whose layer this is, or another object.
  final var owner: (any CALayerDelegate)? {
    get { host ?? delegateStorage }
    set {
      host = (newValue as? any LayerHost).flatMap { $0.hostedLayer === self ? $0 : nil }
      delegateStorage = host == nil ? newValue : nil
    }
  }
  /// The view whose layer this is or that is its delegate; nil if the delegate is another object.
  final var viewOwner: (any LayerHost)? {
    if let host { return host }
    return delegateStorage as? any LayerHost
  }
  /// The view whose layer this is; nil as soon as its deinitialization begins, which may be on any thread.
  final var host: (any LayerHost)? {
    get { hostReference.object }
    set { hostReference = newValue.map { ZeroingReference($0, $0) } ?? ZeroingReference() }
  }
  @exclusivity(unchecked) final private var hostReference = ZeroingReference<any LayerHost>()
  final private weak var delegateStorage: (any CALayerDelegate)?
  /// A name of your own for the layer. Stored only.
  open var name: String?
  /// What most layers do without.
  @exclusivity(unchecked) var extras: LayerExtras?
  /// Whether a new size is to be reported: to a subclass, or to a delegate that is no view.
  @exclusivity(unchecked) var watchesBounds = false

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates, in points. Zero in a new layer. An origin other than zero shifts the
  /// sublayers.
  @exclusivity(unchecked) open var bounds: CGRect = .zero {
    willSet { if KeyValues.areObserved { observedWillChange("bounds") } }
    didSet {
      if LayerRecorder.isOn { didChange("bounds", AnimatableValue(oldValue)) }
      if watchesBounds { boundsDidChange(from: oldValue) }
      if KeyValues.areObserved { observedDidChange("bounds") }
    }
  }
  /// Where the anchor point stands in the superlayer's coordinates, in points.
  @exclusivity(unchecked) open var position: CGPoint = .zero {
    willSet { if KeyValues.areObserved { observedWillChange("position") } }
    didSet {
      if LayerRecorder.isOn { didChange("position", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("position") }
    }
  }
  /// The point that `position` places and `transform` turns around, as fractions of the bounds. The middle by default.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet { if KeyValues.areObserved { observedWillChange("anchorPoint") } }
    didSet {
      if LayerRecorder.isOn { didChange("anchorPoint", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("anchorPoint") }
    }
  }
  /// The order among sibling layers: higher ones are painted over lower ones, equal ones in tree order. 0 by default.
  open var zPosition: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("zPosition") } }
    didSet {
      if LayerRecorder.isOn { didChange("zPosition", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("zPosition") }
    }
  }
  /// Turns, scales and moves the layer and all in it, around the anchor point. Identity by default.
  ///
  /// What leaves the plane is seen in perspective where this matrix, or the superlayer's `sublayerTransform`, has an `m34`. Layers
  /// are flattened into their superlayer's plane, but in a `CATransformLayer`.
  ///
  /// - Note: Differs from UIKit: siblings that cut through each other are painted one over the other, by the height of their
  ///   middles.
  open var transform: CATransform3D = CATransform3DIdentity {
    willSet { if KeyValues.areObserved { observedWillChange("transform") } }
    didSet {
      if !LayerDepth.isUsed { LayerDepth.note(transform) }
      if LayerRecorder.isOn { didChange("transform", AnimatableValue(transform: oldValue)) }
      if KeyValues.areObserved { observedDidChange("transform") }
    }
  }

  /// The rectangle in the superlayer's coordinates. Setting it sets `bounds.size` and `position`.
  ///
  /// With a transform it is the bounding box of the transformed bounds.
  open var frame: CGRect {
    get { computedFrame }
    set {
      guard KeyValues.areObserved else { return place(at: newValue) }
      observedGeometry("frame") { place(at: newValue) }
    }
  }

  /// The part of `transform` in the plane.
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Replaces `transform` by a transform in the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// A transform of all sublayers, around this layer's anchor point. Its `m34`, -1 / the eye's distance in points, gives them
  /// perspective. Identity by default.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      guard newValue != old else { return }
      loadedExtras.sublayerTransform = newValue
      if !LayerDepth.isUsed { LayerDepth.note(newValue) }
      if LayerRecorder.isOn { didChange("sublayerTransform", AnimatableValue(transform: old)) }
    }
  }

  /// A point of another layer in this layer's coordinates. Nil stands for the space around the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerDepth.isUsed ? converted(p, from: l) : p.applying(map(from: l))
  }
  /// A point of this layer in another one's coordinates. Nil stands for the space around the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if LayerDepth.isUsed { return converted(p, to: l) }
    return p.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// The box around another layer's rectangle, in this layer's coordinates. Nil stands for the space around the root
  /// layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }
  /// The box around this layer's rectangle, in another one's coordinates. Nil stands for the space around the root
  /// layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// A time of another layer, or of the clock for nil, in this layer's time. Seconds.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(t, of: l) }
  /// A time of this layer in another one's time, or in the clock's for nil. Seconds.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(t, of: self) ?? globalTime(t)
  }

  /// The frontmost layer at a point of the superlayer's coordinates: this one or one below it; nil for none. Hidden
  /// layers are passed over, and so is what a layer with `masksToBounds` cuts off.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
  /// Whether a point of the layer's own coordinates lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frame's size, unless overridden.
  open func preferredFrameSize() -> CGSize { frame.size }

  // MARK: Appearance

  /// Whether the layer and all below it are not painted. False by default.
  open var isHidden = false {
    willSet { if KeyValues.areObserved { observedWillChange("isHidden") } }
    didSet {
      if LayerRecorder.isOn { didChange("hidden", AnimatableValue(discrete: oldValue)) }
      if KeyValues.areObserved { observedDidChange("isHidden") }
    }
  }
  /// Opacity from 0 to 1, of the layer and all below it as one picture. 1 by default; up to 0.001 nothing is painted.
  open var opacity: Float = 1 {
    willSet { if KeyValues.areObserved { observedWillChange("opacity") } }
    didSet {
      if LayerRecorder.isOn { didChange("opacity", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("opacity") }
    }
  }
  /// Painted behind contents and sublayers, to the round corners. Nil, the default, is clear.
  open var backgroundColor: CGColor? {
    willSet { if KeyValues.areObserved { observedWillChange("backgroundColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("backgroundColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("backgroundColor") }
    }
  }
  /// The radius of background, border and, with `masksToBounds`, of what is in the layer. Points; 0 by default.
  open var cornerRadius: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("cornerRadius") } }
    didSet {
      if LayerRecorder.isOn { didChange("cornerRadius", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("cornerRadius") }
    }
  }
  /// The corners that `cornerRadius` rounds. All by default.
  open var maskedCorners: CACornerMask = .all
  /// The curve of round corners: quarters of a circle, or the one that sets in gradually. `.circular` by default.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The border's width in points, inwards from the bounds and over the sublayers. 0, the default, is none.
  open var borderWidth: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("borderWidth") } }
    didSet {
      if LayerRecorder.isOn { didChange("borderWidth", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("borderWidth") }
    }
  }
  /// The border's colour: black by default; nil paints none.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { if KeyValues.areObserved { observedWillChange("borderColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("borderColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("borderColor") }
    }
  }
  /// The shadow's colour: black by default; nil paints none.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { if KeyValues.areObserved { observedWillChange("shadowColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowColor") }
    }
  }
  /// The shadow's opacity; 0, the default, is none, and more than 1 counts as 1. A layer with `masksToBounds` has no
  /// shadow.
  open var shadowOpacity: Float = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("shadowOpacity") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowOpacity", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("shadowOpacity") }
    }
  }
  /// How far the shadow lies to the right of the layer and below it, in points. (0, -3) by default, which is above.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { if KeyValues.areObserved { observedWillChange("shadowOffset") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowOffset", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowOffset") }
    }
  }
  /// The blur of the shadow: the standard deviation of its Gaussian, in points.
  open var shadowRadius: CGFloat = 3 {
    willSet { if KeyValues.areObserved { observedWillChange("shadowRadius") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowRadius", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("shadowRadius") }
    }
  }
  /// The outline that casts the shadow, in the layer's coordinates. Nil, the default: the rounded bounds where the
  /// background is opaque, else all that the layer and its sublayers paint.
  open var shadowPath: CGPath? {
    willSet { if KeyValues.areObserved { observedWillChange("shadowPath") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowPath", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowPath") }
    }
  }
  /// Whether contents and sublayers are cut off at the bounds and their round corners. False by default.
  open var masksToBounds = false
  /// A layer whose alpha says how much of this one shows. Its frame is in this layer's coordinates, and it must have no
  /// superlayer. Nil shows all.
  open var mask: CALayer?
  /// The view of the mask, held here because it has no superview.
  final var maskOwner: AnyObject?
  /// A `CGImage` or a `UIImage`, painted over the background; any other value paints nothing.
  open var contents: Any? {
    didSet { if let extras { extras.drawing = nil } }
  }
  /// The part of the contents that is shown, as fractions of their size. (0, 0, 1, 1) by default.
  open var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsRect
      guard newValue != old else { return }
      loadedExtras.contentsRect = newValue
      if LayerRecorder.isOn { didChange("contentsRect", AnimatableValue(old)) }
    }
  }
  /// How contents are sampled that are painted larger than they are. `.linear` by default.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { loadedExtras.magnificationFilter = newValue }
  }
  /// How contents are sampled that are painted smaller than they are. `.linear` by default.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { loadedExtras.minificationFilter = newValue }
  }
  /// Where the contents stand in the bounds, and whether they fill them. `.resize` by default, which stretches them.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Whether a translucent layer and all below it become translucent as one picture. Where false, the layer's own picture and
  /// each of its sublayers do so for themselves. True by default.
  open var allowsGroupOpacity: Bool {
    get { !(extras?.forbidsGroupOpacity ?? false) }
    set { if newValue != allowsGroupOpacity { loadedExtras.forbidsGroupOpacity = !newValue } }
  }
  /// Stored only: how opaque a layer is follows from what it paints.
  open var isOpaque = false
  /// Pixels per point of a `CGImage` in `contents`. 1 by default.
  open var contentsScale: CGFloat = 1
  /// Whether the layer and all below it are painted into a picture of `rasterizationScale` first. False by default.
  open var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { if newValue != shouldRasterize { loadedExtras.shouldRasterize = newValue } }
  }
  /// Pixels per point of the picture that `shouldRasterize` makes. 1 by default, which is coarse on screens of more.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { loadedExtras.rasterizationScale = newValue } }
  }

  /// Where the anchor point lies along z, in points. 0 by default.
  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set {
      loadedExtras.anchorPointZ = newValue
      if newValue != 0 { LayerDepth.isUsed = true }
    }
  }
  /// Whether the layer shows also when it is turned away. True by default. Turned away is what the third row and column of
  /// the matrix says, as in CSS Transforms 2, section 4.6.
  open var isDoubleSided: Bool {
    get { !(extras?.isSingleSided ?? false) }
    set {
      loadedExtras.isSingleSided = !newValue
      if !newValue { LayerDepth.isUsed = true }
    }
  }
  /// How the layer is painted on what is below it: the name of a mode, as "multiplyBlendMode", "screenBlendMode" or
  /// "destinationOut", or one of Core Image as "CIMultiplyBlendMode". Nil, the default, and what is not known paint as ever.
  open var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { loadedExtras.compositingFilter = newValue }
  }
  /// Stored only, as on iOS. Nil by default.
  open var filters: [Any]? {
    get { extras?.filters }
    set { loadedExtras.filters = newValue }
  }
  /// Stored only, as on iOS. Nil by default.
  open var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { loadedExtras.backgroundFilters = newValue }
  }
  /// The part of the contents that is stretched where they are resized, as fractions of their size; what is around it keeps
  /// its size. (0, 0, 1, 1) by default, which stretches all.
  open var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { loadedExtras.contentsCenter = newValue }
  }
  /// Stored only: pictures are kept as they are. `.RGBA8Uint` by default.
  open var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { loadedExtras.contentsFormat = newValue }
  }
  /// Stored only: small pictures are averaged. 0 by default.
  open var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { loadedExtras.minificationFilterBias = newValue }
  }
  /// Stored only: edges are always smooth. True by default.
  open var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? true }
    set { loadedExtras.allowsEdgeAntialiasing = newValue }
  }
  /// Stored only: edges are always smooth. All edges by default.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { loadedExtras.edgeAntialiasingMask = newValue }
  }
  /// Stored only: layers draw when they are painted. False by default.
  open var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { loadedExtras.drawsAsynchronously = newValue }
  }
  /// Whether sublayers are placed from the bottom edge, with y upwards. False by default.
  ///
  /// - Note: Differs from UIKit: stored only.
  open var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { loadedExtras.isGeometryFlipped = newValue }
  }
  /// Whether contents are turned upside down when painted: an odd number of layers from here up says `isGeometryFlipped`.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).filter { $0.extras?.isGeometryFlipped == true }.count % 2 == 1
  }

  /// How far beyond their radius corners of a curve reach along the sides: 1 for circular ones, 1.528665 for continuous ones.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The part of the layer, in its own coordinates, that scroll layers and layers with `masksToBounds` above it let through.
  open var visibleRect: CGRect { shownPart }
  /// Scrolls the nearest scroll layer above so that a point of this layer comes to its origin.
  open func scroll(_ p: CGPoint) { scrollUpwards(to: p) }
  /// Scrolls the nearest scroll layer above as little as needed to show a rectangle of this layer.
  open func scrollRectToVisible(_ r: CGRect) { scrollUpwards(showing: r) }

  // MARK: Animation

  /// The animations of the layer, and how its time runs; nil for most layers.
  var animations: LayerAnimations?
  var layerTiming: MediaTiming?
  /// Whether the layer has been painted: only then its changes animate by themselves.
  var isShown = false
  /// What happens when a property changes, by key; `NSNull` for nothing.
  open var actions: [String: any CAAction]?

  /// What a change of a property sets off: the delegate's action, the one in `actions`, or an implicit animation. Nil
  /// is none.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }
  /// A basic animation with the transaction's duration, for a property that animates; nil for others.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAction(forKey: event) }

  func didChange(_ keyPath: String, _ old: AnimatableValue) { LayerRecorder.didChange(keyPath, of: self, from: old) }

  /// Adds a copy of an animation. One that has the same key ends; animations added with nil run side by side.
  ///
  /// A transition begins with what the layer looks like when it is added, and has the key `transition`. Without a
  /// running `AnimationClock` nothing moves: the delegate is told of start and end at once.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }
  /// The animation of a key, as it was added; nil when there is none.
  open func animation(forKey key: String) -> CAAnimation? { animations?.entries.first { $0.key == key }?.animation }
  /// The keys of the animations, in the order they are applied; nil for none. Animations without a key are left out.
  open func animationKeys() -> [String]? { namedAnimations }
  /// Takes an animation away. Its delegate is told that it did not finish; the layer shows its own value.
  open func removeAnimation(forKey key: String) { remove(forKey: key, finished: false) }
  /// Takes all animations away; their delegates are told that they did not finish.
  open func removeAllAnimations() {
    for entry in animations?.entries ?? [] { remove(forKey: entry.key, finished: false) }
  }

  /// A copy of the layer with the values it shows now.
  ///
  /// - Note: Differs from UIKit: never nil, and the copy has no sublayers.
  open func presentation() -> Self? { presentationCopy() }
  /// The layer that this one presents; the layer itself, as presentations are plain copies.
  open func model() -> Self { self }

  /// When the layer's time begins, in the superlayer's time. Seconds; 0 by default.
  open var beginTime: CFTimeInterval {
    get { layerTiming?.beginTime ?? 0 }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// Added to the layer's time. Seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { layerTiming?.timeOffset ?? 0 }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// How fast the layer's time runs; 0 stops its animations, so that `timeOffset` can drive them.
  open var speed: Float {
    get { layerTiming?.speed ?? 1 }
    set { setTiming { $0.speed = newValue } }
  }
  /// Stored only: of a layer's own timing `beginTime`, `speed` and `timeOffset` count.
  open var repeatCount: Float {
    get { layerTiming?.repeatCount ?? 0 }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// Stored only, in a layer.
  open var repeatDuration: CFTimeInterval {
    get { layerTiming?.repeatDuration ?? 0 }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Stored only, in a layer.
  open var duration: CFTimeInterval {
    get { layerTiming?.duration ?? 0 }
    set { setTiming { $0.duration = newValue } }
  }
  /// Stored only, in a layer.
  open var autoreverses: Bool {
    get { layerTiming?.autoreverses ?? false }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// Stored only, in a layer. `.removed` by default.
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
  /// Sets a property or a part of one: `position.x`, `transform.rotation.z`. A value of another type counts as zero or
  /// nothing.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }
  /// The value that a property has in a new layer.
  open class func defaultValue(forKey key: String) -> Any? { prototypeValue(key) }

  package func ownValue(forKey key: String) -> Any? { value(forKey: key) }
  package func setOwnValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  // MARK: What subclasses of this module tell the painter

  /// Whether the class paints more than every layer does, over its background.
  var paintsMore: Bool { false }
  func paintMore(_ look: LayerLook, into canvas: inout Canvas) {}
  /// That in words and colours; empty for nothing.
  var ownLook: [LookValue] { [] }

  // MARK: Tree

  /// The layer that this one is in; nil for a root.
  open var superlayer: CALayer? { parent }
  /// The layers in this one, back to front; nil for none. Setting it removes those that are left out.
  open var sublayers: [CALayer]? {
    get { sublayerList }
    set { replaceSublayers(newValue ?? []) }
  }
  final var handle: LayerHandle {
    if let handleStorage { return handleStorage }
    let made = LayerHandle(self)
    handleStorage = made
    return made
  }
  @exclusivity(unchecked) final private var handleStorage: LayerHandle?
  @exclusivity(unchecked) final private var parentHandle: LayerHandle?
  var parent: CALayer? {
    get { parentHandle?.layer }
    set { parentHandle = newValue?.handle }
  }
  @exclusivity(unchecked) var sublayerList: [CALayer]?

  /// Puts a layer in front of the others, out of the superlayer it has. Adding a layer to itself or to one below it
  /// ends the process with Core Animation's exception.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList?.count ?? 0) }
  /// Puts a layer at a place in `sublayers`; a greater index than there are counts as the last.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Puts a layer directly behind another; behind all when that one is nil or not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling) ?? 0))
  }

  /// Puts a layer directly in front of another; in front of all when that one is nil or not in this layer.
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

  /// Takes the layer out of its superlayer. Does nothing for a root.
  open func removeFromSuperlayer() { detach() }

  // MARK: Life

  // Not isolated, so that types which are not may have layers as default values, as on Apple's platforms.
  nonisolated public override init() {
    super.init()
    if type(of: self) != CALayer.self { MainThread.run { prepareClass() } }
  }

  /// A copy of another layer's properties, without its tree. Subclasses override it to copy their own.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    name = other.name
    if let values = other.extras?.values, !values.isEmpty { loadedExtras.values = values }
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
      loadedExtras.copySpace(of: other.loadedExtras)
      loadedExtras.values = other.loadedExtras.values
    }
    if type(of: self) != CALayer.self { prepareClass() }
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    if sublayerList != nil { CALayer.release(&sublayerList) }
    releaseAssociatedObjects(of: self)
  }

  // MARK: Layout

  /// Asks for `layoutSublayers()` in the next pass. For the layer of a view, asks that view.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether layout is due.
  open func needsLayout() -> Bool { isLayoutDue }
  /// Lays out now this layer and those below it where it is due, beginning higher up where superlayers are due
  /// themselves.
  open func layoutIfNeeded() { layoutIfDue() }
  /// Places the sublayers: calls the delegate. Called after the size or the sublayers have changed, if the layer is of
  /// a subclass or has a delegate.
  open func layoutSublayers() { owner?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Whether a change of a property makes the layer draw again. False unless overridden; asked once for each class.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Asks for `display()` when the layer is painted next.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Asks for `display()` as `setNeedsDisplay()` does: `r` is ignored, and the whole layer draws.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether `display()` is due: it was asked for, or a property of `needsDisplay(forKey:)` has changed.
  open func needsDisplay() -> Bool { isDisplayDue }
  /// Calls `display()` now, if it is due.
  open func displayIfNeeded() { displayIfDue() }
  /// Whether a new size makes the layer draw again. False by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set {
      loadedExtras.needsDisplayOnBoundsChange = newValue
      if newValue { watchesBounds = true }
    }
  }

  /// Gives the layer its content: calls the delegate, or draws by `draw(in:)`. Override it to set `contents`.
  open func display() {
    if let owner { owner.display(self) } else { drawContents() }
  }

  /// Draws the layer's content in its own coordinates: calls the delegate. What lies outside of the bounds is cut off.
  ///
  /// - Note: Differs from UIKit: what is drawn is kept as lines and shapes, not as pixels.
  open func draw(in ctx: CGContext) { owner?.draw(self, in: ctx) }
  /// Draws the layer and all below it on a context, in the layer's own coordinates.
  open func render(in ctx: CGContext) { paint(on: ctx) }
}
