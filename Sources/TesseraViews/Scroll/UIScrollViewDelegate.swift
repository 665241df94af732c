// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// On Linux, protocols have no optional Objective-C methods, so every method has a default implementation.

public import Foundation

/// The methods that a scroll view calls when it scrolls, is dragged or zooms. Every method has a default
/// implementation.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each user or programmatic change of `contentOffset`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after each change of `zoomScale`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag ends, with its velocity in points per millisecond and the content's target offset.
  ///
  /// Write another offset to `targetContentOffset` to change the target. An offset that is not finite stops the
  /// content immediately.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after `scrollViewWillEndDragging`. `decelerate` is `true` if the content continues to move.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before flicked content moves to its target.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after flicked content has moved to its target.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated change of the offset ends. Without a clock, called before the requesting call returns.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the subview that `zoomScale` scales, or nil to disable zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the user begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the user has ended zooming.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top. `true` by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil by default, which disables zooming.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing by default.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Returns `true` by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A type with the `delegate` property of scroll views.
///
/// Swift does not let a subclass narrow the type of an inherited property, but UIKit's tables do so with `delegate`.
/// A subclass can redeclare a property of a protocol extension, so scroll views inherit `delegate` from this
/// protocol.
@preconcurrency @MainActor
public protocol ScrollDelegateHolder: AnyObject {
  /// The delegate with the type that all scroll views share. A weak reference in scroll views.
  var scrollDelegateStorage: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolder {
  /// A weak reference to the delegate. Nil by default.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegateStorage }
    set { scrollDelegateStorage = newValue }
  }
}

extension UIScrollView {
  package var scrollDelegate: (any UIScrollViewDelegate)? { scrollDelegateStorage }
}
