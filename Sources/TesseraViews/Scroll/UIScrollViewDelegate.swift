// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Optional methods of Objective-C protocols do not exist on Linux: every method has a default that does nothing.

public import Foundation

/// The methods a scroll view calls when it scrolls, is dragged or zooms. Every method has a default.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after each change of `contentOffset`, by a finger or by code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after each change of `zoomScale`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the finger leaves, with its speed in points per millisecond and the offset at which the content will
  /// rest.
  ///
  /// Write another offset to `targetContentOffset` to let it rest there; one that is not finite stops the content where
  /// it is.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after `scrollViewWillEndDragging`; `decelerate` tells whether the content moves on.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before content that was thrown moves to where it rests.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after content that was thrown has moved to where it rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated change of the offset: at its end, or, without a running clock, before the call that asked for it
  /// returns.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The subview that `zoomScale` scales; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Two fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The fingers have left.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar scrolls to the top. True by default.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when a tap on the status bar has scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Called after `adjustedContentInset` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nil: nothing zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// True.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Gives scroll views their `delegate`.
///
/// Swift does not let a subclass give an inherited property a narrower type, as UIKit's tables do with `delegate`. A
/// property of a protocol extension may be declared again, so scroll views inherit it from here.
@preconcurrency @MainActor
public protocol ScrollDelegateHolder: AnyObject {
  /// The delegate as every scroll view understands it, held weakly by scroll views.
  var scrollDelegateStorage: (any UIScrollViewDelegate)? { get set }
}

extension ScrollDelegateHolder {
  /// What is told of scrolling; nil, the default, for nothing. Not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegateStorage }
    set { scrollDelegateStorage = newValue }
  }
}

extension UIScrollView {
  package var scrollDelegate: (any UIScrollViewDelegate)? { scrollDelegateStorage }
}
