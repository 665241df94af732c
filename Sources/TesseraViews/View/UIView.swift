// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The base class of all views. This file contains a view's stored state, its initializers and every overridable
// member, because Swift allows overriding only members of the class body. The implementations are in extensions:
// hierarchy, geometry, layout, constraints, margins, rendering, animation. The file is longer than 500 lines because
// UIView has many members, but each member has only a few lines.

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A rectangular area that shows content, contains subviews and can be laid out with constraints.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutView, CALayerDelegate, @preconcurrency NSCoding {
  // MARK: State

  /// The view's layer, even if `layer` is overridden.
  let layerStorage: CALayer
  /// A weak handle to the view.
  package final var itemHandle: ItemHandle {
    if let handleStorage { return handleStorage }
    ItemHandle.findByClass()
    let made = ItemHandle(view: self)
    handleStorage = made
    return made
  }
  @exclusivity(unchecked) final private var handleStorage: ItemHandle?
  @exclusivity(unchecked) final private var superviewHandle: ItemHandle?
  /// The view's superview, even if `superview` is overridden.
  final var superviewStorage: UIView? {
    get { superviewHandle?.view }
    set { superviewHandle = newValue?.itemHandle }
  }
  /// A weak reference to the superview. Nil for the root of a view tree.
  open var superview: UIView? { superviewStorage }
  /// The direct subviews, from back to front.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []
  /// The constraints whose items have this view as their nearest common ancestor, in activation order.
  @exclusivity(unchecked) open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that the view owns, in the order in which they were added. A system guide such as
  /// `safeAreaLayoutGuide` is included after its first use.
  @exclusivity(unchecked) open internal(set) var layoutGuides: [UILayoutGuide] = []

  @exclusivity(unchecked) package final var layoutNode: EngineNode?
  @exclusivity(unchecked) package final var constraintLinks: ConstraintLinks?
  package final var itemView: (any LayoutView)? { self }
  package final var layoutView: (any LayoutView)? { self }
  package final var layoutContainer: (any LayoutView)? { superview }
  /// The layout engine, if the view is the root of its tree.
  @exclusivity(unchecked) package final var rootEngine: LayoutEngine?
  @exclusivity(unchecked) package var flags = ViewFlags()
  /// The offset of the view's origin caused by rounding to pixels, and whether it has changed since subviews were
  /// last laid out.
  @exclusivity(unchecked) var residual: CGPoint = .zero
  @exclusivity(unchecked) var residualMoved = false
  var contentPriorities: ContentPriorities
  @exclusivity(unchecked) package var margins = MarginState()
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  @exclusivity(unchecked) var cachedTraits: UITraitCollection?
  /// Trait overrides and registrations. Nil until the first of them is set.
  @exclusivity(unchecked) package var traitState: TraitState?
  package weak var viewController: UIViewController?
  /// Objects that other modules associate with the view, by type. They are released with the view.
  @exclusivity(unchecked) package var attachedObjects: [ObjectIdentifier: AnyObject] = [:]

  /// Shortcuts to ancestors, which speed up lookups in deep trees.
  @exclusivity(unchecked) var ancestorHints: AncestorHints?

  /// Gesture recognizers and accessibility. Nil for the many views without any.
  @exclusivity(unchecked) var interaction: ViewInteraction?

  /// A number by which `viewWithTag(_:)` finds the view. 0 by default.
  open var tag = 0 {
    willSet { KeyValues.willSet(self, "tag") }
    didSet { KeyValues.didSet(self, "tag") }
  }
  /// Whether the view and its subviews receive touches. `true` by default, except in labels and image views.
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time. `false` by default.
  open var isMultipleTouchEnabled = false
  /// Whether other views receive no touches while this view has a touch. `false` by default.
  open var isExclusiveTouch = false
  /// The restoration identifier. Stored but not used, because there is no state restoration.
  open var restorationIdentifier: String?
  /// Encodes the state. Never called, because there is no state restoration.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state. Never called, because there is no state restoration.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// An identifier that is not presented to users. Constraint logs, layout dumps, audits and renderers use it to find
  /// and name views.
  open var accessibilityIdentifier: String? {
    willSet { KeyValues.willSet(self, "accessibilityIdentifier") }
    didSet { KeyValues.didSet(self, "accessibilityIdentifier") }
  }
  /// The way in which an image view scales its image. Stored but not used in other views, which always draw for their
  /// current size.
  open var contentMode: ContentMode = .scaleToFill
  /// The margins and lengths of the frame that absorb a change of the superview's size, in proportion to their
  /// lengths. Empty by default. Has no effect if `translatesAutoresizingMaskIntoConstraints` is `false`.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutEngineIfLoaded?.frameDidChange(of: self) } }
  }
  /// Whether a change of this view's size resizes subviews according to their autoresizing masks. `true` by default.
  @exclusivity(unchecked) open var autoresizesSubviews = true {
    didSet {
      guard autoresizesSubviews != oldValue, let engine = layoutEngineIfLoaded else { return }
      for view in subviews where !view.autoresizingMask.isEmpty { engine.frameDidChange(of: view) }
    }
  }
  /// The light or dark style of the view and its subviews. `.unspecified`, the default, means the inherited style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { traitsDidChange() }
  }
  /// Determines the layout direction. `.forceLeftToRight`, `.playback` and `.spatial` are left to right, and
  /// `.forceRightToLeft` is right to left. `.unspecified`, the default, uses the direction of the traits. Subviews do
  /// not inherit the attribute.
  @exclusivity(unchecked) open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  // MARK: Creation

  /// Creates a view with a frame in its future superview's coordinates.
  public init(frame: CGRect) {
    layerStorage = Self.makeLayer()
    contentPriorities = ContentPriorities()
    super.init()
    layerStorage.host = self
    contentPriorities = defaultContentPriorities
    layer.isOpaque = isOpaqueByDefault
    if frame != .zero { setFrame(frame) }
  }

  public required init?(coder: NSCoder) {
    layerStorage = Self.makeLayer()
    contentPriorities = ContentPriorities()
    super.init()
    layerStorage.host = self
    contentPriorities = defaultContentPriorities
    layer.isOpaque = isOpaqueByDefault
    coder.finishDecoding(self, at: UIView.self)
    ViewArchive.decode(self, from: coder)
  }

  /// Archives the view and its subviews, so `NSKeyedUnarchiver` can create a copy with `init(coder:)`. Overrides must
  /// call `super`.
  ///
  /// - Note: Differs from UIKit: only the geometry, `alpha`, `isHidden`, `tag`, `clipsToBounds`, `contentMode`,
  ///   `autoresizingMask`, `isUserInteractionEnabled` and the subviews are archived. Colors, constraints, gesture
  ///   recognizers and the properties of UIKit's subclasses are not archived.
  open func encode(with coder: NSCoder) { ViewArchive.encode(self, to: coder) }

  @preconcurrency @MainActor public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    handleStorage?.clear()
    layerStorage.host = nil
    // The engine has an unowned reference to this view, its root. It is released first, because objects that are
    // deallocated with the view may still call it.
    if rootEngine != nil { rootEngine = nil }
    if !constraints.isEmpty { UIView.unlink(constraints) }
    if !subviews.isEmpty { Teardown.release(&subviews) }
  }

  /// The layer that stores the view's geometry and appearance. It is an instance of `layerClass`, created with the
  /// view, and never replaced.
  open var layer: CALayer { layerStorage }
  /// The class of the view's layer, which must be `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      raise("NSInvalidArgumentException", "+[\(Self.self) layerClass] must be CALayer or a subclass of it.")
    }
    return type == CALayer.self ? CALayer() : LayerFactory.make(type)
  }

  // MARK: Geometry

  /// The view's rectangle in the superview's coordinates, in points.
  ///
  /// If the view has a transform, the frame is the bounding box of the transformed bounds. NaN ends the process with
  /// UIKit's exception, and infinite coordinates are replaced with the largest finite coordinates. If constraints
  /// position the view, the next layout resets the frame.
  open var frame: CGRect {
    get { layerStorage.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points. A change of the size preserves `center`. An origin other
  /// than zero offsets all subviews. NaN ends the process with UIKit's exception.
  open var bounds: CGRect {
    get { layerStorage.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point, by default the center of the bounds, in the superview's coordinates, in
  /// points. NaN ends the process with UIKit's exception, and infinite coordinates are replaced with the largest
  /// finite coordinates.
  open var center: CGPoint {
    get { layerStorage.position }
    set { setCenter(newValue) }
  }

  /// The transform of the view's content and subviews, relative to the anchor point. It does not affect layout.
  /// Identity by default.
  open var transform: CGAffineTransform {
    get { layerStorage.affineTransform() }
    set {
      guard KeyValues.areObserved else { return layerStorage.setAffineTransform(newValue) }
      KeyValues.change(self, key: "transform") { layerStorage.setAffineTransform(newValue) }
    }
  }

  /// The 3D transform. `transform` is its affine part.
  open var transform3D: CATransform3D {
    get { layerStorage.transform }
    set { layerStorage.transform = newValue }
  }

  /// The point of the view at the position `center`, around which `transform` is applied, as fractions of the bounds.
  /// (0.5, 0.5) by default. Setting it changes the frame.
  open var anchorPoint: CGPoint {
    get { layerStorage.anchorPoint }
    set { layerStorage.anchorPoint = newValue }
  }

  /// The insets from the frame to the alignment rectangle, to which constraints apply, in points. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame: the frame inset by `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle: the rectangle extended by `alignmentRectInsets`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  // MARK: Conversion

  /// Converts a point from this view's coordinates to another view's. Nil means the window's coordinates or, without
  /// a window, the coordinate system of the root's frame.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// Converts a point from another view's coordinates to this view's. Nil means the window's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// Converts a rectangle from this view's coordinates to another view's and returns the bounding box. Nil means the
  /// window's coordinates.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// Converts a rectangle from another view's coordinates to this view's and returns the bounding box. Nil means the window's
  /// coordinates.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }
  /// Converts a point to the coordinates of another view or the screen.
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { mapped(point, into: space) }
  /// Converts a point from the coordinates of another view or the screen.
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { mapped(point, outOf: space) }
  /// Converts a rectangle to the coordinates of another view or the screen and returns the bounding box.
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { mapped(rect, into: space) }
  /// Converts a rectangle from the coordinates of another view or the screen and returns the bounding box.
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { mapped(rect, outOf: space) }

  // MARK: Appearance

  /// The opacity of the view and its subviews as a group, in 0...1. 1 by default. At 0.001 or below, nothing is
  /// drawn. Below 0.01, the view receives no touches.
  open var alpha: CGFloat {
    get { CGFloat(layerStorage.opacity) }
    set {
      guard KeyValues.areObserved else { return layerStorage.opacity = Float(newValue) }
      KeyValues.change(self, key: "alpha") { layerStorage.opacity = Float(newValue) }
    }
  }

  /// Whether the view and its subviews are invisible and receive no touches. Constraints stay in effect; only a stack
  /// view closes the gap. `false` by default.
  open var isHidden: Bool {
    get { layerStorage.isHidden }
    set {
      guard KeyValues.areObserved else { return setHidden(to: newValue) }
      KeyValues.change(self, key: "isHidden") { setHidden(to: newValue) }
    }
  }

  /// The color below all content, clipped to the layer's `cornerRadius`. Nil, the default, means clear. A dynamic
  /// color adapts to the view's traits. If the layer's color was changed later, the getter returns the layer's color.
  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set {
      guard KeyValues.areObserved else { return setBackgroundColor(newValue) }
      KeyValues.change(self, key: "backgroundColor") { setBackgroundColor(newValue) }
    }
  }

  /// Whether subviews are clipped to the bounds, including rounded corners. If `true`, the layer has no shadow.
  /// `false` by default.
  open var clipsToBounds: Bool {
    get { layerStorage.masksToBounds }
    set { layerStorage.masksToBounds = newValue }
  }

  /// Whether the view is opaque. Stored but not used; opacity depends on what is drawn. `true` by default for most
  /// classes.
  open var isOpaque: Bool {
    get { layerStorage.isOpaque }
    set { layerStorage.isOpaque = newValue }
  }

  /// Whether the context is cleared before drawing. Stored but not used, because contexts are always clear. `true` by
  /// default.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.clearsContextBeforeDrawing }
    set { flags.clearsContextBeforeDrawing = newValue }
  }

  /// The accent color: the view's own color or, if there is none, the superview's. System blue by default. Setting
  /// nil removes the view's own color. Gray if `tintAdjustmentMode` is `.dimmed`.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { KeyValues.change(self, key: "tintColor") { setTintColor(newValue) } }
  }

  /// Whether the tint color is normal, or gray as below alerts, sheets and popovers. `.automatic` by default. The
  /// getter returns the effective mode, which is never `.automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the view's own or inherited tint color may have changed. Does nothing unless overridden.
  open func tintColorDidChange() {}

  /// A view whose alpha channel masks this view; nil for none. It must have no superview, and its frame is in this
  /// view's coordinates.
  open var mask: UIView? {
    get { layerStorage.maskOwner as? UIView }
    set { setMask(newValue) }
  }

  // MARK: Appearance proxies

  /// Returns the appearance proxy for all views of the class and its subclasses. See `UIAppearance`.
  open class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  /// Returns the appearance proxy for the class's views inside containers. The first type is the innermost container.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }
  /// Returns the appearance proxy for the class's views whose traits match the given traits when they enter a window.
  open class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, for: trait) }
  /// Returns the appearance proxy for the class's views inside containers whose traits match the given traits.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes, for: trait)
  }

  // MARK: Hierarchy

  /// Adds a view in front of all subviews after removing it from its previous superview. Adding a view to itself or
  /// to one of its descendants ends the process with UIKit's exception.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a view at an index of `subviews`, which is clamped to the valid range. A view that is already a subview
  /// moves.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly below a subview, or in front of all subviews if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
  /// Inserts a view directly above a subview, or in front of all subviews if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
  /// Removes the view from its superview. Deactivates constraints between the view's tree and other views, ends
  /// animations, and makes a first responder in the view resign. Does nothing without a superview.
  open func removeFromSuperview() { detach() }
  /// Moves a subview in front of all other subviews. Does nothing if the view is not a subview.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  /// Moves a subview to the back. Does nothing if the view is not a subview.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Swaps two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchangeSubviews(at: index1, with: index2) }

  /// Returns whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Returns the first view with the given tag among this view and its descendants, or nil. Parents are searched
  /// before children.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// Called before the view moves to another superview, or with nil before it is removed from its superview. Does
  /// nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view has moved to another superview or has been removed. Does nothing unless overridden.
  open func didMoveToSuperview() {}
  /// Called before the view enters a window, or with nil before it leaves its window. Does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view has entered or left a window. Does nothing unless overridden.
  open func didMoveToWindow() {}
  /// Called after a subview has been added and all other callbacks have been called. Does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed or moves to another superview. Does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view's window, or nil if the root of its tree is not a window. For a window, the window itself.
  open var window: UIWindow? { AncestorHints.root(of: self) as? UIWindow }
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Touches

  /// Returns the frontmost view at a point in this view's coordinates: a descendant or this view. Returns nil if the
  /// point is outside.
  ///
  /// Skips views that are hidden, have an alpha below 0.01 or do not allow user interaction, including their
  /// subviews. Subviews receive no touches outside their superview's bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    HitTest.view(at: point, in: self, event: event)
  }
  /// Returns whether the view contains a point, given in its own coordinates. Override it to enlarge the touch area.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view's interactions, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { interaction?.interactions ?? [] }
    set {
      interactions.forEach(removeInteraction)
      newValue.forEach(addInteraction)
    }
  }
  /// Adds an interaction after removing it from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    loadedInteraction.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    loadedInteraction.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// The view's gesture recognizers, in the order in which they were added, or nil if none was ever added. Setting
  /// the property removes the recognizers that are not in the new array.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction?.recognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Adds a gesture recognizer after removing it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { addRecognizer(gestureRecognizer) }
  /// Removes and resets a gesture recognizer. Does nothing if it is attached to another view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { removeRecognizer(gestureRecognizer) }
  /// Returns whether a recognizer may begin. Called on the touched view and its ancestors, up to the recognizer's
  /// view, before the recognizer begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the window's first responder resign if it is this view or a descendant.
  ///
  /// - Parameter force: Whether the first responder must resign even if it refuses.
  /// - Returns: Whether neither this view nor a descendant is first responder afterward.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(force: force) }

  // MARK: Drawing

  /// Draws the view's content in the current context, in the view's coordinates, above its background and below its
  /// subviews. Drawing is clipped to the bounds. An override is called every time the view is rendered.
  ///
  /// - Note: Differs from UIKit: drawing is not cached, and `rect` is always the bounds.
  open func draw(_ rect: CGRect) { paintOwnContent() }
  /// Redraws a layer that draws instead of the view. Not needed for views that override `draw(_:)`, which are drawn
  /// every time they are rendered.
  open func setNeedsDisplay() { layerNeedsDisplay() }
  /// Redraws the whole view, like `setNeedsDisplay()`. `rect` is ignored.
  open func setNeedsDisplay(_ rect: CGRect) { layerNeedsDisplay() }

  /// Sets the layer's content by calling `draw(_:in:)`. The view is the layer's delegate.
  open func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws the layer's content by calling `draw(_:)`, if `draw(_:)` is overridden.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === layerStorage { drawOwnLayer(on: ctx) } }
  /// Called before the view's layer draws its content with `draw(_:in:)`. Does nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the view as a part of its layer's layout.
  open func layoutSublayers(of layer: CALayer) { if layer === layerStorage { layoutSubviews() } }
  /// Returns the action for a change of the layer: an animation inside an animation block, otherwise `NSNull`, which
  /// means no action.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, event: event)
  }
  /// Draws the view and its subviews in the current context, scaled to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The destination of the view's bounds, in the context's coordinates.
  ///   - afterUpdates: Whether to perform pending layout first.
  /// - Returns: `false` if there is no current context or the bounds are empty.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates: afterUpdates)
  }
  /// Returns a view that shows the current appearance of this view, clipped to its bounds. It has the same size and
  /// is at the origin. It does not change with this view, and its content is stretched when it is resized. Returns
  /// nil if the bounds are not finite.
  ///
  /// The snapshot is stored as vector drawing commands, so it is sharp at every scale.
  ///
  /// - Parameter afterUpdates: Whether to perform pending layout first.
  /// - Note: Differs from UIKit: views that have never been on screen can be captured too.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterUpdates: afterUpdates)
  }
  /// Returns a view that shows the current appearance of a part of this view. When it is resized, the area inside the
  /// insets is stretched, and the area outside them is not.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterUpdates: afterUpdates, caps: capInsets)
  }

  /// Returns a formatter that prints the view.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
  /// Draws the view for printing, in its own coordinates. By default, draws it as on screen.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layerStorage.render(in: context)
  }

  /// The corner radii, which may differ and may depend on the view's size. Setting them makes the corners continuous.
  /// None by default.
  open var cornerConfiguration: UICornerConfiguration {
    get { layerStorage.extras?.corners ?? .corners(radius: 0) }
    set { setCorners(newValue) }
  }
  /// Returns the current radius of a corner, in points.
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat { radius(at: corner) }

  /// The effects that change the view when the device is tilted. Empty by default.
  open var motionEffects: [UIMotionEffect] {
    get { interaction?.motionEffects ?? [] }
    set { loadedInteraction.motionEffects = newValue }
  }
  /// Adds a motion effect. Does nothing if it was already added.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }
  /// Removes a motion effect. Does nothing if it was not added.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    if interaction != nil { motionEffects.removeAll { $0 === effect } }
  }

  // MARK: Accessibility

  /// Whether screen readers stop at the view. `true` by default only for classes such as labels, controls and table
  /// cells.
  open var isAccessibilityElement: Bool {
    get {
      AccessibilityBlocks.existing(of: self)?.isElement?() ?? interaction?.accessibility.isElement ?? isElementByDefault
    }
    set { loadedInteraction.accessibility.isElement = newValue }
  }
  /// The label that screen readers speak. The default depends on the class, for example a button's title. As on iOS,
  /// a label's text is its default only while a screen reader is reading; audits, flows and accessibility images
  /// count as screen readers.
  open var accessibilityLabel: String? {
    get {
      AccessibilityBlocks.existing(of: self)?.label?() ?? interaction?.accessibility.label ?? defaultAccessibilityLabel
    }
    set { loadedInteraction.accessibility.label = newValue }
  }
  /// A description of the result of using the view. Stored but not used. Nil by default.
  open var accessibilityHint: String? {
    get { AccessibilityBlocks.existing(of: self)?.hint?() ?? interaction?.accessibility.hint }
    set { loadedInteraction.accessibility.hint = newValue }
  }
  /// The current value in words. The default depends on the class, for example the state of a switch. Nil for most
  /// classes.
  open var accessibilityValue: String? {
    get { AccessibilityBlocks.existing(of: self)?.value?() ?? interaction?.accessibility.value ?? valueByDefault }
    set { loadedInteraction.accessibility.value = newValue }
  }
  /// The traits of the accessibility element. The default depends on the class and the state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityBlocks.existing(of: self)?.traits?() ?? interaction?.accessibility.traits ?? traitsByDefault }
    set { loadedInteraction.accessibility.traits = newValue }
  }
  /// Whether screen readers and label audits skip the view and its subviews. `false` by default.
  open var accessibilityElementsHidden: Bool {
    get {
      AccessibilityBlocks.existing(of: self)?.hidesElements?() ?? interaction?.accessibility.hidesElements ?? false
    }
    set { loadedInteraction.accessibility.hidesElements = newValue }
  }
  /// Whether screen readers skip the view's siblings. `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { AccessibilityBlocks.existing(of: self)?.isModal?() ?? interaction?.accessibility.isModal ?? false }
    set { loadedInteraction.accessibility.isModal = newValue }
  }
  /// Whether the view keeps its colors while the screen's colors are inverted. Stored but not used. `false` by
  /// default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { interaction?.accessibility.ignoresInvertColors ?? false }
    set { loadedInteraction.accessibility.ignoresInvertColors = newValue }
  }
  /// Whether screen readers read all subviews before they continue with other views. `false` by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get {
      AccessibilityBlocks.existing(of: self)?.groupsChildren?() ?? interaction?.accessibility.groupsChildren ?? false
    }
    set { loadedInteraction.accessibility.groupsChildren = newValue }
  }
  /// The elements in the view, in reading order: views and `UIAccessibilityElement` objects. Nil, the default, means
  /// the subviews.
  open var accessibilityElements: [Any]? {
    get { AccessibilityBlocks.existing(of: self)?.elements?() ?? interaction?.accessibility.elements }
    set { loadedInteraction.accessibility.elements = newValue }
  }
  /// Names for voice control, starting with the preferred name. The accessibility label by default.
  open var accessibilityUserInputLabels: [String]! {
    get {
      AccessibilityBlocks.existing(of: self)?.inputLabels?() ?? interaction?.accessibility.inputLabels
        ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { loadedInteraction.accessibility.inputLabels = newValue }
  }
  /// The actions that screen readers offer for the view. Stored but not used. Nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityBlocks.existing(of: self)?.customActions?() ?? interaction?.accessibility.customActions }
    set { loadedInteraction.accessibility.customActions = newValue }
  }
  /// The view's bounding box in its window's coordinates.
  open var accessibilityFrame: CGRect {
    get {
      AccessibilityBlocks.existing(of: self)?.frame?() ?? interaction?.accessibility.frame ?? convert(bounds, to: nil)
    }
    set { loadedInteraction.accessibility.frame = newValue }
  }
  /// The point that a screen reader's double tap touches, in the window's coordinates. The center of
  /// `accessibilityFrame` by default.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = AccessibilityBlocks.existing(of: self)?.activationPoint?() ?? rareAccessibility.activationPoint {
        return point
      }
      let box = accessibilityFrame
      return CGPoint(x: box.midX, y: box.midY)
    }
    set { rareAccessibility.activationPoint = newValue }
  }
  /// The view's outline in the window's coordinates. Nil, the default, means `accessibilityFrame`.
  open var accessibilityPath: UIBezierPath? {
    get { AccessibilityBlocks.existing(of: self)?.path?() ?? rareAccessibility.path }
    set { rareAccessibility.path = newValue }
  }
  /// The way in which switch control users step through the view's content. Stored but not used. `automatic` by
  /// default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityBlocks.existing(of: self)?.navigationStyle?() ?? rareAccessibility.navigationStyle }
    set { rareAccessibility.navigationStyle = newValue }
  }
  /// The type of accessibility container. Stored but not used. `none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityBlocks.existing(of: self)?.containerType?() ?? rareAccessibility.containerType }
    set { rareAccessibility.containerType = newValue }
  }
  /// The custom rotors that screen readers offer for the view's content. Stored but not used. Nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rareAccessibility.rotors }
    set { rareAccessibility.rotors = newValue }
  }
  /// The language in which the view's text is spoken, such as "de-CH". Nil, the default, means the user's language.
  /// Stored but not used.
  open var accessibilityLanguage: String? {
    get { AccessibilityBlocks.existing(of: self)?.language?() ?? rareAccessibility.language }
    set { rareAccessibility.language = newValue }
  }
  /// Whether the view responds to user interaction. By default, `true` if it receives touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      AccessibilityBlocks.existing(of: self)?.respondsToUserInteraction?() ?? rareAccessibility
        .respondsToUserInteraction
        ?? isUserInteractionEnabled
    }
    set { rareAccessibility.respondsToUserInteraction = newValue }
  }
  /// The label with speech attributes. Setting it also sets the plain label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      AccessibilityBlocks.existing(of: self)?.attributedLabel?()
        ?? matching(rareAccessibility.attributedLabel, text: accessibilityLabel)
    }
    set { (rareAccessibility.attributedLabel, accessibilityLabel) = (newValue, newValue?.string) }
  }
  /// The hint with speech attributes. Setting it also sets the plain hint.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      AccessibilityBlocks.existing(of: self)?.attributedHint?()
        ?? matching(rareAccessibility.attributedHint, text: accessibilityHint)
    }
    set { (rareAccessibility.attributedHint, accessibilityHint) = (newValue, newValue?.string) }
  }
  /// The value with speech attributes. Setting it also sets the plain value.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      AccessibilityBlocks.existing(of: self)?.attributedValue?()
        ?? matching(rareAccessibility.attributedValue, text: accessibilityValue)
    }
    set { (rareAccessibility.attributedValue, accessibilityValue) = (newValue, newValue?.string) }
  }
  /// Returns the number of `accessibilityElements`, or `NSNotFound` if there are none. To provide other elements,
  /// override it together with `accessibilityElement(at:)`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// Returns the element at an index in the view's reading order, or nil if the index is out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// Returns the index of an element in the view's reading order, or `NSNotFound` if it is not in the view.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  // MARK: Large content viewer

  /// Whether the large content viewer may show the view. Stored but not used, because there is no viewer. `false` by
  /// default.
  open var showsLargeContentViewer: Bool {
    get { rareAccessibility.largeContent.isShown }
    set { rareAccessibility.largeContent.isShown = newValue }
  }
  /// The title in the large content viewer. The default depends on the class, for example a button's title. Stored
  /// but not used.
  open var largeContentTitle: String? {
    get { rareAccessibility.largeContent.title ?? largeTitleByDefault }
    set { rareAccessibility.largeContent.title = newValue }
  }
  /// The image in the large content viewer. The default depends on the class, for example a button's image. Stored
  /// but not used.
  open var largeContentImage: UIImage? {
    get { rareAccessibility.largeContent.image ?? largeImageByDefault }
    set { rareAccessibility.largeContent.image = newValue }
  }
  /// Whether the image is scaled to fill the large content viewer. Stored but not used. `false` by default.
  open var scalesLargeContentImage: Bool {
    get { rareAccessibility.largeContent.scalesImage }
    set { rareAccessibility.largeContent.scalesImage = newValue }
  }
  /// The insets around the image in the large content viewer, in points. Stored but not used. Zero by default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rareAccessibility.largeContent.imageInsets }
    set { rareAccessibility.largeContent.imageInsets = newValue }
  }

  // MARK: Layout

  /// Schedules a call of `layoutSubviews()` in the next layout pass. Layout passes run in `layoutIfNeeded()`, before
  /// rendering, and, for a window, in the next turn of the main run loop.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Performs pending layout of the view and its subviews: updates constraints, solves them, and calls
  /// `layoutSubviews()` from the outermost to the innermost view. Starts at an ancestor if superviews need layout.
  /// Repeats up to 16 times while layout is requested again.
  open func layoutIfNeeded() { performLayout() }
  /// Moves subviews and guides to their solved frames, rounded to pixels. Overrides must call super or lay out all
  /// subviews.
  open func layoutSubviews() { copyOutSubviewFrames() }
  /// Returns the best size of the view for the available size, in points. Returns the current size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the result of `sizeThatFits(_:)` for its current size. Preserves the frame's origin or, with
  /// a transform, the center.
  open func sizeToFit() { fitSize() }

  /// Whether the class requires constraints. Never queried, because constraints work in every view. `false` unless
  /// overridden.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Schedules a call of `updateConstraints()` in the next layout pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Performs pending calls of `updateConstraints()` on the view and its subviews, starting with the innermost views.
  open func updateConstraintsIfNeeded() { performUpdateConstraints() }
  /// Creates or updates constraints. Overrides must call super, or the process ends with UIKit's exception.
  open func updateConstraints() { flags.calledUpdateConstraints = true }
  /// Returns whether `updateConstraints()` is pending. `true` for a new view.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Whether required constraints for the view are created from its frame and autoresizing mask. `true` by default.
  /// Set it to `false` for views that you position with constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(to: newValue) }
  }

  /// The size of the view's content, in points. Layout preserves it according to the content priorities.
  /// `noIntrinsicMetric`, the default on both axes, means no intrinsic length.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Invalidates the intrinsic size, so the next layout requests it again.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  /// Returns the priority with which the view resists growing beyond its content size. 250 by default in most
  /// classes, 251 in labels and image views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging(on: axis)
  }

  /// Sets the priority with which the view resists growing beyond its content size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.setHugging(priority, on: axis)
    contentPrioritiesDidChange()
  }

  /// Returns the priority with which the view resists shrinking below its content size. 750 by default.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.compression(on: axis)
  }

  /// Sets the priority with which the view resists shrinking below its content size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.setCompression(priority, on: axis)
    contentPrioritiesDidChange()
  }

  /// Returns the size that satisfies the view's content and its internal constraints and is nearest to `targetSize`.
  /// Uses the priority `fittingSizeLevel` on both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the view's content and its internal constraints, rounded up to pixels. Does not
  /// move any view, and ignores everything outside the view.
  ///
  /// - Parameters:
  ///   - targetSize: The target size in points. Negative lengths count as 0.
  ///   - horizontal: The priority of the target width.
  ///   - vertical: The priority of the target height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(target: targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// The view whose first baseline is this view's first baseline. Must be this view, the default, or a descendant.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this view's last baseline. Must be this view, the default, or a descendant.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Constraints

  /// Activates a constraint and adds it to this view's constraints instead of those of its items' nearest common
  /// ancestor. If an item is neither this view nor a descendant, the process ends with UIKit's exception.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }
  /// Adds several constraints in order, like `addConstraint(_:)`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(adopt) }
  /// Deactivates a constraint of this view. Does nothing if `constraints` does not contain it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  /// Deactivates all of the given constraints that are in this view's `constraints`.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(uninstall) }
  /// Adds a layout guide after removing it from its previous owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { addGuide(layoutGuide) }
  /// Removes a layout guide and deactivates its constraints. Does nothing if another view owns it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { removeGuide(layoutGuide) }

  /// The leading edge: the left edge, or the right edge in right-to-left layouts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The trailing edge: the right edge, or the left edge in right-to-left layouts.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge, regardless of the layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge, regardless of the layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The width of the alignment rectangle, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height of the alignment rectangle, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  /// The baseline of the first text line of `forFirstBaselineLayout`, or the top edge if there is no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  /// The baseline of the last text line of `forLastBaselineLayout`, or the bottom edge if there is no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

  /// Does nothing.
  ///
  /// - Note: Differs from UIKit: an ambiguous layout has a single, well-defined result, so there is no alternative to
  ///   show.
  open func exerciseAmbiguityInLayout() {}
  /// Whether the constraints permit more than one optimal origin or size of the view.
  ///
  /// Even an ambiguous layout is deterministic. First, edges constrained only by inequalities move to the limits.
  /// Then sizes approach the intrinsic size or zero, and finally origins approach zero.
  open var hasAmbiguousLayout: Bool { hasAmbiguousLayout(on: .horizontal) || hasAmbiguousLayout(on: .vertical) }
  /// Returns the constraints that determine the view's origin and size along an axis, in activation order.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(on: axis)
  }

  // MARK: Margins and safe area

  /// The insets for content, in points. 8 points on each side by default.
  ///
  /// The getter includes the safe area (see `insetsLayoutMarginsFromSafeArea`), the superview's margins (see
  /// `preservesSuperviewLayoutMargins`) and the minimum margins of a view controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The margins with leading and trailing insets. The most recent assignment to this property or `layoutMargins`
  /// applies.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  /// Whether the margins are at least as large as the parts of the superview's margins that overlap this view.
  /// `false` by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { margins.preservesSuperview = newValue; marginsDidChange() }
  }

  /// Whether the margins include the safe area. `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { margins.insetsFromSafeArea = newValue; marginsDidChange() }
  }

  /// The insets that avoid bars, the notch and the home indicator, in points, as of the last layout. They consist of
  /// the overlap with the superview's insets and a view controller's `additionalSafeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  /// Called after a change of the margins. Does nothing unless overridden.
  open func layoutMarginsDidChange() {}
  /// Called during layout after a change of `safeAreaInsets`. Does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}
  /// The bounds inset by `layoutMargins`. Created on first use.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The bounds inset by `safeAreaInsets`. Created on first use.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The area inside the margins that is comfortable for reading, horizontally centered.
  ///
  /// Its maximum width is 672 points at the default text size, scaled like body text at other sizes.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The area at the bottom of the view that the keyboard covers. Without a keyboard, the bottom part outside the
  /// safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Traits

  /// The effective traits. They come from the superview, from the screen for a window, or from the current traits for
  /// other roots. Then the overrides of the view controller and the view are applied.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called after a change of `traitCollection`. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The layout direction that `semanticContentAttribute` forces, or else the direction in the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

  /// Does nothing, because traits are always up to date.
  open func updateTraitsIfNeeded() {}
  /// Returns the layout direction of a view with the attribute, given the screen's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(
      in: ScreenEnvironment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// Returns the layout direction of a view with the attribute, given the direction of the user interface.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: direction)
  }

  // MARK: Animation

  /// Animates the changes that `animations` makes to views, with an ease-in-out curve.
  ///
  /// Without a running `AnimationClock`, the changes are visible immediately, and `completion` is called after
  /// `duration`, in a later run-loop turn. In a still image, it is called before the image is rendered.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Changes are immediate if it is zero, negative or NaN.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called at the end. Its argument is whether the animation finished.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration: duration, delay: 0, pace: .curve(.easeInOut), options: [], animations, completion)
  }
  /// Animates the changes that `animations` makes to views, after a delay.
  ///
  /// The duration and curve of an outer animation block take precedence, unless `options` overrides them.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. Changes are immediate if it is zero, negative or NaN.
  ///   - delay: The number of seconds until the animation begins. Until then, the old values are visible.
  ///   - options: The curve, repetition and other behavior.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called at the end. Its argument is whether the animation finished.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(
      duration: duration, delay: delay, pace: .curve(options.curve), options: options, animations, completion)
  }
  /// Animates with a spring that comes to rest after `duration`.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The number of seconds until the animation begins.
  ///   - dampingRatio: 1 does not bounce; smaller values bounce more. Clamped to 0.01...10.
  ///   - velocity: The initial velocity, as a multiple of the total distance per second.
  ///   - options: Repetition and other behavior.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called at the end. Its argument is whether the animation finished.
  /// - Note: Differs from UIKit: UIKit's formula is not documented. After `duration`, this spring is within 1/1000 of
  ///   the distance from its target.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runSpring(
      duration: duration, delay: delay, dampingRatio: dampingRatio, velocity: velocity, options: options,
      animations: animations, completion: completion)
  }

  /// Animates in keyframes, which `animations` adds with `addKeyframe`.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runKeyframes(duration: duration, delay: delay, options: options, animations: animations, completion: completion)
  }
  /// Adds a keyframe. Call it inside the block of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the keyframe, as a fraction of the total duration in 0...1.
  ///   - frameDuration: The length of the keyframe, as a fraction of the total duration in 0...1.
  ///   - animations: A closure that makes the keyframe's changes.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    runKeyframe(start: frameStartTime, duration: frameDuration, animations: animations)
  }

  /// Shows the change that `animations` makes to a view and its subviews as a transition.
  ///
  ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "Done" }
  ///
  /// View changes in the block are not animated individually unless the options contain `allowAnimatedContent`.
  /// Without a transition option, the block is an ordinary animation block.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: The duration in seconds.
  ///   - options: The transition and other behavior.
  ///   - animations: A closure that makes the change; nil for none.
  ///   - completion: A closure that is called at the end. Its argument is whether the transition finished.
  /// - Note: Differs from UIKit: curls are shown as cross dissolves.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(with: view, duration: duration, options: options, animations: animations, completion: completion)
  }
  /// Replaces `fromView` with `toView` in its superview. With the option `showHideTransitionViews`, hides `fromView`
  /// and shows `toView` instead. The transition is applied to the superview.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  /// Runs a closure whose changes are not animated, even inside an animation block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationSwitch.without(actionsWithoutAnimation)
  }
  /// Whether animation blocks animate changes. `true` by default.
  open class var areAnimationsEnabled: Bool { AnimationSwitch.isEnabled }
  /// Enables or disables animation blocks for all views. Changes in disabled blocks are visible immediately.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isEnabled = enabled }
  /// The duration of the current animation block, in seconds. 0 outside animation blocks.
  open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
  /// Repeats the animation of the changes that `animations` makes. Call it inside an animation block.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    runRepeating(count: count, autoreverses: autoreverses, animations: animations)
  }

  // MARK: Animation between begin and commit

  /// Begins an animation of all changes until `commitAnimations()`. It takes 0.2 seconds and has an ease-in-out curve
  /// by default.
  ///
  /// The duration and curve of an outer animation take precedence.
  ///
  /// - Parameters:
  ///   - animationID: A name that is passed to the delegate.
  ///   - context: Data that is passed to the delegate.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OpenAnimationBlock.beginBlock(identifier: animationID, context: context)
  }
  /// Ends the innermost block begun with `beginAnimations`. Does nothing if there is none.
  open class func commitAnimations() { OpenAnimationBlock.commit() }
  /// Sets the object that receives the animation's selectors. It is not retained.
  open class func setAnimationDelegate(_ delegate: Any?) {
    OpenAnimationBlock.current?.delegate = delegate.map { $0 as AnyObject }
  }
  /// Sets the selector that is called with the animation's name and context when the animation is committed.
  open class func setAnimationWillStart(_ selector: Selector?) { OpenAnimationBlock.current?.willStart = selector }
  /// Sets the selector that is called at the end, with the animation's name, a number that indicates whether it
  /// finished, and the context.
  ///
  /// - Note: Differs from UIKit: a method with more than two parameters cannot be called through its selector and is
  ///   skipped.
  open class func setAnimationDidStop(_ selector: Selector?) { OpenAnimationBlock.current?.didStop = selector }
  /// Sets the duration of the subsequent changes, in seconds. 0.2 by default. Changes are immediate if it is zero,
  /// negative or NaN.
  open class func setAnimationDuration(_ duration: TimeInterval) { OpenAnimationBlock.current?.duration = duration }
  /// Sets the delay of the subsequent changes, in seconds. 0 by default.
  open class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimationBlock.current?.delay = delay }
  /// Sets the start time of the subsequent changes. A time in the past counts as now.
  open class func setAnimationStart(_ startDate: Date) {
    OpenAnimationBlock.current?.delay = max(0, startDate.timeIntervalSinceNow)
  }
  /// Sets the timing curve of the subsequent changes.
  open class func setAnimationCurve(_ curve: AnimationCurve) { OpenAnimationBlock.current?.curve = curve }
  /// Sets the number of repetitions of the subsequent changes. A fractional number stops midway. 0, the default,
  /// means once.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimationBlock.current?.repeatCount = repeatCount
  }
  /// Sets whether the subsequent changes are reversed after each run.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimationBlock.current?.autoreverses = repeatAutoreverses
  }
  /// Does nothing, because animations always start from the visible state.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Shows the changes of a view and its subviews as a transition.
  ///
  /// - Parameters:
  ///   - transition: The type of transition.
  ///   - view: The view whose content changes.
  ///   - cache: Ignored. The previous content is always a snapshot.
  open class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    view.showTransition(transition)
  }

  // MARK: Text size

  /// The minimum text size in the view and its subviews. Nil, the default, means no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { interaction?.minimumTextSize }
    set { setTextSizeLimits(newValue, maximumContentSizeCategory) }
  }
  /// The maximum text size in the view and its subviews. Nil, the default, means no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { interaction?.maximumTextSize }
    set { setTextSizeLimits(minimumContentSizeCategory, newValue) }
  }
  /// A description of the text size limits of the view and its superviews.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }

  // MARK: Dynamics

  /// The shape used for the view's collisions in a `UIDynamicAnimator`. `.rectangle` unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline used for collisions if the shape is `path`, relative to the view's center. Empty unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Focus

  /// Whether the view can be focused. `false` unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether the view is the focused item of its window.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// The preferred environments for focus in the view. Empty by default, which means the view itself or its first
  /// focusable subview.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Returns whether the focus may enter, leave or move inside the view. Called before a focus update. `true` unless
  /// overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called after the focus has entered, left or moved inside the view. Does nothing unless overridden.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Requests a focus update, if no item is focused or the focused item is in the view.
  open func setNeedsFocusUpdate() { UIFocusSystem.needsUpdate(self) }
  /// Performs a requested focus update immediately.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  /// The name of a group of views within which keys move the focus. Stored but not used. Nil by default.
  open var focusGroupIdentifier: String?
  /// The appearance of the focused view. Not used, because nothing is drawn for the focus. Nil unless overridden.
  open var focusEffect: UIFocusEffect? { nil }
  /// The view's priority in its focus group. Not used.
  open var focusGroupPriority: UIFocusGroupPriority { .ignored }

  // MARK: Overrides in this module, for the layout engine and the painter

  /// The initial value of `isOpaque` for the class.
  @_spi(Tessera) open var isOpaqueByDefault: Bool { true }
  /// The class's initial priorities for hugging and compression resistance.
  @_spi(Tessera) open var defaultContentPriorities: ContentPriorities { ContentPriorities() }
  /// The text that UIKit adds after a view's address in a constraint log.
  @_spi(Tessera) open var textForDescription: String? { nil }
  /// The entries of `description` after the layer, such as `contentOffset: {0, 0}`.
  @_spi(Tessera) open var additionsToDescription: [String] { [] }
  /// Returns the height of the content for a width, or nil if the height does not depend on the width.
  @_spi(Tessera) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  @_spi(Tessera) open var heightDependsOnWidth: Bool { false }
  /// Whether `baselineOffsets` applies even if a subview provides the baselines.
  var overridesBaselines: Bool { false }
  /// Returns the distances from the top edge to the first baseline and from the last baseline to the bottom edge, in points.
  @_spi(Tessera) open func baselineOffsets() -> (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Draws the view's own content, above its background and below its sublayers.
  @_spi(Tessera) open func paintContent(into canvas: inout Canvas) {}
  /// Whether `paintContent` draws overlapping elements, so a translucent view must be drawn as a group.
  @_spi(Tessera) open var contentOverlaps: Bool { false }
  /// Whether `paintContent` covers the background color, so a translucent view must be drawn as a group.
  @_spi(Tessera) open var contentCoversBackground: Bool { false }
  var isDrawnByMethod: Bool { true }
  /// The view's description for tools that inspect a rendered screen; see `ViewInspector`.
  @_spi(Tessera) open var viewInspector: AnyViewInspector { AnyViewInspector(PlainViewInspector(view: self)) }
  /// Called after the view's traits have changed, before `traitCollectionDidChange`.
  @_spi(Tessera) open func environmentDidChange() {}
  /// Called after code or layout has changed the view's size.
  @_spi(Tessera) open func sizeDidChange() {}
  /// Called when the keyboard of the view's window appears, disappears or changes its frame.
  @_spi(Tessera) open func keyboardFrameDidChange() {}
  func subviewVisibilityDidChange(_ view: UIView) {}
  /// Called when a subview's intrinsic size may have changed.
  func subviewContentSizeDidChange(_ view: UIView) {}
  /// The view as a scroll view; nil for other views. A property access is much cheaper than a cast.
  package var layoutScrollView: (any LayoutScrollView)? { nil }
  /// Whether the subviews are the views of child view controllers, whose frames the parent controller sets.
  var placesControllerViews: Bool { false }
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Returns the safe area insets that a subview inherits.
  func safeArea(for subview: UIView) -> UIEdgeInsets { safeAreaForSubviews }
  /// The class's default value of `isAccessibilityElement`.
  @_spi(Tessera) open var isElementByDefault: Bool { false }
  @_spi(Tessera) open var labelByDefault: String? { nil }
  /// Whether only screen readers can read `labelByDefault`.
  @_spi(Tessera) open var hidesDefaultLabel: Bool { false }
  @_spi(Tessera) open var largeTitleByDefault: String? { nil }
  @_spi(Tessera) open var largeImageByDefault: UIImage? { nil }
  @_spi(Tessera) open var valueByDefault: String? { nil }
  @_spi(Tessera) open var traitsByDefault: UIAccessibilityTraits { [] }
  /// The accessibility elements, in reading order, of a view that draws several elements itself. Nil means the
  /// subviews.
  @_spi(Tessera) open var elementsByDefault: [Any]? { nil }
  /// The views in an accessibility element that are read separately, such as a row's button.
  @_spi(Tessera) open var additionalElements: [UIView] { [] }
  /// Whether the view is for text entry.
  @_spi(Tessera) open var isTextEntry: Bool { false }
  /// Called before a touch on the view or a subview begins. Overrides create gesture recognizers lazily.
  @_spi(Tessera) open func touchWillBegin() {}
  /// The properties that the class's appearance proxies forward.
  @_spi(Tessera) open class var appearanceKeys: AppearanceKeys { .view }
  /// Creates the view that serves as the class's appearance proxy. Classes without `init(frame:)` override it.
  @_spi(Tessera) open class func makeAppearanceProxy() -> UIView { DynamicInit.view(self) }
  /// Returns a new view with the default properties of `view`, which is this view or a descendant a few levels below.
  /// Nil if the defaults depend only on the class of `view`.
  @_spi(Tessera) open func defaultCounterpart(of view: UIView) -> UIView? { nil }
  /// Applies appearance proxies to the bar items that the view shows. Called when the view enters a window.
  @_spi(Tessera) open func applyItemAppearances() {}
  /// Called after a subview has been removed for any reason.
  func didUnlink(_ subview: UIView) {}

  nonisolated open override var description: String { MainActor.assumeIsolated { ViewDescription.describe(self) } }
  nonisolated open override var debugDescription: String { description }
}
