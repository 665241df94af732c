// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The root of everything that is seen. This file holds a view's stored state, its initialisers and every member that
// subclasses override (Swift allows overriding only what the class body declares); the work is done in the extensions:
// hierarchy, geometry, layout, constraints, margins, rendering, animation. The file is longer than 500 lines because UIView
// has that many members and Swift wants them in one place; none holds more than a call.

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A rectangle on screen that shows content, arranges subviews and can be laid out by constraints.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem, CALayerDelegate {
  // MARK: State

  /// The view's layer, whatever an override of `layer` says.
  let layerStorage: CALayer
  /// The view's superview, whatever an override of `superview` says.
  final weak var superviewStorage: UIView?
  open var superview: UIView? { superviewStorage }
  open internal(set) var subviews: [UIView] = []
  /// Constraints whose nearest common ancestor is this view, in order of activation.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  open internal(set) var layoutGuides: [UILayoutGuide] = []

  var layoutNode: LayoutNode?
  var constraintLinks: ConstraintLinks?
  var layoutView: UIView? { self }
  var layoutContainer: UIView? { superview }
  /// The engine of the tree below; only roots have one.
  var rootEngine: LayoutEngine?
  package var flags = ViewFlags()
  /// What pixel rounding took from the view's origin, and whether it changed since subviews were placed.
  var residual: CGPoint = .zero
  var residualMoved = false
  /// Hugging and compression resistance, horizontal and vertical.
  var contentPriorities: ContentPriorities
  package var margins = MarginState()
  var backgroundColorStorage: UIColor?
  var tintColorStorage: UIColor?
  var cachedTraits: UITraitCollection?
  /// Trait overrides and registrations; nil before the first.
  package var traitState: TraitState?
  weak var viewController: UIViewController?
  /// What other modules keep with the view, by type, and let go of when it dies.
  package var companions: [ObjectIdentifier: AnyObject] = [:]

  /// Shortcuts to what is above, in deep trees.
  var ancestorHints: AncestorHints?

  /// Gesture recognizers and accessibility; nil for the many views that have neither.
  var interaction: ViewInteraction?

  open var tag = 0
  open var isUserInteractionEnabled = true
  /// Whether the view gets more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has one.
  open var isExclusiveTouch = false
  open var restorationIdentifier: String?
  open var accessibilityIdentifier: String?
  open var contentMode: ContentMode = .scaleToFill
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { layoutEngineIfLoaded?.frameDidChange(of: self) } }
  }
  open var autoresizesSubviews = true
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { traitsDidChange() }
  }
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  // MARK: Creation

  /// A view of the given frame, in its future superview's coordinates.
  public init(frame: CGRect) {
    layerStorage = Self.makeLayer()
    contentPriorities = ContentPriorities()
    super.init()
    layerStorage.owner = self
    contentPriorities = defaultContentPriorities
    layer.isOpaque = isOpaqueByDefault
    if frame != .zero { setFrame(frame) }
  }

  public required init?(coder: NSCoder) {
    layerStorage = Self.makeLayer()
    contentPriorities = ContentPriorities()
    super.init()
    layerStorage.owner = self
    contentPriorities = defaultContentPriorities
    layer.isOpaque = isOpaqueByDefault
  }

  @preconcurrency @MainActor public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    // Who dies with this view may still speak to the tree's engine, which knows the root without holding it.
    if rootEngine != nil { rootEngine = nil }
    if !constraints.isEmpty { UIView.unlink(constraints) }
    if !subviews.isEmpty { Teardown.release(&subviews) }
  }

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

  open var frame: CGRect {
    get { layerStorage.frame }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { layerStorage.bounds }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { layerStorage.position }
    set { setCenter(newValue) }
  }

  open var transform: CGAffineTransform {
    get { layerStorage.affineTransform() }
    set { layerStorage.setAffineTransform(newValue) }
  }

  /// The transform with depth; `transform` is its part in the plane.
  open var transform3D: CATransform3D {
    get { layerStorage.transform }
    set { layerStorage.transform = newValue }
  }

  /// The point of the bounds, in unit coordinates, that `center` places and `transform` turns around.
  open var anchorPoint: CGPoint {
    get { layerStorage.anchorPoint }
    set { layerStorage.anchorPoint = newValue }
  }

  /// Insets of the rectangle that constraints act on, inwards from the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: alignmentRectInsets.negated)
  }

  // MARK: Conversion

  /// The point's place in another view's coordinates; nil stands for the window's, or without a window for those that
  /// the root's frame is in.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { mapped(point, to: view) }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { mapped(point, from: view) }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { mapped(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { mapped(rect, from: view) }
  open func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint { mapped(point, into: space) }
  open func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint { mapped(point, outOf: space) }
  open func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect { mapped(rect, into: space) }
  open func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect { mapped(rect, outOf: space) }

  // MARK: Appearance

  open var alpha: CGFloat {
    get { CGFloat(layerStorage.opacity) }
    set { layerStorage.opacity = Float(newValue) }
  }

  open var isHidden: Bool {
    get { layerStorage.isHidden }
    set { setHidden(newValue) }
  }

  open var backgroundColor: UIColor? {
    get { shownBackgroundColor }
    set { setBackgroundColor(newValue) }
  }

  open var clipsToBounds: Bool {
    get { layerStorage.masksToBounds }
    set { layerStorage.masksToBounds = newValue }
  }

  /// Whether the view says that it fills its bounds with opaque content; true for most classes. Kept for source
  /// compatibility: what is painted says for itself how opaque it is.
  open var isOpaque: Bool {
    get { layerStorage.isOpaque }
    set { layerStorage.isOpaque = newValue }
  }

  /// Kept for source compatibility: every painting begins on clear ground.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.clearsContextBeforeDrawing }
    set { flags.clearsContextBeforeDrawing = newValue }
  }

  /// The accent colour: the view's own, or the superview's.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }

  open func tintColorDidChange() {}

  /// A view, in no superview, whose alpha says how much of this one shows. Its frame is in this view's coordinates.
  open var mask: UIView? {
    get { layerStorage.maskView }
    set { setMask(newValue) }
  }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, below: sibling) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, above: sibling) }
  open func removeFromSuperview() { detach() }
  open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The first view with `tag` in the tree below, this view included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  open var window: UIWindow? { LayoutTree.root(of: self) as? UIWindow }
  open override var next: UIResponder? { viewController ?? superview }

  // MARK: Touches

  /// The frontmost view at a point, this one or one inside it. Views that are hidden, nearly transparent (alpha below
  /// 0.01) or closed to the user, and all inside them, are never it; neither is what lies outside its superview.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { HitTest.view(at: point, in: self, event) }
  /// Whether the view holds the point, which is in its own coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Nil for none, as UIKit has it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { interaction?.recognizers }
    set { setGestureRecognizers(newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }
  /// Asked of the touched view and those around it, up to the recognizer's, before the recognizer begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Makes the view inside this one that is first responder resign.
  ///
  /// - Parameter force: Whether it has to, although it does not want to.
  /// - Returns: Whether no view inside is first responder any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { resignInside(force) }

  // MARK: Drawing

  /// Draws the view's content on the current context, in the view's own coordinates, over its background and below its
  /// subviews. What lies outside of the bounds is cut off. Called whenever the view is painted, if it is overridden.
  ///
  /// - Note: Differs from UIKit: nothing is cached between two paintings, and `rect` is always the bounds.
  open func draw(_ rect: CGRect) { paintOwnContent() }
  /// Makes a layer draw itself anew that does so in place of the view. Views themselves draw on every painting.
  open func setNeedsDisplay() { layerNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { layerNeedsDisplay() }

  /// As the layer's delegate: gives it its content, by `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws the layer's content, by `draw(_:)` if that is overridden.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === layerStorage { drawOwnLayer(on: ctx) } }
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the view when its layer is laid out.
  open func layoutSublayers(of layer: CALayer) { if layer === layerStorage { layoutSubviews() } }
  /// An animation within an animation block, `NSNull` outside.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(for: layer, event) }
  /// Draws the view and all inside it on the current context, stretched to a rectangle.
  ///
  /// - Returns: Whether there is a context.
  @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, afterUpdates)
  }

  // MARK: Accessibility

  open var isAccessibilityElement: Bool {
    get { interaction?.accessibility.isElement ?? isElementByDefault }
    set { loadedInteraction.accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { interaction?.accessibility.label ?? labelByDefault }
    set { loadedInteraction.accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { interaction?.accessibility.hint }
    set { loadedInteraction.accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { interaction?.accessibility.value ?? valueByDefault }
    set { loadedInteraction.accessibility.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { interaction?.accessibility.traits ?? traitsByDefault }
    set { loadedInteraction.accessibility.traits = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { interaction?.accessibility.hidesElements ?? false }
    set { loadedInteraction.accessibility.hidesElements = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { interaction?.accessibility.isModal ?? false }
    set { loadedInteraction.accessibility.isModal = newValue }
  }
  open var shouldGroupAccessibilityChildren: Bool {
    get { interaction?.accessibility.groupsChildren ?? false }
    set { loadedInteraction.accessibility.groupsChildren = newValue }
  }
  /// The elements inside the view, in reading order; nil lets the subviews speak for themselves.
  open var accessibilityElements: [Any]? {
    get { interaction?.accessibility.elements }
    set { loadedInteraction.accessibility.elements = newValue }
  }
  open var accessibilityUserInputLabels: [String]! {
    get { interaction?.accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { loadedInteraction.accessibility.inputLabels = newValue }
  }
  /// The view's box in the coordinates of its window.
  open var accessibilityFrame: CGRect {
    get { interaction?.accessibility.frame ?? convert(bounds, to: nil) }
    set { loadedInteraction.accessibility.frame = newValue }
  }
  /// What a double tap with a screen reader does. True if something was done.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { performLayout() }
  open func layoutSubviews() { copyOutSubviewFrames() }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { fitSize() }

  open class var requiresConstraintBasedLayout: Bool { false }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  open func updateConstraintsIfNeeded() { performUpdateConstraints() }
  open func updateConstraints() { flags.calledUpdateConstraints = true }
  open func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.translatesAutoresizingMask }
    set { setTranslatesAutoresizingMask(newValue) }
  }

  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeDidChange() }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.hugging(axis)
  }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentPriorities.setHugging(priority, axis)
    contentPrioritiesDidChange()
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentPriorities.compression(axis)
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentPriorities.setCompression(priority, axis)
    contentPrioritiesDidChange()
  }

  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  /// The view whose first and last baseline stand for this view's.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Constraints

  open func addConstraint(_ constraint: NSLayoutConstraint) { adopt(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(adopt) }
  open func removeConstraint(_ constraint: NSLayoutConstraint) { uninstall(constraint) }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(uninstall) }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { remove(layoutGuide) }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
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

  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(newValue) }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalMargins }
    set { setDirectionalMargins(newValue) }
  }

  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { margins.preservesSuperview = newValue; marginsDidChange() }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { margins.insetsFromSafeArea = newValue; marginsDidChange() }
  }

  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The middle of the margins, no wider than text is comfortable to read.
  ///
  /// 672 points at the default text size, which grow and shrink as body text does.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readable) }
  /// Where the keyboard's top edge goes: the bottom of the safe area, or the top of the keyboard over the view.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

  /// Traits are never stale here; the call returns at once.
  open func updateTraitsIfNeeded() {}
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: .leftToRight)
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: direction)
  }

  // MARK: Animation

  /// Animates the changes that `animations` makes to views, with ease in and ease out.
  ///
  /// - Parameter duration: Seconds; zero, negative and NaN change at once.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, 0, .curve(.easeInOut), [], animations, completion)
  }
  /// - Parameter delay: Seconds until the animation begins; until then the old values show.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    runAnimation(duration, delay, .curve(options.curve), options, animations, completion)
  }
  /// A spring that has settled at `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not bounce; towards 0 it bounces ever more.
  ///   - velocity: Distances per second at the start.
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
  open class var areAnimationsEnabled: Bool { AnimationSwitch.isEnabled }
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationSwitch.isEnabled = enabled }
  /// The duration of the block that runs, in seconds; 0 outside.
  open class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }
  /// Repeats what `animations` changes; to be called inside an animation block.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    runModified(count, autoreverses, animations)
  }

  // MARK: What subclasses of this module tell the engine and the painter

  /// Whether a new view of this class says that it is opaque.
  @_spi(Tessera) open var isOpaqueByDefault: Bool { true }
  /// Hugging and compression resistance a view of this class starts with.
  @_spi(Tessera) open var defaultContentPriorities: ContentPriorities { ContentPriorities() }
  /// The text UIKit puts behind a view's address in a constraint log.
  @_spi(Tessera) open var textForDescription: String? { nil }
  /// The height the content needs at a width, for views whose height follows from their width; nil for others.
  @_spi(Tessera) open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }
  @_spi(Tessera) open var heightDependsOnWidth: Bool { false }
  /// Whether `baselineOffsets` is all there is to know, although a subview stands for the baselines.
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
  var layoutScrollView: UIScrollView? { nil }
  /// The safe area that subviews inherit.
  var safeAreaForSubviews: UIEdgeInsets { margins.safeArea }
  /// Accessibility of a view of this class that nobody has told otherwise.
  @_spi(Tessera) open var isElementByDefault: Bool { false }
  @_spi(Tessera) open var labelByDefault: String? { nil }
  @_spi(Tessera) open var valueByDefault: String? { nil }
  @_spi(Tessera) open var traitsByDefault: UIAccessibilityTraits { [] }
  /// Called after a subview has left, however it left.
  func didUnlink(_ subview: UIView) {}

  nonisolated open override var description: String { MainActor.assumeIsolated { ViewDescription.describe(self) } }
  nonisolated open override var debugDescription: String { description }
}
