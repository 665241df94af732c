// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A gesture recognizer observes touches and changes its state accordingly. UIGestureRecognizer+Competition.swift
// implements the effects of a state change on other gesture recognizers, which may be prevented or have to wait, and
// on views, whose touches may be canceled.
//
//     possible ──► failed                                                     not this gesture
//     possible ──► ended (= recognized)                                       discrete: tap, swipe
//     possible ──► began ──► changed ... ──► ended | canceled                 continuous: pan, pinch, long press
//
// A gesture recognizer that has failed, ended or been canceled is reset to possible after its touches have ended.

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
  /// The state of a gesture recognizer.
  ///
  /// - `possible`: the gesture recognizer hasn't decided yet.
  /// - `began`, `changed`: a continuous gesture is in progress.
  /// - `ended`: a continuous gesture has ended, or a discrete gesture was recognized.
  /// - `cancelled`: a gesture was canceled.
  /// - `failed`: the touches don't match the gesture, or another gesture was recognized.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    /// Equivalent to `ended`.
    public static let recognized = State.ended
  }

  /// The delegate, which determines whether the gesture begins and how it competes with other gestures. Not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view to which the gesture recognizer is attached, or nil. The gesture recognizer observes the touches of
  /// this view and its subviews.
  open internal(set) weak var view: UIView?
  /// A name to identify the recognizer. Stored only.
  open var name: String?
  /// Whether the view's touches are canceled when the gesture is recognized. `true` by default.
  open var cancelsTouchesInView = true
  /// Whether the view's touches are delayed until the gesture has failed. `false` by default.
  open var delaysTouchesBegan = false
  /// Whether the end of the view's touches is delayed until the gesture has failed. `true` by default.
  open var delaysTouchesEnded = true
  /// Whether touches of different types are handled separately. Stored only, because all touches have the same type.
  /// `true` by default.
  open var requiresExclusiveTouchType = true
  /// Whether the gesture recognizer receives touches. Setting it to `false` cancels a gesture in progress. `true` by
  /// default.
  open var isEnabled = true { didSet { if !isEnabled { stopRecognizing() } } }
  /// Always empty, because no keys are pressed.
  open var modifierFlags: UIKeyModifierFlags { [] }

  var stateStorage: State = .possible {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "state") } }
    didSet { if KeyValues.areObserved { KeyValues.didChange(self, "state") } }
  }
  var actions: [TargetAction] = []
  var requirements: [WeakRecognizer] = []
  /// The observed touches, including ended touches, until the gesture recognizer is reset.
  var observedTouches: [UITouch] = []
  weak var router: TouchRouter?
  /// The state to enter after all gesture recognizers that are required to fail have failed.
  var pendingState: State?
  /// The time at which `deadlinePassed` is called.
  var deadline: TimeInterval?

  deinit { releaseAssociatedObjects(of: self) }

  /// Creates a gesture recognizer that sends the selector to the target. The target isn't retained. If either
  /// argument is nil, no action is added.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a gesture recognizer without actions.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Adds a target to which the selector is sent on every state change except to failed, with the gesture recognizer
  /// as an argument. The target isn't retained. Adding a pair again has no effect.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target: target, action: action)
    actions.removeAll(where: \.isDead)
    if !actions.contains(where: new.equals) { actions.append(new) }
  }

  /// Removes a target's action. A nil target matches all targets, and a nil action matches all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.isDead || $0.matches(target: target, action: action) }
  }

  /// Removes all actions of a target, or all actions if it is nil. Also removes actions of deallocated targets.
  open func removeTarget(_ target: AnyObject?) { removeTarget(target, action: nil) }

  /// The state of the gesture recognizer. When a subclass sets the state, actions are sent and the competition with
  /// other gesture recognizers is resolved.
  ///
  /// A state that can't follow the current state is ignored. The first change may be delayed until other gesture
  /// recognizers fail.
  open var state: State {
    get { stateStorage }
    set { changeState(to: newValue) }
  }

  // MARK: Touches

  /// The number of observed touches that are down.
  open var numberOfTouches: Int { downTouches.count }

  /// Returns the center of the touches in a view's coordinate space, or the window's if the view is nil. Zero without
  /// touches.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = router?.window ?? observedTouches.first?.window else { return .zero }
    return view.map { $0 === window ? centroid : $0.convert(centroid, from: window) } ?? centroid
  }

  /// Returns the location of a touch in a view's coordinate space, or the window's if the view is nil. Traps if the
  /// index isn't less than `numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard downTouches.indices.contains(touchIndex) else {
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(downTouches.count)). "
          + "Pass an index below numberOfTouches.")
    }
    return downTouches[touchIndex].location(in: view)
  }

  /// Called when observed touches begin. Does nothing by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when observed touches move. Does nothing by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when observed touches end. Does nothing by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when observed touches are canceled. Does nothing by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called, because presses are sent only to responders.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called, because presses are sent only to responders.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called, because presses are sent only to responders.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called, because presses are sent only to responders.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called before the gesture recognizer can recognize another gesture. Overrides reset their state and call super.
  open func reset() {}

  /// Stops observing a touch. Call this method from one of the touch methods above.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    observedTouches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when the virtual time reaches `deadline`.
  func deadlinePassed() {}

  /// Whether `touchesBegan` of the views is delayed while the gesture recognizer is undecided.
  var delaysTouchBeginnings: Bool { delaysTouchesBegan }

  var downTouches: [UITouch] { observedTouches.filter(\.isDown) }

  /// The center of the touches that are down, or of all touches if none is down, in the window's coordinate space.
  var centroid: CGPoint {
    let touches = downTouches.isEmpty ? observedTouches : downTouches
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  // MARK: Competition

  /// Makes the gesture recognizer wait until another gesture recognizer has failed. The other one isn't retained.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Returns whether recognizing this gesture makes the other gesture recognizer fail. `true` unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether recognizing the other gesture makes this gesture recognizer fail. `true` unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this gesture recognizer waits until the other one has failed. `false` unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the other gesture recognizer waits until this one has failed. `false` unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether the gesture recognizer receives the touches of an event. `true` unless overridden.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
