// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraRaster

/// The line between two fingers at a point in time.
struct TwoFingerTrack {
  private(set) var line: CGPoint
  private(set) var time: TimeInterval

  /// Creates the line between the first two touches that are down. Returns nil if there are fewer than two.
  @MainActor
  init?(_ recognizer: UIGestureRecognizer, at time: TimeInterval) {
    let touches = recognizer.downTouches
    guard touches.count >= 2 else { return nil }
    line = CGPoint(x: touches[1].place.x - touches[0].place.x, y: touches[1].place.y - touches[0].place.y)
    self.time = time
  }

  var length: CGFloat { distance(line, .zero) }

  /// Returns the rotation from another line to this line in radians, from -pi to pi, clockwise on screen.
  func rotation(from other: TwoFingerTrack) -> CGFloat {
    let cross = Double(other.line.x * line.y - other.line.y * line.x)
    let dot = Double(other.line.x * line.x + other.line.y * line.y)
    return CGFloat(Trigonometry.angle(sine: cross, cosine: dot))
  }
}
