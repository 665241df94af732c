// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A recognizer that tracks the pointer over a view. It begins when the pointer enters the view, changes as the
/// pointer moves, and ends when the pointer leaves the view.
///
/// - Note: Differs from UIKit: the pointer moves only when `UIWindow.movePointer(to:)` is called.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero
  /// The distance of the pencil from the screen. Always 0, because there is no pencil.
  open var zOffset: CGFloat { 0 }

  /// Returns the pointer's location in a view's coordinates, or in the window's if `view` is nil.
  open override func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  func hover(at place: CGPoint) {
    self.place = place
    state = state == .began || state == .changed ? .changed : .began
  }

  func endHover(at place: CGPoint) {
    self.place = place
    guard state == .began || state == .changed else { return }
    state = .ended
    stateStorage = .possible
  }
}
