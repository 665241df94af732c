// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A recognizer observes touches and changes its state. The effects of a state change on others (which recognizers are
// prevented, which wait, which views lose their touches) are implemented in UIGestureRecognizer+Competition.swift.
//
//   possible ──► failed                                                     not this gesture
//   possible ──► ended (= recognized)                                       discrete: tap, swipe
//   possible ──► began ──► changed ... ──► ended | canceled                 continuous: pan, pinch, long press
//
// A recognizer that has failed, ended or been canceled is reset to possible after the touches have ended.

public import Foundation

/// The base class of all gesture recognizers.
///
/// A target is combined with a selector, a method or a closure:
///
///     // func tapped(_ tap: UITapGestureRecognizer)
///     let tap = UITapGestureRecognizer(target: self, action: MyController.tapped)
///     let pan = UIPanGestureRecognizer(target: self) { controller, pan in
///       controller.drag(by: pan.translation(in: nil))
///     }
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, TargetActionSource {
  /// The state of a recognizer.
  ///
  /// - `possible`: no decision yet.
  /// - `began`, `changed`: a continuous gesture is in progress.
  /// - `ended`: a continuous gesture has ended, or a discrete one was recognized.
  /// - `cancelled`: a gesture was canceled.
  /// - `failed`: the touches are not such a gesture, or another one was recognized.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// The delegate, which decides whether the gesture begins and how it competes with others. A weak reference.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the recognizer is attached to, or nil. The recognizer receives the touches of the view and its subviews.
  open internal(set) weak var view: UIView?
  /// A name to identify the recognizer. Stored only.
  open var name: String?
  /// Whether the view's touches are canceled when the gesture is recognized. `true` by default.
  open var cancelsTouchesInView = true
  /// Whether the view's touches are delayed until the gesture has failed. `false` by default.
  open var delaysTouchesBegan = false
  /// Whether the end of the view's touches is delayed until the gesture has failed. `true` by default.
  open var delaysTouchesEnded = true
  /// Whether touches of different types are separate. Stored only: all touches are of one type. `true` by default.
  open var requiresExclusiveTouchType = true
  /// Whether the recognizer receives touches. Setting it to `false` cancels a gesture in progress. `true` by default.
  open var isEnabled = true { didSet { if !isEnabled { stopRecognizing() } } }
  /// Always empty: no keys are held.
  open var modifierFlags: UIKeyModifierFlags { [] }

  var stateStorage: State = .possible {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "state") } }
    didSet { if KeyValues.areObserved { KeyValues.didChange(self, "state") } }
  }
  var actions: [TargetAction] = []
  var requirements: [WeakRecognizer] = []
  /// The observed touches, including those that have ended, until the recognizer is reset.
  var observedTouches: [UITouch] = []
  weak var router: TouchRouter?
  /// The state to enter once all recognizers that it requires to fail have failed.
  var pendingState: State?
  /// The time at which `deadlinePassed` is called.
  var deadline: TimeInterval?

  deinit { releaseAssociatedObjects(of: self) }

  /// Creates a recognizer that sends the selector to the target, with a weak reference to it. Both must be set.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without actions.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target to which the selector is sent at every state change except to failed, with the recognizer as argument. The
  /// target is not retained. Adding a pair again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target: target, action: action)
    actions.removeAll(where: \.isDead)
    if !actions.contains(where: new.equals) { actions.append(new) }
  }

  /// Removes a target's action. Nil means every target, or every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.isDead || $0.matches(target: target, action: action) }
  }

  /// Removes all actions of a target, or all actions if nil. Actions whose target no longer exists are removed too.
  open func removeTarget(_ target: AnyObject?) { removeTarget(target, action: nil) }

  /// The state of the recognizer. Subclasses set it, which sends the actions and resolves competition between recognizers.
  ///
  /// A state that cannot follow the current one is ignored. The first change may be delayed until other recognizers fail.
  open var state: State {
    get { stateStorage }
    set { changeState(to: newValue) }
  }

  // MARK: Touches

  /// The number of observed touches that are down.
  open var numberOfTouches: Int { downTouches.count }

  /// Returns the center of the touches in a view's coordinates, or the window's if nil. Zero without touches.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = router?.window ?? observedTouches.first?.window else { return .zero }
    return view.map { $0 === window ? centroid : $0.convert(centroid, from: window) } ?? centroid
  }

  /// Returns the location of one touch in a view's coordinates, or the window's if nil. An index beyond `numberOfTouches`
  /// traps.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard downTouches.indices.contains(touchIndex) else {
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(downTouches.count)). "
          + "Pass an index below numberOfTouches.")
    }
    return downTouches[touchIndex].location(in: view)
  }

  /// Called when observed touches begin. Does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when observed touches move. Does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when observed touches end. Does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when observed touches are canceled. Does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: presses go to responders only.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: presses go to responders only.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: presses go to responders only.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: presses go to responders only.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called before the recognizer can be used again. Overrides reset their state and call super.
  open func reset() {}

  /// Ignores a touch, when called in one of the touch methods above.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    observedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when the virtual time reaches `deadline`.
  func deadlinePassed() {}

  /// Whether the beginning of the views' touches is delayed while the recognizer is undecided.
  var delaysTouchBeginnings: Bool { delaysTouchesBegan }

  var downTouches: [UITouch] { observedTouches.filter(\.isDown) }

  /// The center of the touches that are down, or of all if none is, in the window's coordinates.
  var centroid: CGPoint {
    let touches = downTouches.isEmpty ? observedTouches : downTouches
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  // MARK: Competition

  /// Makes the recognizer wait until another one has failed. The other is not retained.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether the gesture, once recognized, makes the other fail. `true` unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the other, once recognized, makes this gesture fail. `true` unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether the gesture waits until the other has failed. `false` unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the other waits until this gesture has failed. `false` unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the recognizer receives the touches of an event. `true` unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
