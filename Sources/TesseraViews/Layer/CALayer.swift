// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A layer stores the appearance of a view: its geometry, background, border, corners, shadow, opacity and sublayers.
// Views forward these properties to their layers, as in UIKit, so code can set them on either. Drawing is implemented
// in LayerPainter.swift.
//
// The class body declares every member, because Swift can't override members declared in extensions. It is therefore
// longer than 500 lines. The implementations are in extensions.

public import Foundation
@_spi(Tessera) import TesseraGraphics

/// A rectangular area of content in a layer tree.
@preconcurrency @MainActor
open class CALayer: NSObject, @preconcurrency OwnKeyValueCoding {
  /// The delegate, which lays out and draws the layer. Not retained. A view is the delegate of its layer, and this
  /// delegate must not be changed.
  open var delegate: (any CALayerDelegate)? {
    get { owner }
    set {
      owner = newValue
      if newValue != nil, viewOwner == nil { watchesBounds = true }
    }
  }
  /// The delegate: either the view to which the layer belongs or another object.
  final var owner: (any CALayerDelegate)? {
    get { host ?? delegateStorage }
    set {
      host = (newValue as? any LayerHost).flatMap { $0.hostedLayer === self ? $0 : nil }
      delegateStorage = host == nil ? newValue : nil
    }
  }
  /// The view that is the layer's owner or delegate, or nil if the delegate is another object.
  final var viewOwner: (any LayerHost)? {
    if let host { return host }
    return delegateStorage as? any LayerHost
  }
  /// The view that owns the layer. The view clears this reference when it is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var host: (any LayerHost)?
  final private weak var delegateStorage: (any CALayerDelegate)?
  /// A custom name for the layer. Stored but not used.
  open var name: String?
  /// Properties that few layers use.
  @exclusivity(unchecked) var extras: LayerExtras?
  /// Whether size changes are reported, either to a subclass or to a delegate that isn't a view.
  @exclusivity(unchecked) var watchesBounds = false

  // MARK: Geometry

  /// The layer's rectangle in its own coordinate space, in points. Zero in a new layer. A nonzero origin shifts the
  /// sublayers.
  @exclusivity(unchecked) open var bounds: CGRect = .zero {
    willSet { if KeyValues.areObserved { observedWillChange("bounds") } }
    didSet {
      if LayerRecorder.isOn { didChange("bounds", AnimatableValue(oldValue)) }
      if watchesBounds { boundsDidChange(from: oldValue) }
      if KeyValues.areObserved { observedDidChange("bounds") }
    }
  }
  /// The position of the anchor point in the superlayer's coordinate space, in points.
  @exclusivity(unchecked) open var position: CGPoint = .zero {
    willSet { if KeyValues.areObserved { observedWillChange("position") } }
    didSet {
      if LayerRecorder.isOn { didChange("position", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("position") }
    }
  }
  /// The point that is located at `position` and around which `transform` is applied, in fractions of the bounds. The
  /// center by default.
  @exclusivity(unchecked) open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet { if KeyValues.areObserved { observedWillChange("anchorPoint") } }
    didSet {
      if LayerRecorder.isOn { didChange("anchorPoint", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("anchorPoint") }
    }
  }
  /// The order among sibling layers. Layers with higher values are drawn over layers with lower values, and layers
  /// with equal values are drawn in tree order. 0 by default.
  open var zPosition: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("zPosition") } }
    didSet {
      if LayerRecorder.isOn { didChange("zPosition", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("zPosition") }
    }
  }
  /// The transform of the layer and its contents, relative to the anchor point. The identity by default.
  ///
  /// Layers outside of the plane appear in perspective if this matrix or the superlayer's `sublayerTransform` has a
  /// nonzero `m34`. Layers are flattened into their superlayer's plane, except in a `CATransformLayer`.
  ///
  /// - Note: Differs from UIKit: intersecting siblings are drawn one over the other, ordered by the z-coordinates of
  ///   their centers.
  open var transform: CATransform3D = CATransform3DIdentity {
    willSet { if KeyValues.areObserved { observedWillChange("transform") } }
    didSet {
      if !LayerDepth.isUsed { LayerDepth.recordTransform(transform) }
      if LayerRecorder.isOn { didChange("transform", AnimatableValue(transform: oldValue)) }
      if KeyValues.areObserved { observedDidChange("transform") }
    }
  }

  /// The layer's rectangle in the superlayer's coordinate space. Setting this property sets `bounds.size` and
  /// `position`.
  ///
  /// If the layer has a transform, this is the bounding box of the transformed bounds.
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

  /// The transform applied to all sublayers, relative to this layer's anchor point. Its `m34`, which is -1 divided by
  /// the viewer's distance in points, adds perspective. The identity by default.
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

  /// Converts a point from another layer's coordinate space to this layer's. Nil represents the coordinate space that
  /// contains the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    LayerDepth.isUsed ? converted(p, from: l) : p.applying(map(from: l))
  }
  /// Converts a point from this layer's coordinate space to another layer's. Nil represents the coordinate space that
  /// contains the root layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    if LayerDepth.isUsed { return converted(p, to: l) }
    return p.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// Converts a rectangle from another layer's coordinate space to this layer's, and returns its bounding box. Nil
  /// represents the coordinate space that contains the root layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }
  /// Converts a rectangle from this layer's coordinate space to another layer's, and returns its bounding box. Nil
  /// represents the coordinate space that contains the root layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(l?.map(from: self) ?? map(from: nil).inverted())
  }
  /// Converts another layer's time, or the clock's time if the layer is nil, to this layer's time, in seconds.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(of: t, from: l) }
  /// Converts this layer's time to another layer's time, or to the clock's time if the layer is nil, in seconds.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(of: t, from: self) ?? globalTime(ofLocalTime: t)
  }

  /// Returns the frontmost layer at a point in the superlayer's coordinate space: this layer, a descendant, or nil.
  /// Skips hidden layers, and the parts of layers clipped by `masksToBounds`.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
  /// Returns whether the bounds contain a point in the layer's own coordinate space.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the size of the frame unless overridden.
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
  /// The opacity of the layer and its descendants as a group, from 0 to 1. 1 by default. Nothing is drawn at 0.001 or
  /// less.
  open var opacity: Float = 1 {
    willSet { if KeyValues.areObserved { observedWillChange("opacity") } }
    didSet {
      if LayerRecorder.isOn { didChange("opacity", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("opacity") }
    }
  }
  /// The color below the contents and sublayers, within the rounded corners. Nil, the default, is clear.
  open var backgroundColor: CGColor? {
    willSet { if KeyValues.areObserved { observedWillChange("backgroundColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("backgroundColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("backgroundColor") }
    }
  }
  /// The corner radius of the background, the border and, with `masksToBounds`, the contents, in points. 0 by
  /// default.
  open var cornerRadius: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("cornerRadius") } }
    didSet {
      if LayerRecorder.isOn { didChange("cornerRadius", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("cornerRadius") }
    }
  }
  /// The corners to which `cornerRadius` applies. All corners by default.
  open var maskedCorners: CACornerMask = .all
  /// The curve of rounded corners, which is circular or continuous. `.circular` by default.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border in points. The border is inside the bounds and over the sublayers. 0, the default, means
  /// no border.
  open var borderWidth: CGFloat = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("borderWidth") } }
    didSet {
      if LayerRecorder.isOn { didChange("borderWidth", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("borderWidth") }
    }
  }
  /// The color of the border, or nil for no border. Black by default.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { if KeyValues.areObserved { observedWillChange("borderColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("borderColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("borderColor") }
    }
  }
  /// The color of the shadow, or nil for no shadow. Black by default.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) {
    willSet { if KeyValues.areObserved { observedWillChange("shadowColor") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowColor", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowColor") }
    }
  }
  /// The opacity of the shadow. 0, the default, means no shadow. Values above 1 are treated as 1. A layer with
  /// `masksToBounds` has no shadow.
  open var shadowOpacity: Float = 0 {
    willSet { if KeyValues.areObserved { observedWillChange("shadowOpacity") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowOpacity", AnimatableValue(Double(oldValue))) }
      if KeyValues.areObserved { observedDidChange("shadowOpacity") }
    }
  }
  /// The offset of the shadow to the right and downward, in points. (0, -3) by default, which is upward.
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
  /// The outline that casts the shadow, in the layer's coordinate space. If nil, the default, the rounded bounds cast
  /// the shadow if the background is opaque. Otherwise, everything that the layer and its sublayers draw casts the
  /// shadow.
  open var shadowPath: CGPath? {
    willSet { if KeyValues.areObserved { observedWillChange("shadowPath") } }
    didSet {
      if LayerRecorder.isOn { didChange("shadowPath", AnimatableValue(oldValue)) }
      if KeyValues.areObserved { observedDidChange("shadowPath") }
    }
  }
  /// Whether the contents and sublayers are clipped to the bounds and their rounded corners. `false` by default.
  open var masksToBounds = false
  /// A layer whose alpha masks this layer, or nil (the default). Its frame is in this layer's coordinate space, and
  /// it must not have a superlayer.
  open var mask: CALayer?
  /// The view that owns the mask. Retained here because it has no superview.
  final var maskOwner: AnyObject?
  /// A `CGImage` or `UIImage` drawn over the background. Other values aren't drawn.
  open var contents: Any? {
    didSet { if let extras { extras.drawing = nil } }
  }
  /// The visible part of the contents, in fractions of their size. (0, 0, 1, 1) by default.
  open var contentsRect: CGRect {
    get { extras?.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set {
      let old = contentsRect
      guard newValue != old else { return }
      loadedExtras.contentsRect = newValue
      if LayerRecorder.isOn { didChange("contentsRect", AnimatableValue(old)) }
    }
  }
  /// The sampling filter used to enlarge contents. `.linear` by default.
  open var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { loadedExtras.magnificationFilter = newValue }
  }
  /// The sampling filter used to reduce contents. `.linear` by default.
  open var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { loadedExtras.minificationFilter = newValue }
  }
  /// The position and scaling of the contents within the bounds. `.resize`, the default, stretches the contents to
  /// fill the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Whether a translucent layer and its descendants are blended as a group. If `false`, opacity is applied
  /// separately to the layer's own contents and to each of its sublayers. `true` by default.
  open var allowsGroupOpacity: Bool {
    get { !(extras?.forbidsGroupOpacity ?? false) }
    set { if newValue != allowsGroupOpacity { loadedExtras.forbidsGroupOpacity = !newValue } }
  }
  /// Stored but not used, because a layer's contents determine whether it is opaque.
  open var isOpaque = false
  /// The number of pixels per point of a `CGImage` in `contents`. 1 by default.
  open var contentsScale: CGFloat = 1
  /// Whether the layer and its descendants are rasterized to a bitmap at `rasterizationScale` before they are drawn.
  /// `false` by default.
  open var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { if newValue != shouldRasterize { loadedExtras.shouldRasterize = newValue } }
  }
  /// The number of pixels per point of the bitmap for `shouldRasterize`. 1 by default, which is coarse on screens
  /// with a higher scale.
  open var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { if newValue != rasterizationScale { loadedExtras.rasterizationScale = newValue } }
  }

  /// The z-coordinate of the anchor point, in points. 0 by default.
  open var anchorPointZ: CGFloat {
    get { extras?.anchorPointZ ?? 0 }
    set {
      loadedExtras.anchorPointZ = newValue
      if newValue != 0 { LayerDepth.isUsed = true }
    }
  }
  /// Whether the layer is visible when it faces away from the viewer. `true` by default. The direction is determined
  /// by the third row and column of the matrix, as in CSS Transforms 2, section 4.6.
  open var isDoubleSided: Bool {
    get { !(extras?.isSingleSided ?? false) }
    set {
      loadedExtras.isSingleSided = !newValue
      if !newValue { LayerDepth.isUsed = true }
    }
  }
  /// The name of the blend mode for the content below the layer, such as "multiplyBlendMode", "screenBlendMode" or
  /// "destinationOut", or a Core Image name such as "CIMultiplyBlendMode". Nil, the default, and unknown names
  /// represent normal blending.
  open var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { loadedExtras.compositingFilter = newValue }
  }
  /// The filters applied to the layer and its sublayers, in order. Masks, opacity and group shadows are applied to
  /// the filtered result. Empty by default.
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
  /// The part of the contents that is stretched when they are resized, in fractions of their size. The surrounding
  /// parts aren't stretched. (0, 0, 1, 1), the default, stretches the whole contents.
  open var contentsCenter: CGRect {
    get { extras?.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
    set { loadedExtras.contentsCenter = newValue }
  }
  /// Stored but not used, because images are drawn in their own formats. `.RGBA8Uint` by default.
  open var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { loadedExtras.contentsFormat = newValue }
  }
  /// Stored but not used, because reduced images are averaged. 0 by default.
  open var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { loadedExtras.minificationFilterBias = newValue }
  }
  /// Stored but not used, because edges are always antialiased. `true` by default.
  open var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? true }
    set { loadedExtras.allowsEdgeAntialiasing = newValue }
  }
  /// Stored but not used, because edges are always antialiased. All edges by default.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { loadedExtras.edgeAntialiasingMask = newValue }
  }
  /// Stored but not used, because layers draw synchronously when they are rendered. `false` by default.
  open var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { loadedExtras.drawsAsynchronously = newValue }
  }
  /// Whether sublayers are positioned relative to the bottom edge, with an upward y axis. `false` by default.
  ///
  /// - Note: Differs from UIKit: stored but not used.
  open var isGeometryFlipped: Bool {
    get { extras?.isGeometryFlipped ?? false }
    set { loadedExtras.isGeometryFlipped = newValue }
  }
  /// Returns whether `isGeometryFlipped` is set on an odd number of layers among this layer and its ancestors.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).filter { $0.extras?.isGeometryFlipped == true }.count % 2 == 1
  }

  /// Returns the length of a rounded corner along the edges, as a multiple of the corner radius: 1 for circular
  /// corners, 1.528665 for continuous corners.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The part of the layer not clipped by scroll layers or by superlayers with `masksToBounds`, in the layer's own
  /// coordinate space.
  open var visibleRect: CGRect { shownPart }
  /// Scrolls the nearest enclosing scroll layer so that a point in this layer is at its origin.
  open func scroll(_ p: CGPoint) { scrollUpwards(to: p) }
  /// Scrolls the nearest enclosing scroll layer by the minimum distance that makes a rectangle of this layer visible.
  open func scrollRectToVisible(_ r: CGRect) { scrollUpwards(showing: r) }

  // MARK: Animation

  /// The animations and timing of the layer, or nil for most layers.
  var animations: LayerAnimations?
  var layerTiming: MediaTiming?
  /// Whether the layer has been rendered. Before that, its changes aren't animated implicitly.
  var isShown = false
  /// The actions for property changes, keyed by property. `NSNull` represents no action.
  open var actions: [String: any CAAction]?

  /// Returns the action for a property change: the delegate's action, the action in `actions`, or an implicit
  /// animation. Nil represents no action.
  open func action(forKey event: String) -> (any CAAction)? { resolvedAction(forKey: event) }
  /// Returns a basic animation with the transaction's duration if the property is animatable; otherwise, nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { implicitAction(forKey: event) }

  func didChange(_ keyPath: String, _ old: AnimatableValue) { LayerRecorder.didChange(keyPath, of: self, from: old) }

  /// Adds a copy of an animation. Any animation with the same key is removed. Animations without a key run
  /// concurrently.
  ///
  /// A transition begins with the layer's current appearance, and always has the key `transition`. Without a running
  /// `AnimationClock`, nothing moves, and the delegate is notified of the start and the end immediately.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }
  /// Returns the animation added for a key, or nil.
  open func animation(forKey key: String) -> CAAnimation? { animations?.entries.first { $0.key == key }?.animation }
  /// Returns the keys of the animations in the order in which they are applied, or nil if there are none. Omits
  /// animations without a key.
  open func animationKeys() -> [String]? { namedAnimations }
  /// Removes an animation. Its delegate is notified that it didn't finish, and the layer shows its model value.
  open func removeAnimation(forKey key: String) { removeAnimation(forKey: key, finished: false) }
  /// Removes all animations. Their delegates are notified that they didn't finish.
  open func removeAllAnimations() {
    for entry in animations?.entries ?? [] { removeAnimation(forKey: entry.key, finished: false) }
  }

  /// Returns a copy of the layer with its current presentation values.
  ///
  /// - Note: Differs from UIKit: the result is never nil, and the copy has no sublayers.
  open func presentation() -> Self? { presentationCopy() }
  /// Returns the model layer, which is the layer itself, because presentation layers are plain copies.
  open func model() -> Self { self }

  /// The start of the layer's time in the superlayer's time, in seconds. 0 by default.
  open var beginTime: CFTimeInterval {
    get { layerTiming?.beginTime ?? 0 }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// The offset added to the layer's time, in seconds. 0 by default.
  open var timeOffset: CFTimeInterval {
    get { layerTiming?.timeOffset ?? 0 }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// The rate of the layer's time. 0 pauses its animations, so that `timeOffset` can control them. 1 by default.
  open var speed: Float {
    get { layerTiming?.speed ?? 1 }
    set { setTiming { $0.speed = newValue } }
  }
  /// Stored but not used, because only `beginTime`, `speed` and `timeOffset` apply to a layer's timing.
  open var repeatCount: Float {
    get { layerTiming?.repeatCount ?? 0 }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// Stored but not used by layers.
  open var repeatDuration: CFTimeInterval {
    get { layerTiming?.repeatDuration ?? 0 }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Stored but not used by layers.
  open var duration: CFTimeInterval {
    get { layerTiming?.duration ?? 0 }
    set { setTiming { $0.duration = newValue } }
  }
  /// Stored but not used by layers.
  open var autoreverses: Bool {
    get { layerTiming?.autoreverses ?? false }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// Stored but not used by layers. `.removed` by default.
  open var fillMode: CAMediaTimingFillMode {
    get { layerTiming?.fillMode ?? .removed }
    set { setTiming { $0.fillMode = newValue } }
  }

  // MARK: Key-value coding

  /// Returns the value of a property, or the value stored for another key.
  ///
  /// Numbers are returned as `NSNumber`, points, sizes and rectangles as `NSValue`, and transforms as
  /// `CATransform3D`.
  ///
  /// - Note: Differs from UIKit: properties that a subclass declares can't be accessed by name.
  open func value(forKey key: String) -> Any? { keyedValue(key) }
  /// Sets a property, or stores a value for another key. Nil resets a property to its default.
  open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, forKeyPath: key) }
  /// Returns the value of a property or of one of its components, such as `position.x` or `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(keyPath) }
  /// Sets a property or one of its components, such as `position.x` or `transform.rotation.z`. A value of a different
  /// type is treated as zero or nil.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, forKeyPath: keyPath) }
  /// Returns the value that a property has in a new layer.
  open class func defaultValue(forKey key: String) -> Any? { prototypeValue(key) }

  package func ownValue(forKey key: String) -> Any? { value(forKey: key) }
  package func setOwnValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  // MARK: Painting of subclasses

  /// Whether the class draws additional content over its background.
  var paintsMore: Bool { false }
  func paintMore(_ look: LayerStyle, into canvas: inout Canvas) {}
  /// The appearance of the additional content as words and colors. Empty if there is none.
  var ownInspectionAttributes: [LookValue] { [] }

  // MARK: Tree

  /// The layer that contains this layer, or nil for a root layer.
  open var superlayer: CALayer? { parent }
  /// The sublayers from back to front, or nil if there are none. Setting this property removes omitted layers.
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

  /// Adds a layer in front of all sublayers, and removes it from its previous superlayer. Adding a layer to itself or
  /// to a descendant terminates the process with Core Animation's exception.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayerList?.count ?? 0) }
  /// Inserts a layer at an index of `sublayers`. The index is clamped to the number of sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a layer directly below a sibling. If the sibling is nil or isn't a sublayer, inserts the layer below
  /// all sublayers.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling) ?? 0))
  }

  /// Inserts a layer directly in front of a sibling. If the sibling is nil or isn't a sublayer, inserts the layer in
  /// front of all sublayers.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(index(of: sibling).map { $0 + 1 } ?? sublayerList?.count ?? 0))
  }

  /// Replaces a sublayer with another layer. A no-op if `oldLayer` isn't a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, index(of: oldLayer) != nil else { return }
    newLayer.removeFromSuperlayer()
    guard let place = index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    insertSublayer(newLayer, at: UInt32(place))
  }

  /// Removes the layer from its superlayer. A no-op for a root layer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Lifecycle

  // Nonisolated, so that nonisolated types can have layers as default values, as on Apple platforms.
  nonisolated public override init() {
    super.init()
    if type(of: self) != CALayer.self { MainThread.run { prepareClass() } }
  }

  /// Creates a copy of another layer's properties, without its sublayers. Subclasses override this initializer to
  /// copy their own properties.
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

  /// Schedules `layoutSublayers()` for the next layout pass. For the layer of a view, schedules the layout of the
  /// view.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Returns whether the layer needs layout.
  open func needsLayout() -> Bool { isLayoutDue }
  /// Lays out this layer and its descendants now if they need layout. Begins with superlayers that need layout as
  /// well.
  open func layoutIfNeeded() { layoutIfDue() }
  /// Lays out the sublayers by calling the delegate. Called after the size or the sublayers have changed, if the
  /// layer has a delegate or its class is a subclass.
  open func layoutSublayers() { owner?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Returns whether a change to a property redraws the layer. `false` unless overridden. Called once per class.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Schedules `display()` for the next time the layer is rendered.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Schedules `display()` like `setNeedsDisplay()`. Ignores `r` and redraws the whole layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Returns whether `display()` is scheduled, either by a call or by a change to a property for which
  /// `needsDisplay(forKey:)` returns true.
  open func needsDisplay() -> Bool { isDisplayDue }
  /// Calls `display()` now if it is scheduled.
  open func displayIfNeeded() { displayIfDue() }
  /// Whether a change in size redraws the layer. `false` by default.
  open var needsDisplayOnBoundsChange: Bool {
    get { extras?.needsDisplayOnBoundsChange ?? false }
    set {
      loadedExtras.needsDisplayOnBoundsChange = newValue
      if newValue { watchesBounds = true }
    }
  }

  /// Updates the layer's contents by calling the delegate or `draw(in:)`. Override this method to set `contents`.
  open func display() {
    if let owner { owner.display(self) } else { drawContents() }
  }

  /// Draws the layer's contents in its own coordinate space by calling the delegate. Drawing is clipped to the
  /// bounds.
  ///
  /// - Note: Differs from UIKit: drawings are stored as lines and shapes rather than as pixels.
  open func draw(in ctx: CGContext) { owner?.draw(self, in: ctx) }
  /// Draws the layer and its descendants in a context, in the layer's own coordinate space.
  open func render(in ctx: CGContext) { paint(on: ctx) }
}
