// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A recognizer watches touches and moves through states. What follows from a change of state for others (who is kept
// from recognizing, who waits for whom, which views lose their touches) is decided in
// UIGestureRecognizer+Competition.swift.
//
//   possible ──► failed                                                     not this gesture
//   possible ──► ended (= recognized)                                       at once: tap, swipe
//   possible ──► began ──► changed ... ──► ended | cancelled                over time: pan, pinch, long press
//
// A recognizer that has failed, ended or been cancelled is reset to possible when the fingers have left.

public import Foundation

/// The base of all gestures: what they share, and what subclasses override.
///
/// A target comes with a selector, or with a method or a closure:
///
///     // func tapped(_ tap: UITapGestureRecognizer)
///     let tap = UITapGestureRecognizer(target: self, action: MyController.tapped)
///     let pan = UIPanGestureRecognizer(target: self) { controller, pan in
///       controller.drag(by: pan.translation(in: nil))
///     }
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, TargetActionSource {
  /// How far a recognizer has come.
  ///
  /// - `possible`: no decision yet.
  /// - `began`, `changed`: a gesture over time is under way.
  /// - `ended`: a gesture over time is over, or one at once has happened.
  /// - `cancelled`: a gesture was broken off.
  /// - `failed`: the touches are no such gesture, or another one has won.
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    /// The same as `ended`.
    public static let recognized = State.ended
  }

  /// Decides whether the gesture begins, and between it and others; nil for no objections.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches, and those of the views below it, the recognizer sees; nil for none.
  open internal(set) weak var view: UIView?
  /// A name to tell recognizers by. Stored only.
  open var name: String?
  /// Whether the view loses its touches when the gesture is recognized. True by default.
  open var cancelsTouchesInView = true
  /// Whether the view's touches are held back until the gesture has failed. False by default.
  open var delaysTouchesBegan = false
  /// Whether the end of the view's touches is held back until the gesture has failed. True by default.
  open var delaysTouchesEnded = true
  /// Stored only: all touches are of one type. True by default.
  open var requiresExclusiveTouchType = true
  /// Whether it sees touches. False cancels a gesture that is under way. True by default.
  open var isEnabled = true { didSet { if !isEnabled { stop() } } }
  /// Always empty: no keys are held.
  open var modifierFlags: UIKeyModifierFlags { [] }

  var stateStorage: State = .possible {
    willSet { if KeyValues.areObserved { KeyValues.willChange(self, "state") } }
    didSet { if KeyValues.areObserved { KeyValues.didChange(self, "state") } }
  }
  var actions: [TargetAction] = []
  var requirements: [WeakRecognizer] = []
  /// The touches the recognizer watches, those that have ended included until it is reset.
  var watched: [UITouch] = []
  weak var router: TouchRouter?
  /// The state the recognizer will take once those have failed that it requires to fail.
  var awaited: State?
  /// When `deadlinePassed` is to be called.
  var deadline: TimeInterval?

  deinit { releaseAssociatedObjects(of: self) }

  /// A recognizer that sends the selector to the target, which is held weakly. Without one of the two it has no actions.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer without actions.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Sends the selector to the target at every change of state but that to failed, with the recognizer as argument. The
  /// target is held weakly. A pair that was added before changes nothing.
  open func addTarget(_ target: Any, action: Selector) {
    let new = TargetAction(target, action)
    actions.removeAll(where: \.isDead)
    if !actions.contains(where: new.equals) { actions.append(new) }
  }

  /// Takes away a target's action. Nil stands for every target, and for every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.isDead || $0.matches(target, action) }
  }

  /// Takes away all actions of a target; nil takes away all actions. Those whose target is gone go too.
  open func removeTarget(_ target: AnyObject?) { removeTarget(target, action: nil) }

  /// Where the recognizer stands. Subclasses set it, which sends the actions and decides between recognizers.
  ///
  /// A state that cannot follow the present one is ignored. The first one may have to wait until other recognizers
  /// fail.
  open var state: State {
    get { stateStorage }
    set { change(to: newValue) }
  }

  // MARK: Touches

  /// How many of the watched touches are down.
  open var numberOfTouches: Int { downTouches.count }

  /// The middle of the touches in a view's coordinates; nil for the window's. Zero without touches.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = router?.window ?? watched.first?.window else { return .zero }
    return view.map { $0 === window ? middle : $0.convert(middle, from: window) } ?? middle
  }

  /// The place of one touch in a view's coordinates; nil for the window's. An index beyond `numberOfTouches` traps.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard downTouches.indices.contains(touchIndex) else {
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(downTouches.count)). Ask "
          + "for less than numberOfTouches.")
    }
    return downTouches[touchIndex].location(in: view)
  }

  /// Called when touches the recognizer watches come down. Does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches the recognizer watches move. Does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches the recognizer watches leave. Does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches the recognizer watches are cancelled. Does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: presses go to responders only.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: presses go to responders only.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: presses go to responders only.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: presses go to responders only.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called before the recognizer can be used again. Override it to forget what was seen; call super.
  open func reset() {}

  /// Stops watching a touch, from inside one of the methods above.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    watched.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Called when the virtual time reaches `deadline`.
  func deadlinePassed() {}

  /// Whether views have to wait for the beginning of their touches while the recognizer is undecided.
  var holdsBackBeginnings: Bool { delaysTouchesBegan }

  var downTouches: [UITouch] { watched.filter(\.isDown) }

  /// The middle of the touches that are down, of all when none is, in the window's coordinates.
  var middle: CGPoint {
    let touches = downTouches.isEmpty ? watched : downTouches
    guard !touches.isEmpty else { return .zero }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.place.x, y: $0.y + $1.place.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  // MARK: Competition

  /// Makes the recognizer wait until another one has failed. The other is not retained.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  /// Whether the gesture, once recognized, makes the other fail. True; subclasses override it.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other, once recognized, makes this gesture fail. True; subclasses override it.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the gesture waits until the other has failed. False; subclasses override it.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other waits until this gesture has failed. False; subclasses override it.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer sees the touches of an event. True; subclasses override it.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
