// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// A view from which a zoom transition starts.
@MainActor
final class ZoomSource {
  var views: () -> [UIView] = { [] }
  var cornerRadius: CGFloat = 0

  private struct WeakSource { weak var source: ZoomSource? }
  /// The sources by identifier. Namespaces are unique within the process.
  private static var sources: [MatchedFrames.Key: [WeakSource]] = [:]

  static func add(_ source: ZoomSource, _ key: MatchedFrames.Key) {
    sources[key, default: []].append(WeakSource(source: source))
  }

  static func remove(_ source: ZoomSource, _ key: MatchedFrames.Key) {
    sources[key]?.removeAll { $0.source === source || $0.source == nil }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// Returns the source with an identifier whose views are in a window, or nil.
  static func source(_ key: MatchedFrames.Key) -> ZoomSource? {
    sources[key]?.lazy.compactMap(\.source).first { $0.window != nil }
  }

  private var window: UIWindow? { views().first?.window }

  /// The union of the frames of the views in a container.
  func frame(in container: UIView) -> CGRect? {
    let frames = views().map { $0.convert($0.bounds, to: container) }
    guard var result = frames.first else { return nil }
    for frame in frames.dropFirst() { result = result.union(frame) }
    return result.width > 0 && result.height > 0 && result.origin.x.isFinite && result.origin.y.isFinite ? result : nil
  }

  /// Returns a picture of the views with a frame.
  fileprivate func picture(_ frame: CGRect, in container: UIView) -> UIView {
    let picture = UIView(frame: CGRect(origin: .zero, size: frame.size))
    for view in views() {
      guard let copy = view.snapshotView(afterScreenUpdates: false) else { continue }
      copy.frame = view.convert(view.bounds, to: container).offsetBy(dx: -frame.minX, dy: -frame.minY)
      picture.addSubview(copy)
    }
    return picture
  }

  fileprivate func hide() { for view in views() { view.layer.opacity = 0 } }
  fileprivate func reveal() { for view in views() { view.layer.opacity = 1 } }
}

/// The animation of a zoom transition: the shown view grows out of its source, or shrinks into it.
///
/// The view is scaled to the width of the moving frame and cut off at its bottom, while it fades into a picture of the source.
@MainActor
final class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: ZoomSource
  private let isPush: Bool

  /// Creates the animation of a transition, or returns nil if its source is not shown.
  init?(_ key: MatchedFrames.Key?, isPush: Bool) {
    guard let key, let source = ZoomSource.source(key) else { return nil }
    (self.source, self.isPush) = (source, isPush)
  }

  /// The duration, which approximates iOS.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.45 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    let whole = context.viewController(forKey: isPush ? .to : .from).map {
      isPush ? context.finalFrame(for: $0) : context.initialFrame(for: $0)
    }
    if let to {
      if !isPush, let from, from.superview === container {
        container.insertSubview(to, belowSubview: from)
      } else {
        container.addSubview(to)
      }
    }
    guard let zoomed = isPush ? to : from, let frame = whole ?? zoomed.superview?.bounds, frame.width > 0,
      frame.height > 0
    else { return context.completeTransition(!context.transitionWasCancelled) }
    if isPush { zoomed.frame = frame }
    container.layoutIfNeeded()
    guard let start = source.frame(in: container) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    zoom(zoomed, between: start, and: frame, in: container, context)
  }

  private func zoom(
    _ view: UIView, between start: CGRect, and frame: CGRect, in container: UIView,
    _ context: any UIViewControllerContextTransitioning
  ) {
    let picture = source.picture(start, in: container)
    let window = UIView(frame: isPush ? start : frame)
    window.clipsToBounds = true
    window.layer.cornerRadius = isPush ? source.cornerRadius : 0
    container.addSubview(window)
    window.addSubview(view)
    window.addSubview(picture)
    source.hide()
    let small = Pose(
      size: start.size, view: view, viewSize: frame.size, picture: picture, pictureSize: start.size)
    let large = Pose(
      size: frame.size, view: view, viewSize: frame.size, picture: picture, pictureSize: start.size)
    (isPush ? small : large).apply(pictureAlpha: isPush ? 1 : 0)
    let (grows, origin) = (isPush, source)
    UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut) {
      window.frame = grows ? frame : start
      window.layer.cornerRadius = grows ? 0 : origin.cornerRadius
      (grows ? large : small).apply(pictureAlpha: grows ? 0 : 1)
    } completion: { _ in
      view.transform = .identity
      origin.reveal()
      let isComplete = !context.transitionWasCancelled
      if grows == isComplete {
        view.frame = frame
        container.addSubview(view)
      } else {
        view.removeFromSuperview()
      }
      window.removeFromSuperview()
      context.completeTransition(isComplete)
    }
  }

  /// The placement of the zoomed view and of the picture of its source in a window with a size.
  @MainActor
  private struct Pose {
    let size: CGSize
    let view: UIView
    let viewSize: CGSize
    let picture: UIView
    let pictureSize: CGSize

    func apply(pictureAlpha: CGFloat) {
      fill(view, viewSize)
      fill(picture, pictureSize)
      picture.alpha = pictureAlpha
    }

    /// Scales a view so that it fills the width of the window, at its top.
    private func fill(_ view: UIView, _ own: CGSize) {
      let scale = own.width > 0 ? size.width / own.width : 1
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      view.center = CGPoint(x: size.width / 2, y: own.height * scale / 2)
    }
  }
}

/// The transitions of a presented view that zooms out of its source.
@MainActor
final class ZoomTransition: NSObject, UIViewControllerTransitioningDelegate {
  let source: MatchedFrames.Key
  init(_ source: MatchedFrames.Key) { self.source = source }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ZoomAnimator(self.source, isPush: true) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    ZoomAnimator(source, isPush: false)
  }
}
