// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A recognizer of a pointer over a view: it begins when the pointer enters, changes as it moves, and ends when it leaves.
///
/// - Note: Differs from UIKit: the only pointer is the one that `UIWindow.movePointer(to:)` moves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero
  /// The distance of the pencil from the screen. Always 0, as for a pointer.
  open var zOffset: CGFloat { 0 }

  /// Returns the location of the pointer in a view's coordinates, or the window's for nil.
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
