// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layer stores the appearance of a view: geometry, background, border, corners, shadow, opacity, sublayers. Views forward to
// their layer, as in UIKit, so that code may set either. Painting is in LayerPainter.swift.
//
// The class body declares every member, because Swift can't override members that an extension declares. It is therefore longer
// than 500 lines; the implementations are in extensions.

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A rectangle of content in a tree of layers.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency OwnKeyValueCoding {
  /// The delegate, which lays out and draws the layer. A weak reference. A view is the delegate of its layer, which must
  /// not be changed.
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
  /// The view whose layer this is. It clears the reference when it is destroyed.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var host: (any LayerHost)?
  final private weak var delegateStorage: (any CALayerDelegate)?
  /// A custom name of the layer. Stored but not used.
  open var name: String?
  /// Properties that most layers do not use.
  @exclusivity(unchecked) var extras: LayerExtras?
  /// Whether size changes are reported: to a subclass, or to a delegate that is not a view.
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
  /// The position of the anchor point in the superlayer's coordinates, in points.
  @exclusivity(unchecked) open var position: CGPoint = .zero {
    willSet { if KeyValues.areObserved { observedWillChange("position") } }
    didSet {
      if LayerRecorder.isOn { didChange("position", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("position") }
    }
  }
  /// The point that `position` places and `transform` rotates around, in fractions of the bounds. The center by default.
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
  /// The transform of the layer and its contents, around the anchor point. Identity by default.
  ///
  /// Layers outside the plane are seen in perspective if this matrix, or the superlayer's `sublayerTransform`, has an `m34`.
  /// Layers are flattened into their superlayer's plane, except in a `CATransformLayer`.
  ///
  /// - Note: Differs from UIKit: intersecting siblings are painted one over the other, by the height of their centers.
  open var transform: CATransform3D = CATransform3DIdentity {
    willSet { if KeyValues.areObserved { observedWillChange("transform") } }
    didSet {
      if !LayerDepth.isUsed { LayerDepth.recordTransform(transform) }
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
      guard KeyValues.areObserved else { return setFrame(to: newValue) }
      observedGeometry("frame") { setFrame(to: newValue) }
    }
  }

  /// The affine part of `transform`.
  open func affineTransform() -> CGAffineTransform { transform.affine }
  /// Sets `transform` to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// The transform of all sublayers, around this layer's anchor point. Its `m34`, -1 / the eye's distance in points, gives them
  /// perspective. Identity by default.
  open var sublayerTransform: CATransform3D {
    get { extras?.sublayerTransform ?? CATransform3DIdentity }
    set {
      let old = sublayerTransform
      guard newValue != old else { return }
      loadedExtras.sublayerTransform = newValue
      if !LayerDepth.isUsed { LayerDepth.recordTransform(newValue) }
      if LayerRecorder.isOn { didChange("sublayerTransform", AnimatableValue(transform: old)) }
    }
  }

  /// Converts a point of another layer to this layer's coordinates. Nil means the coordinates that contain the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerDepth.isUsed ? converted(p, from: l) : p.applying(map(from: l))
  }
  /// Converts a point of this layer to another one's coordinates. Nil means the coordinates that contain the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if LayerDepth.isUsed { return converted(p, to: l) }
    return p.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// Returns the bounding box of another layer's rectangle in this layer's coordinates. Nil means the coordinates that contain
  /// the root layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }
  /// Returns the bounding box of this layer's rectangle in another one's coordinates. Nil means the coordinates that contain
  /// the root layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// Converts a time of another layer, or of the clock if nil, to this layer's time. In seconds.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(of: t, from: l) }
  /// Converts a time of this layer to another one's time, or to the clock's if nil. In seconds.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(of: t, from: self) ?? globalTime(ofLocalTime: t)
  }

  /// Returns the frontmost layer at a point of the superlayer's coordinates: this one or a descendant; nil for none. Skips
  /// hidden layers and the parts that a layer with `masksToBounds` clips.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
  /// Returns whether the bounds contain a point of the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the frame's size, unless overridden.
  open func preferredFrameSize() -> CGSize { frame.size }

  // MARK: Appearance

  /// Whether the layer and its descendants are hidden. `false` by default.
  @exclusivity(unchecked) open var isHidden = false {
    willSet { if KeyValues.areObserved { observedWillChange("isHidden") } }
    didSet {
      if LayerRecorder.isOn { didChange("hidden", AnimatableValue(discrete: oldValue)) }
      if KeyValues.areObserved { observedDidChange("isHidden") }
    }
  }
  /// The opacity of the layer and its descendants as a group, from 0 to 1. 1 by default. Nothing is painted at 0.001 or less.
  open var opacity: Float = 1 {
    willSet { if KeyValues.areObserved { observedWillChange("opacity") } }
    didSet {
      if LayerRecorder.isOn { didChange("opacity", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("opacity") }
    }
  }
  /// The color below contents and sublayers, within the rounded corners. Nil, the default, is clear.
  open var backgroundColor: CGColor? {
    willSet { if KeyValues.areObserved { observedWillChange("backgroundColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("backgroundColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("backgroundColor") }
    }
  }
  /// The corner radius of background, border and, with `masksToBounds`, of the contents. In points; 0 by default.
  open var cornerRadius: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("cornerRadius") } }
    didSet {
      if LayerRecorder.isOn { didChange("cornerRadius", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("cornerRadius") }
    }
  }
  /// The corners that `cornerRadius` applies to. All by default.
  open var maskedCorners: CACornerMask = .all
  /// The curve of rounded corners: circular or continuous. `.circular` by default.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The border's width in points, inside the bounds and over the sublayers. 0, the default, means none.
  open var borderWidth: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("borderWidth") } }
    didSet {
      if LayerRecorder.isOn { didChange("borderWidth", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("borderWidth") }
    }
  }
  /// The border's color: black by default; nil for none.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { if KeyValues.areObserved { observedWillChange("borderColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("borderColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("borderColor") }
    }
  }
  /// The shadow's color: black by default; nil for none.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { if KeyValues.areObserved { observedWillChange("shadowColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowColor") }
    }
  }
  /// The shadow's opacity; 0, the default, means none, and more than 1 counts as 1. A layer with `masksToBounds` has no shadow.
  open var shadowOpacity: Float = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("shadowOpacity") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowOpacity", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("shadowOpacity") }
    }
  }
  /// The distance of the shadow to the right of the layer and below it, in points. (0, -3) by default, which is above.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { if KeyValues.areObserved { observedWillChange("shadowOffset") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowOffset", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowOffset") }
    }
  }
  /// The standard deviation of the shadow's Gaussian blur, in points. 3 by default.
  open var shadowRadius: CGFloat = 3 {
    willSet { if KeyValues.areObserved { observedWillChange("shadowRadius") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowRadius", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("shadowRadius") }
    }
  }
  /// The outline that casts the shadow, in the layer's coordinates. Nil, the default, uses the rounded bounds if the background
  /// is opaque, and otherwise everything that the layer and its sublayers paint.
  open var shadowPath: CGPath? {
    willSet { if KeyValues.areObserved { observedWillChange("shadowPath") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowPath", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowPath") }
    }
  }
  /// Whether contents and sublayers are clipped to the bounds and their rounded corners. `false` by default.
  open var masksToBounds = false
  /// A layer whose alpha masks this one. Its frame is in this layer's coordinates, and it must have no superlayer. Nil, the
  /// default, masks nothing.
  open var mask: CALayer?
  /// The view of the mask, retained here because it has no superview.
  final var maskOwner: AnyObject?
  /// A `CGImage` or a `UIImage`, painted over the background. Other values paint nothing.
  open var contents: Any? {
    didSet { if let extras { extras.drawing = nil } }
  }
  /// The visible part of the contents, as fractions of their size. (0, 0, 1, 1) by default.
  open var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsRect
      guard newValue != old else { return }
      loadedExtras.contentsRect = newValue
      if LayerRecorder.isOn { didChange("contentsRect", AnimatableValue(old)) }
    }
  }
  /// The sampling of enlarged contents. `.linear` by default.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { loadedExtras.magnificationFilter = newValue }
  }
  /// The sampling of reduced contents. `.linear` by default.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { loadedExtras.minificationFilter = newValue }
  }
  /// The position of the contents in the bounds, and whether they fill them. `.resize` by default, which stretches them.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Whether a translucent layer and its descendants are blended as a group. If false, opacity applies separately to the
  /// layer's own contents and to each of its sublayers. `true` by default.
  open var allowsGroupOpacity: Bool {
    get { !(extras?.forbidsGroupOpacity ?? false) }
    set { if newValue != allowsGroupOpacity { loadedExtras.forbidsGroupOpacity = !newValue } }
  }
  /// Stored but not used: a layer's contents determine whether it is opaque.
  open var isOpaque = false
  /// The pixels per point of a `CGImage` in `contents`. 1 by default.
  open var contentsScale: CGFloat = 1
  /// Whether the layer and its descendants are first painted into a bitmap of `rasterizationScale`. `false` by default.
  open var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { if newValue != shouldRasterize { loadedExtras.shouldRasterize = newValue } }
  }
  /// The pixels per point of the bitmap of `shouldRasterize`. 1 by default, which is coarse on screens with a higher scale.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { loadedExtras.rasterizationScale = newValue } }
  }

  /// The position of the anchor point along z, in points. 0 by default.
  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set {
      loadedExtras.anchorPointZ = newValue
      if newValue != 0 { LayerDepth.isUsed = true }
    }
  }
  /// Whether the layer is visible when it faces away. `true` by default. The third row and column of the matrix determine this,
  /// as in CSS Transforms 2, section 4.6.
  open var isDoubleSided: Bool {
    get { !(extras?.isSingleSided ?? false) }
    set {
      loadedExtras.isSingleSided = !newValue
      if !newValue { LayerDepth.isUsed = true }
    }
  }
  /// The name of the blend mode with the content below, such as "multiplyBlendMode", "screenBlendMode" or "destinationOut", or
  /// one of Core Image such as "CIMultiplyBlendMode". Nil, the default, and unknown names mean normal blending.
  open var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { loadedExtras.compositingFilter = newValue }
  }
  /// The filters through which the layer and its sublayers are shown, the first one first. Masks, opacity and group shadows apply
  /// to the filtered result. Empty by default.
  package var contentFilters: [ContentFilter] {
    get { extras?.contentFilters ?? [] }
    set { if extras != nil || !newValue.isEmpty { loadedExtras.contentFilters = newValue } }
  }
  /// Stored but not used, as on iOS. Nil by default.
  open var filters: [Any]? {
    get { extras?.filters }
    set { loadedExtras.filters = newValue }
  }
  /// Stored but not used, as on iOS. Nil by default.
  open var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { loadedExtras.backgroundFilters = newValue }
  }
  /// The part of the contents that is stretched when they are resized, as fractions of their size; the parts around it keep
  /// their size. (0, 0, 1, 1) by default, which stretches all.
  open var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { loadedExtras.contentsCenter = newValue }
  }
  /// Stored but not used: images keep their format. `.RGBA8Uint` by default.
  open var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { loadedExtras.contentsFormat = newValue }
  }
  /// Stored but not used: reduced images are averaged. 0 by default.
  open var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { loadedExtras.minificationFilterBias = newValue }
  }
  /// Stored but not used: edges are always antialiased. `true` by default.
  open var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? true }
    set { loadedExtras.allowsEdgeAntialiasing = newValue }
  }
  /// Stored but not used: edges are always antialiased. All edges by default.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { loadedExtras.edgeAntialiasingMask = newValue }
  }
  /// Stored but not used: layers draw when they are painted. `false` by default.
  open var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { loadedExtras.drawsAsynchronously = newValue }
  }
  /// Whether sublayers are placed from the bottom edge, with y pointing up. `false` by default.
  ///
  /// - Note: Differs from UIKit: stored but not used.
  open var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { loadedExtras.isGeometryFlipped = newValue }
  }
  /// Returns whether `isGeometryFlipped` is set on an odd number of layers from this one up.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).filter { $0.extras?.isGeometryFlipped == true }.count % 2 == 1
  }

  /// Returns the extent of corners along the edges, as a multiple of their radius: 1 for circular, 1.528665 for continuous
  /// corners.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The part of the layer that superlayers with `masksToBounds` and scroll layers do not clip, in its own coordinates.
  open var visibleRect: CGRect { shownPart }
  /// Scrolls the nearest enclosing scroll layer so that a point of this layer is at its origin.
  open func scroll(_ p: CGPoint) { scrollUpwards(to: p) }
  /// Scrolls the nearest enclosing scroll layer as little as needed to show a rectangle of this layer.
  open func scrollRectToVisible(_ r: CGRect) { scrollUpwards(showing: r) }

  // MARK: Animation

  /// The animations and the timing of the layer; nil for most layers.
  var animations: LayerAnimations?
  var layerTiming: MediaTiming?
  /// Whether the layer has been painted. Only then do its changes animate implicitly.
  var isShown = false
  /// The actions of property changes, by key; `NSNull` for no action.
  open var actions: [String: any CAAction]?

  /// Returns the action of a property change: the delegate's action, the one in `actions`, or an implicit animation. Nil means
  /// none.
  open func action(forKey event: String) -> (any CAAction)? { resolvedAction(forKey: event) }
  /// Returns a basic animation with the transaction's duration, for an animatable property; nil for others.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAction(forKey: event) }

  func didChange(_ keyPath: String, _ old: AnimatableValue) { LayerRecorder.didChange(keyPath, of: self, from: old) }

  /// Adds a copy of an animation. An animation with the same key is removed; animations without a key run concurrently.
  ///
  /// A transition begins with the current appearance of the layer, and has the key `transition`. Without a running
  /// `AnimationClock` nothing moves: the delegate is notified of start and end immediately.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }
  /// Returns the animation of a key, as it was added; nil for none.
  open func animation(forKey key: String) -> CAAnimation? { animations?.entries.first { $0.key == key }?.animation }
  /// Returns the keys of the animations in the order in which they apply; nil for none. Omits animations without a key.
  open func animationKeys() -> [String]? { namedAnimations }
  /// Removes an animation. Its delegate is notified that it did not finish; the layer shows its model value.
  open func removeAnimation(forKey key: String) { removeAnimation(forKey: key, finished: false) }
  /// Removes all animations. Their delegates are notified that they did not finish.
  open func removeAllAnimations() {
    for entry in animations?.entries ?? [] { removeAnimation(forKey: entry.key, finished: false) }
  }

  /// Returns a copy of the layer with its current presentation values.
  ///
  /// - Note: Differs from UIKit: never nil, and the copy has no sublayers.
  open func presentation() -> Self? { presentationCopy() }
  /// Returns the layer that this one presents: the layer itself, as presentations are plain copies.
  open func model() -> Self { self }

  /// The start of the layer's time, in the superlayer's time. In seconds; 0 by default.
  open var beginTime: CFTimeInterval {
    get { layerTiming?.beginTime ?? 0 }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// The offset added to the layer's time. In seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { layerTiming?.timeOffset ?? 0 }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// The rate of the layer's time; 0 stops its animations, so that `timeOffset` can control them. 1 by default.
  open var speed: Float {
    get { layerTiming?.speed ?? 1 }
    set { setTiming { $0.speed = newValue } }
  }
  /// Stored but not used: only `beginTime`, `speed` and `timeOffset` apply to a layer's own timing.
  open var repeatCount: Float {
    get { layerTiming?.repeatCount ?? 0 }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// Stored but not used in a layer.
  open var repeatDuration: CFTimeInterval {
    get { layerTiming?.repeatDuration ?? 0 }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Stored but not used in a layer.
  open var duration: CFTimeInterval {
    get { layerTiming?.duration ?? 0 }
    set { setTiming { $0.duration = newValue } }
  }
  /// Stored but not used in a layer.
  open var autoreverses: Bool {
    get { layerTiming?.autoreverses ?? false }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// Stored but not used in a layer. `.removed` by default.
  open var fillMode: CAMediaTimingFillMode {
    get { layerTiming?.fillMode ?? .removed }
    set { setTiming { $0.fillMode = newValue } }
  }

  // MARK: Key-value coding

  /// Returns the value of a property, or the value stored under another key.
  ///
  /// Numbers are `NSNumber`s, points, sizes and rectangles `NSValue`s, transforms `CATransform3D`s.
  ///
  /// - Note: Differs from UIKit: properties that a subclass declares can't be accessed by name.
  open func value(forKey key: String) -> Any? { keyedValue(key) }
  /// Sets a property, or stores a value under another key. Nil sets a property to its default.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKeyPath: key) }
  /// Returns the value of a property or a part of it: `position.x`, `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }
  /// Sets a property or a part of one: `position.x`, `transform.rotation.z`. A value of a different type counts as zero or nil.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }
  /// Returns the value of a property in a new layer.
  open class func defaultValue(forKey key: String) -> Any? { prototypeValue(key) }

  package func ownValue(forKey key: String) -> Any? { value(forKey: key) }
  package func setOwnValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  // MARK: Painting of subclasses

  /// Whether the class paints additional content over its background.
  var paintsMore: Bool { false }
  func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {}
  /// The appearance of the additional content as words and colors; empty for none.
  var ownInspectionAttributes: [LookValue] { [] }

  // MARK: Tree

  /// The layer that contains this one; nil for a root.
  open var superlayer: CALayer? { parent }
  /// The sublayers from back to front; nil for none. Setting it removes omitted layers.
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

  /// Adds a layer in front of the others, and removes it from its superlayer. Adding a layer to itself or to a descendant ends
  /// the process with Core Animation's exception.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList?.count ?? 0) }
  /// Inserts a layer at an index of `sublayers`. An index that is too large counts as the last one.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly below another, or below all if that one is nil or not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling) ?? 0))
  }

  /// Inserts a layer directly above another, or above all if that one is nil or not in this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling).map { $0 + 1 } ?? sublayerList?.count ?? 0))
  }

  /// Replaces a layer with another. Does nothing if it is not in this layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, index(of: oldLayer) != nil else { return }
    newLayer.removeFromSuperlayer()
    guard let place = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  /// Removes the layer from its superlayer. Does nothing for a root.
  open func removeFromSuperlayer() { detach() }

  // MARK: Lifecycle

  // Not isolated, so that nonisolated types may have layers as default values, as on Apple's platforms.
  nonisolated public override init() {
    super.init()
    if type(of: self) != CALayer.self { MainThread.run { prepareClass() } }
  }

  /// Creates a copy of another layer's properties, without its tree. Subclasses override it to copy their own.
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
    handleStorage?.layer = nil
    if sublayerList != nil { CALayer.release(&sublayerList) }
    releaseAssociatedObjects(of: self)
  }

  // MARK: Layout

  /// Schedules `layoutSublayers()` in the next pass. For the layer of a view, schedules layout of the view.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Returns whether the layer needs layout.
  open func needsLayout() -> Bool { isLayoutDue }
  /// Lays out this layer and its descendants now if they need layout, beginning with superlayers that also need it.
  open func layoutIfNeeded() { layoutIfDue() }
  /// Lays out the sublayers by calling the delegate. Called after the size or the sublayers have changed, if the layer is of a
  /// subclass or has a delegate.
  open func layoutSublayers() { owner?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Returns whether a change of a property redraws the layer. `false` unless overridden; called once for each class.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Schedules `display()` for the next time the layer is painted.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Schedules `display()` as `setNeedsDisplay()` does: ignores `r`, and redraws the whole layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether `display()` is scheduled, by a call or by a change of a property with `needsDisplay(forKey:)`.
  open func needsDisplay() -> Bool { isDisplayDue }
  /// Calls `display()` now if it is scheduled.
  open func displayIfNeeded() { displayIfDue() }
  /// Whether a change of size redraws the layer. `false` by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set {
      loadedExtras.needsDisplayOnBoundsChange = newValue
      if newValue { watchesBounds = true }
    }
  }

  /// Updates the layer's content: calls the delegate, or draws with `draw(in:)`. Override it to set `contents`.
  open func display() {
    if let owner { owner.display(self) } else { drawContents() }
  }

  /// Draws the layer's content in its own coordinates by calling the delegate. Drawing is clipped to the bounds.
  ///
  /// - Note: Differs from UIKit: drawings are stored as lines and shapes, not as pixels.
  open func draw(in ctx: CGContext) { owner?.draw(self, in: ctx) }
  /// Draws the layer and its descendants in a context, in the layer's own coordinates.
  open func render(in ctx: CGContext) { paint(on: ctx) }
}
