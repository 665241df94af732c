// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A transition from one view controller to another: a push, a pop, a tab change, a presentation or a dismissal. Its
// owner provides the two view controllers and the completion. The sequence of calls is:
//
//     start ─► animator.animateTransition ─► animations alongside ─► completeTransition ─► owner's end, completions
//        └───► interactor.startInteractiveTransition ─► gesture ─► finish or cancel ───────┘
//
// Without an animator or without a clock, the views change immediately, and the transition ends immediately.
//
// The window retains a running transition and the clock of an interaction. Both reference view controllers and views.
// If one of these retained a transition that never ends, the reference cycle would never be released. Without a
// window, the transition retains itself and the clock.

import Foundation

@MainActor
final class ControllerTransition: NSObject {
  struct Sides {
    var from: UIViewController?
    var to: UIViewController?
    /// The old and new views. Nil for a view that is neither added nor removed.
    var fromView: UIView?
    var toView: UIView?
    var container: UIView
    /// The container controller whose child changes; nil for presentations.
    var owner: UIViewController?
    var style = UIModalPresentationStyle.none
    /// The old view's frames in the container. Zero while the view is not in it.
    var fromFrames = (initial: CGRect.zero, final: CGRect.zero)
    var toFrames = (initial: CGRect.zero, final: CGRect.zero)
  }

  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let sides: Sides
  let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  /// A closure that is called once: with `true` if the transition was completed, and with `false` if it was reversed.
  private let end: (Bool) -> Void
  private var alongside: [Closure] = []
  private var completions: [Closure] = []
  private var interactionHandlers: [Closure] = []
  private weak var held: InteractiveClock?
  private weak var window: UIWindow?
  /// The objects that the window would normally retain: the transition and its clock. Used only without a window.
  private var ownedHere: [AnyObject] = []
  private var state = State.waiting

  private(set) var isInteractive = false
  private(set) var initiallyInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0

  private enum State: Equatable {
    case waiting
    /// The animator is being called. It may complete the transition during this call.
    case starting(result: Bool?)
    case running
    case done
  }

  /// - Parameter animator: The animator, or nil if the views change immediately.
  init(
    _ sides: Sides, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, end: @escaping (Bool) -> Void
  ) {
    self.sides = sides
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    self.end = end
    super.init()
    for controller in [sides.from, sides.to, sides.owner] { controller?.runningTransition = self }
  }

  /// The duration in seconds.
  var duration: Double {
    let duration = animator?.transitionDuration(using: self) ?? 0
    return duration.isFinite ? max(0, duration) : 0
  }

  var isRunning: Bool { state != .done }

  // MARK: Running

  func start() {
    guard state == .waiting else { return }
    begin()
    if state != .done { retainActivity(self) }
  }

  private func begin() {
    if let interactor, interactor.wantsInteractiveStart {
      (isInteractive, initiallyInteractive) = (true, true)
      interactor.startInteractiveTransition(self)
      // An interaction controller that moves the views itself has not called the animator, so the state is still
      // `waiting`.
      if state == .waiting { state = .running }
      return
    }
    animate()
  }

  /// Starts the animator's animations paused at their beginning, so an interaction can set their progress.
  func startScrubbing() {
    guard state == .waiting, held == nil else { return }
    let held = InteractiveClock(duration: duration)
    self.held = held
    retainActivity(held)
    held.run { animate() }
  }

  private func retainActivity(_ guest: AnyObject) {
    guard let window = window ?? sides.container.window else { return ownedHere.append(guest) }
    self.window = window
    window.retainActivity(guest)
  }

  private func releaseActivities() {
    if let held { window?.releaseActivity(held) }
    window?.releaseActivity(self)
    ownedHere = []
  }

  private func animate() {
    state = .starting(result: nil)
    animator?.animateTransition(using: self)
    runAlongside()
    let result: Bool? = if case .starting(let result) = state { result } else { nil }
    state = .running
    if animator == nil { conclude(didComplete: true) } else if let result { conclude(didComplete: result) }
  }

  private func runAlongside() {
    guard !alongside.isEmpty else { return }
    let closures = alongside
    alongside = []
    let run: () -> Void = { for closure in closures { closure(self) } }
    guard animator != nil else { return run() }
    let pace = (animator as? SystemTransition)?.pace ?? .curve(.easeInOut)
    UIView.runAnimation(duration: duration, delay: 0, pace: pace, options: [], run, nil)
  }

  private func conclude(didComplete: Bool) {
    guard state != .done else { return }
    state = .done
    for controller in [sides.from, sides.to, sides.owner] where controller?.runningTransition === self {
      controller?.runningTransition = nil
    }
    releaseActivities()
    end(didComplete)
    animator?.animationEnded(didComplete)
    let all = completions
    completions = []
    for completion in all { completion(self) }
  }

  /// Ends the transition immediately. Called when another change cannot wait for its end.
  func endNow() {
    guard state != .done else { return }
    isInteractive = false
    if let held { held.end(atStart: transitionWasCancelled) }
    for view in [sides.fromView, sides.toView, sides.container] { view?.layer.endAnimationsInside() }
    conclude(didComplete: !transitionWasCancelled)
  }

  private func interactionDidChange() {
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }
}

extension ControllerTransition: UIViewControllerContextTransitioning {
  var containerView: UIView { sides.container }
  var isAnimated: Bool { animator != nil }
  var presentationStyle: UIModalPresentationStyle { sides.style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? sides.from : key == .to ? sides.to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? sides.fromView : key == .to ? sides.toView : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === sides.from ? sides.fromFrames.initial : vc === sides.to ? sides.toFrames.initial : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === sides.from ? sides.fromFrames.final : vc === sides.to ? sides.toFrames.final : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = percentComplete.isNaN ? 0 : min(max(percentComplete, 0), 1)
    held?.setProgress(to: Double(self.percentComplete))
  }

  func finishInteractiveTransition() { endInteraction(forwards: true) }
  func cancelInteractiveTransition() { endInteraction(forwards: false) }

  func pauseInteractiveTransition() {
    guard state == .running, !isInteractive, let held else { return }
    held.stop()
    percentComplete = CGFloat(held.fraction)
    (isInteractive, transitionWasCancelled) = (true, false)
    interactionDidChange()
  }

  private func endInteraction(forwards: Bool) {
    guard isInteractive, state != .done else { return }
    isInteractive = false
    transitionWasCancelled = !forwards
    interactionDidChange()
    guard let held else { return }
    held.run(forwards: forwards, speed: Double(interactor?.completionSpeed ?? 1)) {
      held.end(atStart: !forwards)
    }
  }

  func completeTransition(_ didComplete: Bool) {
    switch state {
    case .starting(let known): state = .starting(result: known ?? didComplete)
    case .running: conclude(didComplete: didComplete)
    case .waiting, .done: break
    }
  }
}

extension ControllerTransition: UIViewControllerTransitionCoordinator {
  var isInterruptible: Bool { false }
  var isCancelled: Bool { transitionWasCancelled }
  var transitionDuration: TimeInterval { duration }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    guard state != .done else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    alongside.append(animation)
    if state == .running { held.map { $0.run { runAlongside() } } ?? runAlongside() }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Closure?, completion: Closure?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Closure) { interactionHandlers.append(handler) }
  func notifyWhenInteractionEnds(_ handler: @escaping Closure) { interactionHandlers.append(handler) }
}
