// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A recognizer watches touches and moves through states. What follows from a change of state for others (who is kept from
// recognizing, who waits for whom, which views lose their touches) is decided in UIGestureRecognizer+Competition.swift.
//
//   possible ──► failed                                                     not this gesture
//   possible ──► ended (= recognized)                                       at once: tap, swipe
//   possible ──► began ──► changed ... ──► ended | cancelled                over time: pan, pinch, long press
//
// After the last three a recognizer is reset to possible when the fingers have left.

public import Foundation

/// The base of all gestures: what they share, and what subclasses override.
///
/// `#selector` does not exist without Objective-C, so a target comes with a closure or a method:
///
///     let tap = UITapGestureRecognizer(target: self, action: MyController.tapped)    // func tapped(_ tap: UITapGestureRecognizer)
///     let pan = UIPanGestureRecognizer(target: self) { controller, pan in controller.drag(by: pan.translation(in: nil)) }
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject, TargetActionSource {
  public enum State: Int, Sendable {
    case possible = 0
    case began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open internal(set) weak var view: UIView?
  open var name: String?
  /// Whether the view loses its touches when the gesture is recognized.
  open var cancelsTouchesInView = true
  /// Whether the view's touches are held back until the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether the end of the view's touches is held back until the gesture has failed.
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var isEnabled = true { didSet { if !isEnabled { stop() } } }
  open var modifierFlags: UIKeyModifierFlags { [] }

  var stateStorage: State = .possible
  var actions: [GestureAction] = []
  var requirements: [WeakRecognizer] = []
  /// The touches the recognizer watches, those that have ended included until it is reset.
  var watched: [UITouch] = []
  weak var router: TouchRouter?
  /// The state the recognizer will take once those have failed that it requires to fail.
  var awaited: State?
  /// When `deadlinePassed` is to be called.
  var deadline: TimeInterval?

  deinit { releaseAssociatedObjects(of: self) }

  public override init() {
    super.init()
  }

  /// Takes away all actions of a target; of all targets for nil.
  open func removeTarget(_ target: AnyObject?) {
    actions.removeAll { $0.target == nil || target == nil || $0.target === target }
  }

  /// Subclasses set it; setting it sends the actions and decides between recognizers.
  open var state: State {
    get { stateStorage }
    set { change(to: newValue) }
  }

  // MARK: Touches

  open var numberOfTouches: Int { downTouches.count }

  /// The middle of the touches.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = router?.window ?? watched.first?.window else { return .zero }
    return view.map { $0 === window ? middle : $0.convert(middle, from: window) } ?? middle
  }

  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard downTouches.indices.contains(touchIndex) else {
      raise(
        "NSInvalidArgumentException",
        "-[\(type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds (\(downTouches.count)). Ask "
          + "for less than numberOfTouches.")
    }
    return downTouches[touchIndex].location(in: view)
  }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Called before the recognizer is used again.
  open func reset() {}

  /// Stops watching a touch.
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

  /// Waits with recognizing until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.append(WeakRecognizer(recognizer: otherGestureRecognizer))
  }

  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
