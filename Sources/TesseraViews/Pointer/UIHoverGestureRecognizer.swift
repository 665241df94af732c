// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A pointer over a view: it begins when the pointer comes, changes as it moves and ends when it leaves.
///
/// - Note: Differs from UIKit: there is no pointer but the one that `UIWindow.movePointer(to:)` moves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero
  /// How far the pencil is off the screen, 0 for a pointer. Always 0.
  open var zOffset: CGFloat { 0 }

  /// Where the pointer is in a view's coordinates; nil for the window's.
  open override func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  func hover(at place: CGPoint) {
    self.place = place
    state = state == .began || state == .changed ? .changed : .began
  }

  func leave(at place: CGPoint) {
    self.place = place
    guard state == .began || state == .changed else { return }
    state = .ended
    stateStorage = .possible
  }
}
