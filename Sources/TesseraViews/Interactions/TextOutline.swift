// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The outline of text lines in a preview: a rounded box around each line, large enough that adjacent boxes touch.
@MainActor
enum TextOutline {
  // The distance between the outline and the text. Approximates iOS.
  private static let outset = CGSize(width: 6, height: 4)
  private static let cornerRadius: CGFloat = 8

  /// Returns the outline around the lines, or nil if there are no lines.
  static func path(around lines: [CGRect]) -> UIBezierPath? {
    let boxes = lines.filter { !$0.isEmpty && !$0.isInfinite }.map { $0.insetBy(dx: -outset.width, dy: -outset.height) }
    guard !boxes.isEmpty else { return nil }
    let path = UIBezierPath()
    for box in boxes { path.append(UIBezierPath(roundedRect: box, cornerRadius: cornerRadius)) }
    for (upper, lower) in zip(boxes, boxes.dropFirst()) {
      // Fill the notch between the rounded corners of overlapping lines.
      let (left, right) = (max(upper.minX, lower.minX), min(upper.maxX, lower.maxX))
      guard left < right, upper.minY <= lower.minY, upper.maxY >= lower.minY else { continue }
      let joint = CGRect(
        x: left, y: lower.minY - cornerRadius, width: right - left, height: upper.maxY - lower.minY + 2 * cornerRadius)
      path.append(UIBezierPath(rect: joint.intersection(upper.union(lower))))
    }
    return path
  }
}
