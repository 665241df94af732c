// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// A gesture recognizer for pans that start within 20 points of a window edge.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which a pan may start. Empty by default, so no pan begins.
  open var edges: UIRectEdge = []

  private static let reach: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.allSatisfy(isAtEdge) else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let box = touch.window?.bounds else { return false }
    let place = touch.start.place
    return edges.contains(.left) && place.x <= box.minX + Self.reach
      || edges.contains(.right) && place.x >= box.maxX - Self.reach
      || edges.contains(.top) && place.y <= box.minY + Self.reach
      || edges.contains(.bottom) && place.y >= box.maxY - Self.reach
  }
}
