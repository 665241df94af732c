// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// How containers and presentations move views by themselves. It is used on a clock only: in a still picture all is in place.
// Times and distances are from memory of iOS.

import Foundation

/// A way in which the system moves views from one controller to the next.
@MainActor
final class SystemTransition: NSObject, UIViewControllerAnimatedTransitioning {
  enum Way {
    /// The new view comes from the trailing edge and the old one leaves by a third, or back.
    case push, pop
    /// The view rises from the bottom edge, or sinks.
    case rise, sink
    /// One view turns into the other.
    case fadeIn, fadeOut
  }

  private let way: Way
  /// Something behind the view that comes, such as the dimming of a sheet, which fades along.
  private let backdrop: UIView?

  init(_ way: Way, backdrop: UIView? = nil) {
    (self.way, self.backdrop) = (way, backdrop)
  }

  /// The way of a transition style.
  convenience init(_ style: UIModalTransitionStyle, isPresentation: Bool, backdrop: UIView?) {
    let way: Way =
      switch style {
      case .coverVertical, .partialCurl: isPresentation ? .rise : .sink
      case .crossDissolve, .flipHorizontal: isPresentation ? .fadeIn : .fadeOut
      }
    self.init(way, backdrop: backdrop)
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    switch way {
    case .push, .pop: 0.35
    case .rise, .sink: 0.4
    case .fadeIn, .fadeOut: 0.25
    }
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    place(context)
    let from = context.view(forKey: .from)
    let to = context.view(forKey: .to)
    let (start, end) = offsets(context.containerView)
    UIView.performWithoutAnimation {
      to?.center.x += start.dx
      to?.center.y += start.dy
      if way == .fadeIn { to?.alpha = 0 }
      if way == .rise || way == .fadeIn { backdrop?.alpha = 0 }
    }
    let home = (from?.center, from?.alpha ?? 1)
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseOut) {
      to?.center.x -= start.dx
      to?.center.y -= start.dy
      to?.alpha = 1
      from?.center.x += end.dx
      from?.center.y += end.dy
      if self.way == .fadeOut { from?.alpha = 0 }
      self.backdrop?.alpha = self.way == .sink || self.way == .fadeOut ? 0 : 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      // Whoever shows the view again finds it where it was.
      if let center = home.0 { from?.center = center }
      from?.alpha = home.1
    }
  }

  /// Puts the view that comes over or under the one that leaves.
  private func place(_ context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
    let frame = context.finalFrame(for: controller)
    if !frame.isEmpty, to.superview !== context.containerView { to.frame = frame }
    switch way {
    case .pop, .sink, .fadeOut:
      if let from = context.view(forKey: .from), from.superview === context.containerView {
        context.containerView.insertSubview(to, belowSubview: from)
      } else {
        context.containerView.insertSubview(to, at: 0)
      }
    case .push, .rise, .fadeIn: context.containerView.addSubview(to)
    }
    to.layoutIfNeeded()
  }

  /// From where the new view comes, and to where the old one goes.
  private func offsets(_ container: UIView) -> (start: CGVector, end: CGVector) {
    let size = container.bounds.size
    let trailing = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -size.width : size.width
    return switch way {
    case .push: (CGVector(dx: trailing, dy: 0), CGVector(dx: -trailing / 3, dy: 0))
    case .pop: (CGVector(dx: -trailing / 3, dy: 0), CGVector(dx: trailing, dy: 0))
    case .rise: (CGVector(dx: 0, dy: size.height), .zero)
    case .sink: (.zero, CGVector(dx: 0, dy: size.height))
    case .fadeIn, .fadeOut: (.zero, .zero)
    }
  }

  /// Whether time passes in which something could move.
  static var isSeen: Bool { AnimationClock.current != nil && UIView.areAnimationsEnabled }
}
