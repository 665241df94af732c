// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Overrides of the view members that apps override. As in apps, the import is not `@testable`, so only `open` members
// can be overridden.

import Foundation
import Testing
import TesseraGraphics
import TesseraViews

private final class View: UIView {
  var heard: [String] = []

  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CALayer { note(super.layer) }
  override var superview: UIView? { note(super.superview) }
  override var subviews: [UIView] { note(super.subviews) }
  override var mask: UIView? {
    get { note(super.mask) }
    set { note(super.mask = newValue) }
  }

  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { note(super.convert(point, to: view)) }
  override func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { note(super.convert(point, from: view)) }
  override func convert(_ rect: CGRect, to view: UIView?) -> CGRect { note(super.convert(rect, to: view)) }
  override func convert(_ rect: CGRect, from view: UIView?) -> CGRect { note(super.convert(rect, from: view)) }
  override func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    note(super.convert(point, to: space), "space")
  }
  override func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    note(super.convert(point, from: space), "space")
  }
  override func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    note(super.convert(rect, to: space), "space")
  }
  override func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    note(super.convert(rect, from: space), "space")
  }

  override func isDescendant(of view: UIView) -> Bool { note(super.isDescendant(of: view)) }
  override func viewWithTag(_ tag: Int) -> UIView? { note(super.viewWithTag(tag)) }
  override func endEditing(_ force: Bool) -> Bool { note(super.endEditing(force)) }
  override func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    note(super.drawHierarchy(in: rect, afterScreenUpdates: afterUpdates))
  }

  override var leadingAnchor: NSLayoutXAxisAnchor { note(super.leadingAnchor) }
  override var trailingAnchor: NSLayoutXAxisAnchor { note(super.trailingAnchor) }
  override var leftAnchor: NSLayoutXAxisAnchor { note(super.leftAnchor) }
  override var rightAnchor: NSLayoutXAxisAnchor { note(super.rightAnchor) }
  override var topAnchor: NSLayoutYAxisAnchor { note(super.topAnchor) }
  override var bottomAnchor: NSLayoutYAxisAnchor { note(super.bottomAnchor) }
  override var widthAnchor: NSLayoutDimension { note(super.widthAnchor) }
  override var heightAnchor: NSLayoutDimension { note(super.heightAnchor) }
  override var centerXAnchor: NSLayoutXAxisAnchor { note(super.centerXAnchor) }
  override var centerYAnchor: NSLayoutYAxisAnchor { note(super.centerYAnchor) }
  override var firstBaselineAnchor: NSLayoutYAxisAnchor { note(super.firstBaselineAnchor) }
  override var lastBaselineAnchor: NSLayoutYAxisAnchor { note(super.lastBaselineAnchor) }
  override func exerciseAmbiguityInLayout() { note(super.exerciseAmbiguityInLayout()) }
  override var hasAmbiguousLayout: Bool { note(super.hasAmbiguousLayout) }
  override func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    note(super.constraintsAffectingLayout(for: axis))
  }
  override var keyboardLayoutGuide: UIKeyboardLayoutGuide { note(super.keyboardLayoutGuide) }
  override func updateTraitsIfNeeded() { note(super.updateTraitsIfNeeded()) }

  private func note<T>(_ value: T, _ name: String = #function) -> T {
    heard.append(name)
    return value
  }
}

private final class ClassMembers: UIView {
  static var heard: [String] = []

  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    note(super.userInterfaceLayoutDirection(for: attribute))
  }
  override class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    note(super.userInterfaceLayoutDirection(for: attribute, relativeTo: direction))
  }
  override class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    note(super.animate(withDuration: duration, animations: animations, completion: completion))
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    note(
      super.animate(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion))
  }
  override class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    note(
      super.animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio, initialSpringVelocity: velocity,
        options: options, animations: animations, completion: completion))
  }
  override class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    note(
      super.animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations, completion: completion))
  }
  override class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    note(
      super.addKeyframe(
        withRelativeStartTime: frameStartTime, relativeDuration: frameDuration, animations: animations))
  }
  override class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    note(
      super.transition(
        with: view, duration: duration, options: options, animations: animations, completion: completion))
  }
  override class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    note(
      super.transition(from: fromView, to: toView, duration: duration, options: options, completion: completion))
  }
  override class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    note(super.performWithoutAnimation(actionsWithoutAnimation))
  }
  override class var areAnimationsEnabled: Bool { note(super.areAnimationsEnabled) }
  override class func setAnimationsEnabled(_ enabled: Bool) { note(super.setAnimationsEnabled(enabled)) }
  override class var inheritedAnimationDuration: TimeInterval { note(super.inheritedAnimationDuration) }
  override class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    note(super.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: animations))
  }

  private static func note<T>(_ value: T, _ name: String = #function) -> T {
    heard.append(name)
    return value
  }
}

/// A view whose `layer` has the type of its layer class, so that no cast is needed.
private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
}

@Suite @MainActor struct UIViewOverrides {
  private let view = View(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  /// The view typed as its superclass. Calls through it reach overrides only if they are dispatched dynamically.
  private var base: UIView { view }

  /// The recorded calls, except calls by layout while it traverses the tree.
  private var heard: [String] { view.heard.filter { $0 != "superview" && $0 != "subviews" } }

  init() {
    parent.addSubview(view)
    view.heard = []
  }

  /// Each of the eight overrides is called once, and none calls another: (1, 2) in the view is (11, 22) in its
  /// superview.
  @Test func callsConversionOverridesOnce() {
    let (point, rect) = (CGPoint(x: 1, y: 2), CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(base.convert(point, to: parent as UIView?) == CGPoint(x: 11, y: 22))
    #expect(base.convert(CGPoint(x: 11, y: 22), from: parent as UIView?) == point)
    #expect(base.convert(rect, to: parent as UIView?) == rect.offsetBy(dx: 10, dy: 20))
    #expect(base.convert(rect.offsetBy(dx: 10, dy: 20), from: parent as UIView?) == rect)
    #expect(heard == ["convert(_:to:)", "convert(_:from:)", "convert(_:to:)", "convert(_:from:)"])
    view.heard = []
    let space: any UICoordinateSpace = parent
    #expect(base.convert(point, to: space) == CGPoint(x: 11, y: 22))
    #expect(base.convert(CGPoint(x: 11, y: 22), from: space) == point)
    #expect(base.convert(rect, to: space) == rect.offsetBy(dx: 10, dy: 20))
    #expect(base.convert(rect.offsetBy(dx: 10, dy: 20), from: space) == rect)
    #expect(heard == Array(repeating: "space", count: 4))
  }

  @Test func callsHierarchyOverridesOnce() {
    base.tag = 7
    #expect(base.isDescendant(of: parent) && base.viewWithTag(7) === view && base.endEditing(true))
    #expect(!base.drawHierarchy(in: .zero, afterScreenUpdates: false))
    base.mask = UIView()
    #expect(base.mask != nil && base.layer is CAShapeLayer && base.superview === parent)
    #expect(
      heard == [
        "isDescendant(of:)", "viewWithTag(_:)", "endEditing(_:)", "drawHierarchy(in:afterScreenUpdates:)", "mask",
        "mask", "layer",
      ])
    #expect(view.heard.last == "superview")
  }

  @Test func callsAnchorOverridesOnce() {
    let used: [Any] = [
      base.leadingAnchor, base.trailingAnchor, base.leftAnchor, base.rightAnchor, base.topAnchor, base.bottomAnchor,
      base.widthAnchor, base.heightAnchor, base.centerXAnchor, base.centerYAnchor, base.firstBaselineAnchor,
      base.lastBaselineAnchor,
    ]
    #expect(used.count == 12)
    #expect(
      view.heard == [
        "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor", "bottomAnchor", "widthAnchor",
        "heightAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
      ])
  }

  @Test func callsLayoutQueryOverridesOnce() {
    base.exerciseAmbiguityInLayout()
    #expect(!base.hasAmbiguousLayout && base.constraintsAffectingLayout(for: .vertical).isEmpty)
    _ = base.keyboardLayoutGuide
    base.updateTraitsIfNeeded()
    #expect(
      heard == [
        "exerciseAmbiguityInLayout()", "hasAmbiguousLayout", "constraintsAffectingLayout(for:)",
        "keyboardLayoutGuide", "updateTraitsIfNeeded()",
      ])
  }

  /// An override can narrow the type of the layer.
  @Test func usesTheLayerClass() {
    let view = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.lineWidth = 3
    #expect(view.bounds.width == 10 && (view as UIView).layer === view.layer)
  }

  @Test func callsClassMemberOverridesOnce() {
    let type: UIView.Type = ClassMembers.self
    #expect(type.userInterfaceLayoutDirection(for: .playback) == .leftToRight)
    #expect(type.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    type.animate(withDuration: 1, animations: {})
    type.animate(withDuration: 1, delay: 0, animations: {})
    type.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: {})
    type.animateKeyframes(withDuration: 1, delay: 0) {
      type.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: {})
    }
    type.transition(with: parent, duration: 1, animations: {})
    type.transition(from: view, to: UIView(), duration: 1)
    type.performWithoutAnimation {}
    type.setAnimationsEnabled(type.areAnimationsEnabled)
    #expect(type.inheritedAnimationDuration == 0)
    type.modifyAnimations(withRepeatCount: 1, autoreverses: false) {}
    #expect(
      ClassMembers.heard == [
        "userInterfaceLayoutDirection(for:)", "userInterfaceLayoutDirection(for:relativeTo:)",
        "animate(withDuration:animations:completion:)",
        "animate(withDuration:delay:options:animations:completion:)",
        "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)",
        "addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
        "animateKeyframes(withDuration:delay:options:animations:completion:)",
        "transition(with:duration:options:animations:completion:)",
        "transition(from:to:duration:options:completion:)", "performWithoutAnimation(_:)", "areAnimationsEnabled",
        "setAnimationsEnabled(_:)", "inheritedAnimationDuration",
        "modifyAnimations(withRepeatCount:autoreverses:animations:)",
      ])
  }
}
