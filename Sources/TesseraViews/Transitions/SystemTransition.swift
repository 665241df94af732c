// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The standard animations of containers and presentations. They run only on a clock; in a still image the views
// change immediately. Durations and distances approximate iOS unless noted otherwise.

import Foundation

/// A standard animation from one view controller to another.
@MainActor
final class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
  enum Kind {
    /// Push: the new view slides in from the trailing edge, and the old view moves by 30 percent of the width. Pop is
    /// the reverse.
    case push, pop
    /// The view rises from the bottom edge, or moves down past it.
    case rise, sink
    case fadeIn, fadeOut
    /// An alert's view is enlarged at first, and shrinks to its normal size as it fades in.
    case zoomIn
    /// The whole window is flipped to show the new view on its back, or flipped back.
    case flipOver, flipBack
    /// The window's old content moves up and reveals the new view, or moves down and covers it.
    case uncover, cover
  }

  private let kind: Kind
  var isPush: Bool { kind == .push }
  /// A view below the new view that fades along with the transition, such as a sheet's dimming view.
  private let backdrop: UIView?
  /// Whether a gesture controls the transition, which makes the timing linear.
  private let isHeld: Bool

  init(kind way: Kind, backdrop: UIView? = nil, isHeld: Bool = false) {
    (self.kind, self.backdrop, self.isHeld) = (way, backdrop, isHeld)
  }

  /// Creates the animation for a transition style.
  convenience init(_ style: UIModalTransitionStyle, isPresentation: Bool, backdrop: UIView?) {
    let way: Kind =
      switch style {
      case .coverVertical: isPresentation ? .rise : .sink
      case .crossDissolve: isPresentation ? .fadeIn : .fadeOut
      case .flipHorizontal: isPresentation ? .flipOver : .flipBack
      case .partialCurl: isPresentation ? .uncover : .cover
      }
    self.init(kind: way, backdrop: backdrop)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    switch kind {
    case .push, .pop: isHeld ? 0.35 : 0.5
    case .rise, .sink: 0.5
    case .fadeIn, .fadeOut, .zoomIn: 0.25
    case .flipOver, .flipBack, .uncover, .cover: 0.75
    }
  }

  /// The timing curve of all animations, including those that run alongside the transition.
  var pace: AnimationPace {
    switch kind {
    case .push, .pop: isHeld ? .curve(.linear) : .spring(.system)
    case .rise, .sink: .spring(.system)
    case .fadeIn, .fadeOut, .flipOver, .flipBack, .uncover, .cover: .curve(.easeInOut)
    case .zoomIn: .curve(.easeOut)
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    insertNewView(using: context)
    switch kind {
    case .flipOver, .flipBack, .uncover, .cover: showSnapshots(using: context)
    default: move(context)
    }
  }

  // MARK: Moving views

  private func move(_ context: any UIViewControllerContextTransitioning) {
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    let (start, end) = offsets(context.containerView)
    let shade = PushShade(
      over: kind == .push ? from : to, under: kind == .push ? to : from, kind: kind, container: context.containerView)
    let alphas = (to: to?.alpha ?? 1, from: from?.alpha ?? 1)
    let home = from?.center
    let shape = to?.transform ?? .identity
    UIView.performWithoutAnimation {
      to?.center.x += start.dx
      to?.center.y += start.dy
      if kind == .fadeIn || kind == .zoomIn { to?.alpha = 0 }
      if kind == .zoomIn { to?.transform = shape.scaledBy(x: 1.2, y: 1.2) }
      if comes { backdrop?.alpha = 0 }
      shade?.begin(offset: start.dx)
    }
    UIView.runAnimation(
      duration: transitionDuration(using: context), delay: 0, pace: pace, options: [], completesAtOnce: true
    ) {
      to?.center.x -= start.dx
      to?.center.y -= start.dy
      to?.alpha = alphas.to
      if self.kind == .zoomIn { to?.transform = shape }
      from?.center.x += end.dx
      from?.center.y += end.dy
      if self.kind == .fadeOut { from?.alpha = 0 }
      self.backdrop?.alpha = self.comes ? 1 : 0
      shade?.move(by: self.kind == .push ? -start.dx : end.dx)
    } _: { _ in
      shade?.end()
      context.completeTransition(!context.transitionWasCancelled)
      // Restore the removed view's original position for its next use.
      if let home { from?.center = home }
      from?.alpha = alphas.from
      to?.alpha = alphas.to
      if self.kind == .zoomIn { to?.transform = shape }
    }
  }

  /// Whether a view is added above another view, as opposed to removed.
  private var comes: Bool {
    switch kind {
    case .push, .rise, .fadeIn, .zoomIn, .flipOver, .uncover: true
    case .pop, .sink, .fadeOut, .flipBack, .cover: false
    }
  }

  /// Inserts the new view above or below the old view.
  private func insertNewView(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    let frame = context.finalFrame(for: controller)
    if !frame.isEmpty, to.superview !== context.containerView { to.frame = frame }
    if comes {
      context.containerView.addSubview(to)
    } else if let from = context.view(forKey: .from), from.superview === context.containerView {
      context.containerView.insertSubview(to, belowSubview: from)
    } else {
      context.containerView.insertSubview(to, at: 0)
    }
    to.layoutIfNeeded()
  }

  /// Returns the new view's start offset and the old view's end offset. The lower view of a push moves by 30 percent
  /// of the width.
  private func offsets(_ container: UIView) -> (start: CGVector, end: CGVector) {
    let size = container.bounds.size
    let trailing = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -size.width : size.width
    return switch kind {
    case .push: (CGVector(dx: trailing, dy: 0), CGVector(dx: -trailing * 0.3, dy: 0))
    case .pop: (CGVector(dx: -trailing * 0.3, dy: 0), CGVector(dx: trailing, dy: 0))
    case .rise: (CGVector(dx: 0, dy: size.height), .zero)
    case .sink: (.zero, CGVector(dx: 0, dy: size.height))
    default: (.zero, .zero)
    }
  }

  // MARK: Window snapshots

  /// Animates snapshots of the window from before and after the change.
  private func showSnapshots(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let changed = [context.view(forKey: comes ? .to : .from), backdrop].compactMap { $0 }
    let wereHidden = changed.map(\.isHidden)
    let show = { (isShown: Bool) in
      for (view, wasHidden) in zip(changed, wereHidden) { view.isHidden = wasHidden || !isShown }
    }
    let style: TransitionStyle =
      switch kind {
      case .flipOver: .flip(isVertical: false, isReversed: true)
      case .flipBack: .flip(isVertical: false, isReversed: false)
      case .uncover: .reveal(CGVector(dx: 0, dy: -1))
      default: .moveIn(CGVector(dx: 0, dy: 1))
      }
    UIView.performWithoutAnimation { show(!comes) }
    UIView.runTransition(
      with: container.window ?? container, style: style, duration: transitionDuration(using: context), pace: pace,
      options: [], animations: { show(self.comes) }
    ) { _ in
      show(true)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Whether transitions are visible: a clock is running, and animations are enabled.
  static var isSeen: Bool { AnimationClock.current != nil && UIView.areAnimationsEnabled }
}
