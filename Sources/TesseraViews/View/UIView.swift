// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The base of all views. This file holds a view's stored state, its initialisers and every member that
// subclasses override (Swift allows overriding only what the class body declares); the work is done in the extensions:
// hierarchy, geometry, layout, constraints, margins, rendering, animation. The file is longer than 500 lines because UIView
// has that many members and Swift wants them in one place; none holds more than a few lines.

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A rectangle on screen that shows content, arranges subviews and can be laid out by constraints.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutView, CALayerDelegate, @preconcurrency NSCoding {
  // MARK: State

  /// The view's layer, whatever an override of `layer` says.
  let layerStorage: CALayer
  /// Stands for the view where it is not kept alive.
  package final var itemHandle: ItemHandle {
    if let handleStorage { return handleStorage }
    ItemHandle.findByClass()
    let made = ItemHandle(view: self)
    handleStorage = made
    return made
  }
  @exclusivity(unchecked) final private var handleStorage: ItemHandle?
  @exclusivity(unchecked) final private var superviewHandle: ItemHandle?
  /// The view's superview, whatever an override of `superview` says.
  final var superviewStorage: UIView? {
    get { superviewHandle?.view }
    set { superviewHandle = newValue?.itemHandle }
  }
  /// The view that this one is in; nil for the root of a tree. Held weakly.
  open var superview: UIView? { superviewStorage }
  /// The views directly in this one, back to front.
  @exclusivity(unchecked) open internal(set) var subviews: [UIView] = []
  /// Constraints whose nearest common ancestor is this view, in order of activation.
  @exclusivity(unchecked) open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The guides that the view owns, in the order they were added. System guides such as `safeAreaLayoutGuide` are among
  /// them once they have been asked for.
  @exclusivity(unchecked) open internal(set) var layoutGuides: [UILayoutGuide] = []

  @exclusivity(unchecked) package final var layoutNode: EngineNode?
  @exclusivity(unchecked) package final var constraintLinks: ConstraintLinks?
  package final var itemView: (any LayoutView)? { self }
  package final var layoutView: (any LayoutView)? { self }
  package final var layoutContainer: (any LayoutView)? { superview }
  package final var layoutSuperview: (any LayoutView)? { superviewStorage }
  /// The engine of the tree below; only roots have one.
  @exclusivity(unchecked) package final var rootEngine: LayoutEngine?
  @exclusivity(unchecked) package var flags = ViewFlags()
  /// What pixel rounding took from the view's origin, and whether it changed since subviews were placed.
  var residual: CGPoint = .zero
  var residualMoved = false
  /// Hugging and compression resistance, horizontal and vertical.
  var contentPriorities: ContentPriorities
  @exclusivity(unchecked) package var margins = MarginState()
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  var cachedTraits: UITraitCollection?
  /// Trait overrides and registrations; nil before the first.
  @exclusivity(unchecked) package var traitState: TraitState?
  package weak var viewController: UIViewController?
  /// What other modules keep with the view, by type, and let go of when it dies.
  @exclusivity(unchecked) package var companions: [ObjectIdentifier: AnyObject] = [:]

  /// Shortcuts to what is above, in deep trees.
  var ancestorHints: AncestorHints?

  /// Gesture recognizers and accessibility; nil for the many views that have neither.
  var interaction: ViewInteraction?

  /// A number to find the view by, see `viewWithTag(_:)`. 0 by default.
  open var tag = 0 {
    willSet { KeyValues.willSet(self, "tag") }
    didSet { KeyValues.didSet(self, "tag") }
  }
  /// Whether the view and all below it get touches. True by default; labels and image views start with false.
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has one.
  open var isExclusiveTouch = false
  /// Stored only: state restoration does not exist here.
  open var restorationIdentifier: String?
  /// Called to encode the state. Never called: state restoration does not exist here.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called to decode the state. Never called: state restoration does not exist here.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// A name that users never hear. Logs of constraints, layout texts, audits and renderers find and name views by it.
  open var accessibilityIdentifier: String? {
    willSet { KeyValues.willSet(self, "accessibilityIdentifier") }
    didSet { KeyValues.didSet(self, "accessibilityIdentifier") }
  }
  /// How an image view fits its picture. Stored only in all other views, which paint themselves for the size they have.
  open var contentMode: ContentMode = .scaleToFill
  /// Which margins and lengths of the frame take up a change of the superview's size, in proportion to their lengths.
  /// Empty by default. With `translatesAutoresizingMaskIntoConstraints` off it has no effect.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutEngineIfLoaded?.frameDidChange(of: self) } }
  }
  /// Whether subviews follow a change of this view's size by their autoresizing masks. True by default.
  open var autoresizesSubviews = true {
    didSet {
      guard autoresizesSubviews != oldValue, let engine = layoutEngineIfLoaded else { return }
      for view in subviews where !view.autoresizingMask.isEmpty { engine.frameDidChange(of: view) }
    }
  }
  /// Light or dark for this view and all below it; `.unspecified`, the default, inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { traitsDidChange() }
  }
  /// A reading direction that the view keeps: `.forceLeftToRight`, `.playback` and `.spatial` read from the left,
  /// `.forceRightToLeft` from the right. `.unspecified`, the default, follows the traits. Views below go by their own.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  // MARK: Creation

  /// A view of the given frame, in its future superview's coordinates.
  public init(frame: CGRect) {
    layerStorage = Self.makeLayer()
    contentPriorities = ContentPriorities()
    super.init()
    layerStorage.viewHandle = itemHandle
    contentPriorities = defaultContentPriorities
    layer.isOpaque = isOpaqueByDefault
    if frame != .zero { setFrame(frame) }
  }

  public required init?(coder: NSCoder) {
    layerStorage = Self.makeLayer()
    contentPriorities = ContentPriorities()
    super.init()
    layerStorage.viewHandle = itemHandle
    contentPriorities = defaultContentPriorities
    layer.isOpaque = isOpaqueByDefault
    coder.finishDecoding(self, at: UIView.self)
    ViewArchive.decode(self, from: coder)
  }

  /// Archives the view with its subviews, so that `NSKeyedUnarchiver` creates a copy by `init(coder:)`. A subclass that
  /// overrides this method calls `super`.
  ///
  /// - Note: Differs from UIKit: only the geometry, `alpha`, `isHidden`, `tag`, `clipsToBounds`, `contentMode`,
  ///   `autoresizingMask`, `isUserInteractionEnabled` and the subviews are archived. Colors, constraints, gesture recognizers and
  ///   the properties of UIKit's subclasses are not.
  open func encode(with coder: NSCoder) { ViewArchive.encode(self, to: coder) }

  @preconcurrency @MainActor public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    handleStorage?.clear()
    // Objects that die with this view may still call the tree's engine, which holds its root unowned.
    if rootEngine != nil { rootEngine = nil }
    if !constraints.isEmpty { UIView.unlink(constraints) }
    if !subviews.isEmpty { Teardown.release(&subviews) }
  }

  /// The layer that holds the view's geometry and look. It is made with the view, of class `layerClass`, and never
  /// changes.
  open var layer: CALayer { layerStorage }
  /// The class of the view's layer: `CALayer` or a subclass of it.
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
  /// With a transform it is the box around the transformed bounds. NaN ends the process with UIKit's exception, and infinite
  /// coordinates become the largest finite ones. A view that constraints place goes back to its place with the next layout.
  open var frame: CGRect {
    get { layerStorage.frame }
    set { setFrame(newValue) }
  }

  /// The view's rectangle in its own coordinates, in points. A change of the size keeps `center`; an origin other than
  /// zero shifts all subviews. NaN ends the process with UIKit's exception.
  open var bounds: CGRect {
    get { layerStorage.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point, by default the center, in the superview's coordinates, in points. NaN ends the process
  /// with UIKit's exception, and infinite coordinates become the largest finite ones.
  open var center: CGPoint {
    get { layerStorage.position }
    set { setCenter(newValue) }
  }

  /// Turns, scales and moves what is painted, around the anchor point. Layout does not see it. Identity by default.
  open var transform: CGAffineTransform {
    get { layerStorage.affineTransform() }
    set {
      guard KeyValues.areObserved else { return layerStorage.setAffineTransform(newValue) }
      KeyValues.change(self, "transform") { layerStorage.setAffineTransform(newValue) }
    }
  }

  /// The transform with depth; `transform` is its part in the plane.
  open var transform3D: CATransform3D {
    get { layerStorage.transform }
    set { layerStorage.transform = newValue }
  }

  /// The point that `center` places and `transform` turns around, as fractions of the bounds. (0.5, 0.5) by default. A
  /// change moves the frame.
  open var anchorPoint: CGPoint {
    get { layerStorage.anchorPoint }
    set { layerStorage.anchorPoint = newValue }
  }

  /// Insets from the frame to the rectangle that constraints act on, in points. Zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints act on, for a frame: without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for a rectangle that constraints act on: with `alignmentRectInsets` around it.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  // MARK: Conversion

  /// The point's place in another view's coordinates. Nil stands for the window's coordinates or, without a window, for
  /// those that the root's frame is in.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  /// The place in this view's coordinates of another view's point. Nil stands for the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  /// The rectangle in another view's coordinates: the box around it where a transform turns it. Nil stands for the
  /// window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  /// Another view's rectangle in this view's coordinates: the box around it. Nil stands for the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }
  /// The point's place in the coordinates of a view or of the screen.
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { mapped(point, into: space) }
  /// The place in this view's coordinates of a point of another view or of the screen.
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { mapped(point, outOf: space) }
  /// The rectangle, or the box around it, in the coordinates of a view or of the screen.
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { mapped(rect, into: space) }
  /// A rectangle of another view or of the screen in this view's coordinates: the box around it.
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { mapped(rect, outOf: space) }

  // MARK: Appearance

  /// Opacity from 0 to 1, of the view and all below it as one picture. 1 by default. Up to 0.001 nothing is painted;
  /// below 0.01 the view gets no touches.
  open var alpha: CGFloat {
    get { CGFloat(layerStorage.opacity) }
    set {
      guard KeyValues.areObserved else { return layerStorage.opacity = Float(newValue) }
      KeyValues.change(self, "alpha") { layerStorage.opacity = Float(newValue) }
    }
  }

  /// Whether the view and all below it are neither painted nor touched. Constraints stay in force; only a stack view
  /// takes the room away. False by default.
  open var isHidden: Bool {
    get { layerStorage.isHidden }
    set {
      guard KeyValues.areObserved else { return setHidden(newValue) }
      KeyValues.change(self, "isHidden") { setHidden(newValue) }
    }
  }

  /// Painted behind all content, to the corners of the layer's `cornerRadius`. Nil, the default, is clear. A dynamic
  /// colour follows the view's traits. If the layer was given another colour since, it is that one.
  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set {
      guard KeyValues.areObserved else { return setBackgroundColor(newValue) }
      KeyValues.change(self, "backgroundColor") { setBackgroundColor(newValue) }
    }
  }

  /// Whether subviews are cut off at the bounds and their round corners. The layer then has no shadow. False by
  /// default.
  open var clipsToBounds: Bool {
    get { layerStorage.masksToBounds }
    set { layerStorage.masksToBounds = newValue }
  }

  /// Stored only; true for most classes. How opaque a view is follows from what it paints.
  open var isOpaque: Bool {
    get { layerStorage.isOpaque }
    set { layerStorage.isOpaque = newValue }
  }

  /// Stored only: every painting begins on clear ground. True by default.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.clearsContextBeforeDrawing }
    set { flags.clearsContextBeforeDrawing = newValue }
  }

  /// The accent colour: the view's own, else the superview's, else system blue. Nil takes the view's own away. Grey where
  /// `tintAdjustmentMode` is `.dimmed`.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { KeyValues.change(self, "tintColor") { setTintColor(newValue) } }
  }

  /// Whether the tint is shown as it is, or grey, as behind alerts, sheets and popovers. The getter never answers `.automatic`, the
  /// default, but what holds for the view.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { shownTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// Called when the view's tint, own or inherited, may have changed. Does nothing unless overridden.
  open func tintColorDidChange() {}

  /// A view whose alpha says how much of this one shows. Its frame is in this view's coordinates, and it must have no
  /// superview. Nil shows all.
  open var mask: UIView? {
    get { layerStorage.maskView }
    set { setMask(newValue) }
  }

  // MARK: Appearance proxies

  /// The look of all views of the class and its subclasses, to be set. See `UIAppearance`.
  open class func appearance() -> Self { AppearanceProxies.proxy(of: self) }
  /// The look of the class's views inside containers; the first type is that of the innermost one.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes)
  }
  /// The look of the class's views whose traits contain those given when they enter a window.
  open class func appearance(for trait: UITraitCollection) -> Self { AppearanceProxies.proxy(of: self, for: trait) }
  /// The look of the class's views inside containers whose traits contain those given.
  open class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes, for: trait)
  }

  // MARK: Hierarchy

  /// Puts a view in front of all subviews, taking it out of the superview it has. Adding a view to itself or to one
  /// below it ends the process with UIKit's exception.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Puts a view at a place in `subviews`; an index out of range counts as the nearest one. A view that is a subview
  /// already moves there.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Puts a view directly behind a subview; in front of all when `sibling` is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
  /// Puts a view directly in front of a subview; in front of all when `sibling` is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
  /// Takes the view out of its superview. Constraints between what is in it and what is outside are deactivated,
  /// animations end, and a first responder inside resigns. Does nothing for a root.
  open func removeFromSuperview() { detach() }
  /// Puts a subview in front of the others. Does nothing for a view that is no subview.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  /// Puts a subview behind the others. Does nothing for a view that is no subview.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  /// Swaps two subviews. Does nothing for an index out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Whether the view is `view` or anywhere below it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The first view with `tag`, this one or one below it, parents before children; nil when there is none.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  /// Called before the view gets another superview, or leaves the one it has (nil). Does nothing unless overridden.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview, or none. Does nothing unless overridden.
  open func didMoveToSuperview() {}
  /// Called before the view comes into a window, or leaves the one it is in (nil). Does nothing unless overridden.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has come into a window or has left it. Does nothing unless overridden.
  open func didMoveToWindow() {}
  /// Called last, after a view has been added. Does nothing unless overridden.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview leaves, by `removeFromSuperview()` or for another superview. Does nothing unless overridden.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The window that the view is in; nil when the root of its tree is none. A window's own window is itself.
  open var window: UIWindow? { AncestorHints.root(of: self) as? UIWindow }
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Touches

  /// The frontmost view at a point of this view's coordinates: this one or one below it; nil when the point is outside.
  ///
  /// Views that are hidden, have an alpha below 0.01 or `isUserInteractionEnabled` off are passed over with all below
  /// them. Subviews do not get touches outside of their superview's bounds.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTest.view(at: point, in: self, event) }
  /// Whether a point, in the view's own coordinates, belongs to the view. Override it to make the touched area larger.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The interactions of the view, in the order they were added.
  open var interactions: [any UIInteraction] {
    get { interaction?.interactions ?? [] }
    set {
      interactions.forEach(removeInteraction)
      newValue.forEach(addInteraction)
    }
  }
  /// Adds an interaction, and takes it from the view that had it.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    loadedInteraction.interactions.append(interaction)
    interaction.didMove(to: self)
  }
  /// Takes an interaction away.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    loadedInteraction.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
  /// The view's recognizers in the order they were added; nil if there has never been one. Setting it removes those that are left
  /// out.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction?.recognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }
  /// Attaches a recognizer; it leaves the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  /// Detaches a recognizer and stops it. Does nothing for another view's.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
  /// Asked of the touched view and those around it, up to the recognizer's, before the recognizer begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the window's first responder resign, if it is this view or one below it.
  ///
  /// - Parameter force: Whether it loses the role even if it refuses to resign.
  /// - Returns: Whether no view here is first responder any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

  // MARK: Drawing

  /// Draws the view's content on the current context, in the view's own coordinates, over its background and below its
  /// subviews. What lies outside of the bounds is cut off. Called whenever the view is painted, if it is overridden.
  ///
  /// - Note: Differs from UIKit: nothing is cached between two paintings, and `rect` is always the bounds.
  open func draw(_ rect: CGRect) { paintOwnContent() }
  /// Has a layer draw again that draws in place of the view. A view that overrides `draw(_:)` draws on every painting
  /// and needs no call.
  open func setNeedsDisplay() { layerNeedsDisplay() }
  /// Does what `setNeedsDisplay()` does: `rect` is ignored, and the whole view is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) { layerNeedsDisplay() }

  /// As the layer's delegate: gives it its content, by `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws the layer's content, by `draw(_:)` if that is overridden.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === layerStorage { drawOwnLayer(on: ctx) } }
  /// Called before the view's layer draws its content through `draw(_:in:)`. Does nothing unless overridden.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the view when its layer is laid out.
  open func layoutSublayers(of layer: CALayer) { if layer === layerStorage { layoutSubviews() } }
  /// As the layer's delegate: an animation inside an animation block, `NSNull` outside, which means none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, event) }
  /// Draws the view and all below it on the current context, stretched to a rectangle.
  ///
  /// - Parameters:
  ///   - rect: Where the view's bounds go, in the context's coordinates.
  ///   - afterUpdates: Whether layout that is due is done before.
  /// - Returns: False where there is no current context, or the bounds are empty.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates)
  }
  /// A view that shows what this one looks like now, cut off at its bounds, at the origin and of the same size. It stays as it
  /// is when this view changes, and stretches when it is resized. Nil for bounds that are not finite.
  ///
  /// What shows is kept as lines and shapes, so that it is sharp at every scale.
  ///
  /// - Parameter afterUpdates: Whether layout that is due is done before.
  /// - Note: Differs from UIKit: a view that has not been on a screen shows, too.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(of: bounds, afterUpdates: afterUpdates)
  }
  /// A view that shows a part of this one as it looks now. When it is resized, what is inside of the insets is stretched, and what is
  /// outside keeps its size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    makeSnapshot(of: rect, afterUpdates: afterUpdates, caps: capInsets)
  }

  /// A formatter that prints the view.
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
  /// Draws the view for printing, in its own coordinates. Draws what it shows, unless overridden.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layerStorage.render(in: context)
  }

  /// The radii of the corners, which may differ and follow the view's size. Setting them makes the layer's corners continuous. None
  /// by default.
  open var cornerConfiguration: UICornerConfiguration {
    get { layerStorage.extras?.corners ?? .corners(radius: 0) }
    set { setCorners(newValue) }
  }
  /// The radius that a corner has now, in points.
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat { radius(at: corner) }

  /// How the view follows the way the device is held. Empty by default.
  open var motionEffects: [UIMotionEffect] {
    get { interaction?.motionEffects ?? [] }
    set { loadedInteraction.motionEffects = newValue }
  }
  /// Adds a motion effect. One that is there already stays where it is.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }
  /// Takes a motion effect away. Does nothing for another one.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    if interaction != nil { motionEffects.removeAll { $0 === effect } }
  }

  // MARK: Accessibility

  /// Whether a screen reader stops at the view. Unless set, true for labels, controls and table cells only.
  open var isAccessibilityElement: Bool {
    get { AccessibilityBlocks.of(self)?.isElement?() ?? interaction?.accessibility.isElement ?? isElementByDefault }
    set { loadedInteraction.accessibility.isElement = newValue }
  }
  /// The name that a screen reader speaks. Unless set, a default of the class, such as a button's title. A label's text is the
  /// default only while a screen reader reads it, as on iOS; audits, flows and pictures of accessibility count as one.
  open var accessibilityLabel: String? {
    get { AccessibilityBlocks.of(self)?.label?() ?? interaction?.accessibility.label ?? unaskedLabel }
    set { loadedInteraction.accessibility.label = newValue }
  }
  /// What using the view does, in words. Stored only; nil by default.
  open var accessibilityHint: String? {
    get { AccessibilityBlocks.of(self)?.hint?() ?? interaction?.accessibility.hint }
    set { loadedInteraction.accessibility.hint = newValue }
  }
  /// The present value in words. Unless set, what the class knows, as the state of a switch; nil for most.
  open var accessibilityValue: String? {
    get { AccessibilityBlocks.of(self)?.value?() ?? interaction?.accessibility.value ?? valueByDefault }
    set { loadedInteraction.accessibility.value = newValue }
  }
  /// What kind of element the view is. Unless set, what follows from class and state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { AccessibilityBlocks.of(self)?.traits?() ?? interaction?.accessibility.traits ?? traitsByDefault }
    set { loadedInteraction.accessibility.traits = newValue }
  }
  /// Whether a screen reader skips the view and all below it. Audits of labels skip them as well. False by default.
  open var accessibilityElementsHidden: Bool {
    get { AccessibilityBlocks.of(self)?.hidesElements?() ?? interaction?.accessibility.hidesElements ?? false }
    set { loadedInteraction.accessibility.hidesElements = newValue }
  }
  /// Whether a screen reader skips the view's siblings. False by default.
  open var accessibilityViewIsModal: Bool {
    get { AccessibilityBlocks.of(self)?.isModal?() ?? interaction?.accessibility.isModal ?? false }
    set { loadedInteraction.accessibility.isModal = newValue }
  }
  /// Whether the view keeps its colours where the user inverts those of the screen. Stored only, as nothing is inverted here; false by
  /// default.
  open var accessibilityIgnoresInvertColors: Bool {
    get { interaction?.accessibility.ignoresInvertColors ?? false }
    set { loadedInteraction.accessibility.ignoresInvertColors = newValue }
  }
  /// Whether a screen reader reads all below before it goes on. False by default.
  open var shouldGroupAccessibilityChildren: Bool {
    get { AccessibilityBlocks.of(self)?.groupsChildren?() ?? interaction?.accessibility.groupsChildren ?? false }
    set { loadedInteraction.accessibility.groupsChildren = newValue }
  }
  /// The elements inside the view, in reading order: views and `UIAccessibilityElement`s. Nil, the default, stands for
  /// the subviews.
  open var accessibilityElements: [Any]? {
    get { AccessibilityBlocks.of(self)?.elements?() ?? interaction?.accessibility.elements }
    set { loadedInteraction.accessibility.elements = newValue }
  }
  /// Names for voice control, the best one first. Unless set, the accessibility label alone.
  open var accessibilityUserInputLabels: [String]! {
    get {
      AccessibilityBlocks.of(self)?.inputLabels?() ?? interaction?.accessibility.inputLabels
        ?? accessibilityLabel.map { [$0] } ?? []
    }
    set { loadedInteraction.accessibility.inputLabels = newValue }
  }
  /// What a screen reader offers to do with the view. Stored only; nil by default.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { AccessibilityBlocks.of(self)?.customActions?() ?? interaction?.accessibility.customActions }
    set { loadedInteraction.accessibility.customActions = newValue }
  }
  /// The view's box in the coordinates of its window.
  open var accessibilityFrame: CGRect {
    get { AccessibilityBlocks.of(self)?.frame?() ?? interaction?.accessibility.frame ?? convert(bounds, to: nil) }
    set { loadedInteraction.accessibility.frame = newValue }
  }
  /// Where a double tap of a screen reader touches, in the coordinates of the window: the middle of
  /// `accessibilityFrame`, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      if let point = AccessibilityBlocks.of(self)?.activationPoint?() ?? rareAccessibility.activationPoint {
        return point
      }
      let box = accessibilityFrame
      return CGPoint(x: box.midX, y: box.midY)
    }
    set { rareAccessibility.activationPoint = newValue }
  }
  /// The view's outline in the coordinates of the window; nil, the default, for `accessibilityFrame`.
  open var accessibilityPath: UIBezierPath? {
    get { AccessibilityBlocks.of(self)?.path?() ?? rareAccessibility.path }
    set { rareAccessibility.path = newValue }
  }
  /// How users of switches go through what is in the view. Stored only; `automatic` by default.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { AccessibilityBlocks.of(self)?.navigationStyle?() ?? rareAccessibility.navigationStyle }
    set { rareAccessibility.navigationStyle = newValue }
  }
  /// What kind of container the view is. Stored only; `none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { AccessibilityBlocks.of(self)?.containerType?() ?? rareAccessibility.containerType }
    set { rareAccessibility.containerType = newValue }
  }
  /// Ways of a screen reader through what is in the view. Stored only; nil by default.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { rareAccessibility.rotors }
    set { rareAccessibility.rotors = newValue }
  }
  /// The language that the view is spoken in, as "de-CH"; nil, the default, for the screen's. Stored only.
  open var accessibilityLanguage: String? {
    get { AccessibilityBlocks.of(self)?.language?() ?? rareAccessibility.language }
    set { rareAccessibility.language = newValue }
  }
  /// Whether the view does something when it is used. Unless set, whether it gets touches.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      AccessibilityBlocks.of(self)?.respondsToUserInteraction?() ?? rareAccessibility.respondsToUserInteraction
        ?? isUserInteractionEnabled
    }
    set { rareAccessibility.respondsToUserInteraction = newValue }
  }
  /// The label with attributes of speech. Setting it sets the label's words.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get {
      AccessibilityBlocks.of(self)?.attributedLabel?()
        ?? matching(rareAccessibility.attributedLabel, accessibilityLabel)
    }
    set { (rareAccessibility.attributedLabel, accessibilityLabel) = (newValue, newValue?.string) }
  }
  /// The hint with attributes of speech. Setting it sets the hint's words.
  open var accessibilityAttributedHint: NSAttributedString? {
    get {
      AccessibilityBlocks.of(self)?.attributedHint?() ?? matching(rareAccessibility.attributedHint, accessibilityHint)
    }
    set { (rareAccessibility.attributedHint, accessibilityHint) = (newValue, newValue?.string) }
  }
  /// The value with attributes of speech. Setting it sets the value's words.
  open var accessibilityAttributedValue: NSAttributedString? {
    get {
      AccessibilityBlocks.of(self)?.attributedValue?()
        ?? matching(rareAccessibility.attributedValue, accessibilityValue)
    }
    set { (rareAccessibility.attributedValue, accessibilityValue) = (newValue, newValue?.string) }
  }
  /// How many elements are in the view: those of `accessibilityElements`, or `NSNotFound` without any. A view that
  /// overrides it answers for itself, with `accessibilityElement(at:)`.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
  /// The element at a place of the view's reading order; nil out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }
  /// The place of an element in the view's reading order; `NSNotFound` for another's.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? NSNotFound
  }

  // MARK: Large content viewer

  /// Whether the large content viewer may show the view. Stored only, as no viewer is shown; false by default.
  open var showsLargeContentViewer: Bool {
    get { rareAccessibility.largeContent.isShown }
    set { rareAccessibility.largeContent.isShown = newValue }
  }
  /// The title in the large content viewer. Unless set, a default of the class, such as a button's title. Stored only.
  open var largeContentTitle: String? {
    get { rareAccessibility.largeContent.title ?? largeTitleByDefault }
    set { rareAccessibility.largeContent.title = newValue }
  }
  /// The image in the large content viewer. Unless set, a default of the class, such as a button's image. Stored only.
  open var largeContentImage: UIImage? {
    get { rareAccessibility.largeContent.image ?? largeImageByDefault }
    set { rareAccessibility.largeContent.image = newValue }
  }
  /// Whether the image grows to fill the large content viewer. Stored only; false by default.
  open var scalesLargeContentImage: Bool {
    get { rareAccessibility.largeContent.scalesImage }
    set { rareAccessibility.largeContent.scalesImage = newValue }
  }
  /// Room around the image in the large content viewer, in points. Stored only; zero by default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { rareAccessibility.largeContent.imageInsets }
    set { rareAccessibility.largeContent.imageInsets = newValue }
  }

  // MARK: Layout

  /// Asks for `layoutSubviews()` in the next pass. Passes run in `layoutIfNeeded()`, before rendering, and for a window
  /// in the next turn of the main run loop.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out now what is due here and below: updates constraints, solves them, calls `layoutSubviews()` from the
  /// outside in. It begins higher up where superviews are due themselves, and repeats up to 16 times while layout asks
  /// for more.
  open func layoutIfNeeded() { performLayout() }
  /// Places subviews and guides where their constraints want them, on whole pixels. Overrides call super, or place all
  /// subviews themselves.
  open func layoutSubviews() { copyOutSubviewFrames() }
  /// The size that suits the view, given the room there is, in points. The view's present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Takes the size of `sizeThatFits(_:)` for the present one. The origin of the frame stays; with a transform, the
  /// centre.
  open func sizeToFit() { fitSize() }

  /// False unless overridden, and never asked: constraints work in every view.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for `updateConstraints()` in the next layout pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Calls `updateConstraints()` now, here and below, where it is due. Inner views come first.
  open func updateConstraintsIfNeeded() { performUpdateConstraints() }
  /// For overrides that make or change constraints. They must call super: otherwise the process ends with UIKit's
  /// exception.
  open func updateConstraints() { flags.calledUpdateConstraints = true }
  /// Whether `updateConstraints()` is due. True for a new view.
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  /// Whether frame and autoresizing mask hold the view, as required constraints towards others. True by default; turn
  /// it off for views that constraints of your own place.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  /// The size of the view's content, in points, which layout keeps by the content priorities. `noIntrinsicMetric` on an
  /// axis where there is none, as on both unless overridden.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Says that the intrinsic size has changed. The next layout asks for it again.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  /// How strongly the view refuses to be larger than its content: 250 in most classes, 251 in labels and image views.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging(axis)
  }

  /// Sets how strongly the view refuses to be larger than its content.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.setHugging(priority, axis)
    contentPrioritiesDidChange()
  }

  /// How strongly the view refuses to be smaller than its content: 750 unless set.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.compression(axis)
  }

  /// Sets how strongly the view refuses to be smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.setCompression(priority, axis)
    contentPrioritiesDidChange()
  }

  /// The size that the constraints inside and the content want, as near to `targetSize` as they permit: the other form
  /// with `fittingSizeLevel` on both axes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside and the content want, raised to whole pixels. Nothing moves, and what is
  /// outside of the view has no part in it.
  ///
  /// - Parameters:
  ///   - targetSize: Points; lengths below 0 count as 0.
  ///   - horizontal: How strongly the width of `targetSize` is wanted.
  ///   - vertical: How strongly its height is wanted.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  /// The view whose first baseline stands for this view's. The view itself unless overridden; a view that is not below
  /// this one does not count.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline stands for this view's. The view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Constraints

  /// Activates a constraint and lists it here rather than at its items' nearest common ancestor. An item that is not
  /// this view or below it ends the process with UIKit's exception.
  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }
  /// Adds the constraints in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(adopt) }
  /// Deactivates a constraint that this view lists. Does nothing for others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  /// Deactivates those of the constraints that this view lists.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(uninstall) }
  /// Makes the view the guide's owner; it leaves the one it had.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  /// Takes the guide out and deactivates the constraints on it. Does nothing for another view's.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  /// The edge where reading begins: left, or right in right-to-left layouts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The edge where reading ends: right, or left in right-to-left layouts.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge, in any reading direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge, in any reading direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The width of the alignment rectangle, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height of the alignment rectangle, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The vertical line through the middle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The horizontal line through the middle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  /// The baseline of the first line of text of `forFirstBaselineLayout`; the top edge where there is no text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
  /// The baseline of the last line of text of `forLastBaselineLayout`; the bottom edge where there is no text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

  /// Does nothing.
  ///
  /// - Note: Differs from UIKit: an ambiguous layout has one defined result, so there is no other to show.
  open func exerciseAmbiguityInLayout() {}
  /// Whether the constraints leave the view's origin or size more than one best place.
  ///
  /// The layout is deterministic all the same: sides that only inequalities hold go to their bounds, then sizes are drawn to
  /// the intrinsic size or zero, then origins to zero.
  open var hasAmbiguousLayout: Bool { hasAmbiguousLayout(on: .horizontal) || hasAmbiguousLayout(on: .vertical) }
  /// The constraints that decide the view's origin and size along an axis, in order of activation.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(on: axis)
  }

  // MARK: Margins and safe area

  /// Insets for content, in points: 8 on each side by default.
  ///
  /// What is read includes what is added: the safe area (see `insetsLayoutMarginsFromSafeArea`), the superview's
  /// margins (see `preservesSuperviewLayoutMargins`) and the least margins of a view controller's view.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  /// The margins by reading direction. What was set last counts, this or `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  /// Whether the margins are at least what the superview's margins cover of this view. False by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { margins.preservesSuperview = newValue; marginsDidChange() }
  }

  /// Whether the safe area's insets are added to the margins. True by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { margins.insetsFromSafeArea = newValue; marginsDidChange() }
  }

  /// What bars, notch and home indicator cover of the view, in points, as of the last layout: the part of the
  /// superview's insets that lies over the view, and a view controller's `additionalSafeAreaInsets`.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  /// Called when the margins have changed. Does nothing unless overridden.
  open func layoutMarginsDidChange() {}
  /// Called during layout, when `safeAreaInsets` has changed. Does nothing unless overridden.
  open func safeAreaInsetsDidChange() {}
  /// The bounds less `layoutMargins`. Made when first asked for, one for each view.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The bounds less `safeAreaInsets`. Made when first asked for, one for each view.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The area inside the margins, in their middle, no wider than text is comfortable to read.
  ///
  /// 672 points at the default text size, which grow and shrink as body text does.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// The strip at the view's bottom that the keyboard covers; without a keyboard, the bottom inset of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Traits

  /// The traits that hold here: those of the superview, of the screen for a window, or the current ones for another
  /// root; then the overrides of the view controller and of the view.
  open var traitCollection: UITraitCollection { resolvedTraits }
  /// Called when `traitCollection` has changed. Does nothing unless overridden.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The reading direction: the one that `semanticContentAttribute` forces, else that of the traits.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

  /// Traits are never stale here; the call returns at once.
  open func updateTraitsIfNeeded() {}
  /// The direction of a view with the attribute in an interface of the screen's direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(
      in: ScreenEnvironment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }
  /// The direction of a view with the attribute in an interface of the given direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: direction)
  }

  // MARK: Animation

  /// Animates the changes that `animations` makes to views, with ease in and ease out.
  ///
  /// Without a running `AnimationClock` the changes show at once, and `completion` is called after `duration`, on a later turn of the run
  /// loop; in a still picture, before the picture is taken.
  ///
  /// - Parameters:
  ///   - duration: Seconds; zero, negative and NaN change at once.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with whether the animation got there.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, 0, .curve(.easeInOut), [], animations, completion)
  }
  /// Animates the changes that `animations` makes to views, after a delay.
  ///
  /// Inside another block the outer duration and curve hold, unless `options` override them.
  ///
  /// - Parameters:
  ///   - duration: Seconds; zero, negative and NaN change at once.
  ///   - delay: Seconds until the animation begins; until then the old values show.
  ///   - options: The curve, repetition, and what else holds meanwhile.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with whether the animation got there.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, delay, .curve(options.curve), options, animations, completion)
  }
  /// Animates with a spring that has settled at `duration`.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until the animation begins.
  ///   - dampingRatio: 1 does not bounce; towards 0 it bounces ever more. Kept in 0.01...10.
  ///   - velocity: Distances per second at the start.
  ///   - options: Repetition, and what else holds meanwhile.
  ///   - animations: Makes the changes.
  ///   - completion: Called at the end, with whether the animation got there.
  /// - Note: Differs from UIKit: UIKit does not publish its rule; this is a spring with a thousandth of the way left at
  ///   `duration`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    runSpring(duration, delay, dampingRatio, velocity, options, animations, completion)
  }

  /// Animates in steps that `addKeyframe` describes.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runKeyframes(duration, delay, options, animations, completion)
  }
  /// One step: to be called inside the block of `animateKeyframes`.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the step begins, in 0...1 of the whole.
  ///   - frameDuration: How long it takes, in 0...1 of the whole.
  ///   - animations: Makes the step's changes.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    runKeyframe(frameStartTime, frameDuration, animations)
  }

  /// Shows the change that `animations` makes to a view and all inside it as a transition.
  ///
  ///     UIView.transition(with: label, duration: 0.3, options: .transitionCrossDissolve) { label.text = "Done" }
  ///
  /// With a transition, the block's changes of views do not animate themselves, unless the options say
  /// `allowAnimatedContent`. Without one, the block is an animation block.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: Seconds.
  ///   - options: The kind of transition.
  ///   - animations: Makes the change; nil for none.
  ///   - completion: Called at the end, with whether the transition got there.
  /// - Note: Differs from UIKit: flips have no perspective, and curls show as cross dissolves.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(view, duration, options, animations, completion)
  }
  /// Takes `fromView` out of its superview and puts `toView` there, or with `showHideTransitionViews` hides the one and
  /// shows the other. The transition is that of the superview.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    runTransition(fromView, toView, duration, options, completion)
  }

  /// Makes changes that are not animated, inside an animation block too.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationSwitch.without(actionsWithoutAnimation)
  }
  /// Whether animation blocks animate. True by default.
  open class var areAnimationsEnabled: Bool { AnimationSwitch.isEnabled }
  /// Turns the animations of animation blocks on or off, for all views. While they are off, changes show at once.
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isEnabled = enabled }
  /// The duration of the block that runs, in seconds; 0 outside.
  open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
  /// Repeats what `animations` changes; to be called inside an animation block.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    runModified(count, autoreverses, animations)
  }

  // MARK: Animation from one call to another

  /// Begins an animation of the changes up to `commitAnimations()`: 0.2 seconds, with ease in and ease out.
  ///
  /// Inside another animation the outer duration and curve apply.
  ///
  /// - Parameters:
  ///   - animationID: A name, which is passed to the delegate.
  ///   - context: Data for the delegate.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    OpenAnimationBlock.begin(animationID, context)
  }
  /// Ends the innermost animation that was begun. Without one it does nothing.
  open class func commitAnimations() { OpenAnimationBlock.commit() }
  /// Sets the object that the animation's selectors are sent to. A weak reference.
  open class func setAnimationDelegate(_ delegate: Any?) {
    OpenAnimationBlock.current?.delegate = delegate.map { $0 as AnyObject }
  }
  /// Sets the selector that is sent when the animation is committed, with its name and context.
  open class func setAnimationWillStart(_ selector: Selector?) { OpenAnimationBlock.current?.willStart = selector }
  /// Sets the selector that is sent at the end, with the animation's name, whether it finished, as a number, and the context.
  ///
  /// - Note: Differs from UIKit: a method with more than two parameters cannot be called by its selector and is skipped.
  open class func setAnimationDidStop(_ selector: Selector?) { OpenAnimationBlock.current?.didStop = selector }
  /// Sets the duration of the changes that follow, in seconds. 0.2 unless set; zero, negative and NaN change at once.
  open class func setAnimationDuration(_ duration: TimeInterval) { OpenAnimationBlock.current?.duration = duration }
  /// Sets the delay of the changes that follow, in seconds. 0 unless set.
  open class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimationBlock.current?.delay = delay }
  /// Sets the start of the changes that follow; a time in the past counts as now.
  open class func setAnimationStart(_ startDate: Date) {
    OpenAnimationBlock.current?.delay = max(0, startDate.timeIntervalSinceNow)
  }
  /// Sets the curve of the changes that follow.
  open class func setAnimationCurve(_ curve: AnimationCurve) { OpenAnimationBlock.current?.curve = curve }
  /// Sets the number of repetitions of the changes that follow. Fractions stop on the way; 0, the default, is once.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimationBlock.current?.repeatCount = repeatCount
  }
  /// Sets whether the changes that follow run back to the start after each run.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimationBlock.current?.autoreverses = repeatAutoreverses
  }
  /// Accepted. Animations always start from what is shown.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// Shows the changes of a view and all inside it as a transition.
  ///
  /// - Parameters:
  ///   - transition: The kind of transition.
  ///   - view: The view whose content changes.
  ///   - cache: Accepted. The content from before is always a picture.
  open class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    view.showTransition(transition)
  }

  // MARK: Text size

  /// The minimum text size in the view and its subviews; nil, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { interaction?.minimumTextSize }
    set { setTextSizeLimits(newValue, maximumContentSizeCategory) }
  }
  /// The maximum text size in the view and its subviews; nil, the default, for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { interaction?.maximumTextSize }
    set { setTextSizeLimits(minimumContentSizeCategory, newValue) }
  }
  /// A description of the text size limits of the view and its superviews.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }

  // MARK: Dynamics

  /// The shape that the view collides with in a `UIDynamicAnimator`. A rectangle unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline that a view of the type `path` collides with, relative to its center. Empty unless overridden.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Focus

  /// Whether the view can have the focus. False unless overridden.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus of its window.
  open var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
  /// Where the focus goes when it comes here. Empty, the default, for the view itself or the first one in it.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Called before the focus comes here, leaves or moves inside; false keeps it. True unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has come here, left or moved inside. Does nothing unless overridden.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Asks for the focus to be decided again, if it is nowhere or in the view.
  open func setNeedsFocusUpdate() { UIFocusSystem.needsUpdate(self) }
  /// Moves the focus now, if it was asked for.
  open func updateFocusIfNeeded() { UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded() }
  /// A name that views share which keys go through together; nil by default. Never asked.
  open var focusGroupIdentifier: String?
  /// How the view looks with the focus; nil unless overridden. Nothing is drawn.
  open var focusEffect: UIFocusEffect? { nil }
  /// How much the view is wanted of its group. Never asked.
  open var focusGroupPriority: UIFocusGroupPriority { .ignored }

  // MARK: What subclasses of this module tell the engine and the painter

  /// Whether a new view of this class says that it is opaque.
  @_spi(Tessera) open var isOpaqueByDefault: Bool { true }
  /// Hugging and compression resistance a view of this class starts with.
  @_spi(Tessera) open var defaultContentPriorities: ContentPriorities { ContentPriorities() }
  /// The text UIKit puts behind a view's address in a constraint log.
  @_spi(Tessera) open var textForDescription: String? { nil }
  /// The additions to `description` after the layer, such as `contentOffset: {0, 0}`.
  @_spi(Tessera) open var additionsToDescription: [String] { [] }
  /// The height the content needs at a width, for views whose height follows from their width; nil for others.
  @_spi(Tessera) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  @_spi(Tessera) open var heightDependsOnWidth: Bool { false }
  /// Whether `baselineOffsets` counts even if a subview stands for the baselines.
  var knowsOwnBaselines: Bool { false }
  /// Distance from the top edge to the first baseline, and from the last baseline to the bottom edge, in points.
  @_spi(Tessera) open func baselineOffsets() -> (first: CGFloat, last: CGFloat) { (0, 0) }
  /// Paints the view's own content: after its background, before its sublayers.
  @_spi(Tessera) open func paintContent(into canvas: inout Canvas) {}
  /// Whether `paintContent` paints more than can be made translucent piece by piece.
  @_spi(Tessera) open var contentOverlaps: Bool { false }
  /// Whether `paintContent` paints over the background colour, which cannot be made translucent piece by piece either.
  @_spi(Tessera) open var contentCoversBackground: Bool { false }
  /// Whether an override of `draw(_:)` is called.
  var isDrawnByMethod: Bool { true }
  /// What the view tells of itself to what looks at a finished screen; see `ViewSpeaker`.
  @_spi(Tessera) open var speaker: AnyViewSpeaker { AnyViewSpeaker(PlainSpeaker(view: self)) }
  /// Called when the view's traits have changed, before `traitCollectionDidChange`.
  @_spi(Tessera) open func environmentDidChange() {}
  /// Called when the view's size has changed, by the user or by layout.
  @_spi(Tessera) open func sizeDidChange() {}
  func subviewVisibilityDidChange(_ view: UIView) {}
  /// Called when a subview's intrinsic size may have changed.
  func subviewContentSizeDidChange(_ view: UIView) {}
  /// The view as a scroll view; nil for all others. A property, as asking it is much cheaper than a cast.
  package var layoutScrollView: (any LayoutScrollView)? { nil }
  /// Whether subviews are views of child controllers, whose frames the parent controller sets.
  var placesControllerViews: Bool { false }
  /// The safe area that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Accessibility of a view of this class, where no property was set.
  @_spi(Tessera) open var isElementByDefault: Bool { false }
  @_spi(Tessera) open var labelByDefault: String? { nil }
  /// Whether `labelByDefault` is known only to screen readers.
  @_spi(Tessera) open var hidesDefaultLabel: Bool { false }
  @_spi(Tessera) open var largeTitleByDefault: String? { nil }
  @_spi(Tessera) open var largeImageByDefault: UIImage? { nil }
  @_spi(Tessera) open var valueByDefault: String? { nil }
  @_spi(Tessera) open var traitsByDefault: UIAccessibilityTraits { [] }
  /// What a screen reader finds in a view that is painted as one, in reading order; nil for the subviews.
  @_spi(Tessera) open var elementsByDefault: [Any]? { nil }
  /// Views in an element that are read beside it, such as the button in a row.
  @_spi(Tessera) open var elementsBeside: [UIView] { [] }
  /// Whether text is entered in it.
  @_spi(Tessera) open var isTextEntry: Bool { false }
  /// Called before a finger comes down on the view or in it: for recognizers that are made when they are first needed.
  @_spi(Tessera) open func fingerWillComeDown() {}
  /// The properties that appearance proxies of the class hand on.
  @_spi(Tessera) open class var appearanceKeys: AppearanceKeys { .view }
  /// A new view of the class, as proxies are. A class that has no `init(frame:)` makes it in another way.
  @_spi(Tessera) open class func makeAppearanceProxy() -> UIView { DynamicInit.view(self) }
  /// A view as `view`, which is this one or a few levels below it, was made; nil where the class alone decides that.
  @_spi(Tessera) open func plainTwin(of view: UIView) -> UIView? { nil }
  /// Has the bar items that the view shows take what proxies say of them. Called when the view enters a window.
  @_spi(Tessera) open func takeItemAppearances() {}
  /// Called after a subview has left, however it left.
  func didUnlink(_ subview: UIView) {}

  nonisolated open override var description: String { MainActor.assumeIsolated { ViewDescription.describe(self) } }
  nonisolated open override var debugDescription: String { description }
}
