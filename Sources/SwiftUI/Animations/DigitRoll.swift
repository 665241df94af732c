// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import UIKit

/// The animation of a number that changes: the new digits roll in from one side, while the old ones roll out to the other.
///
/// Characters that stay the same move to their new places. The view covers the label that shows the new text.
final class DigitRoll: UIView {
  private struct Column {
    let old: Character?
    let new: Character?
    let oldX: CGFloat
    let newX: CGFloat
  }

  private let font: UIFont
  private let color: UIColor
  private let columns: [Column]
  private let isUpward: Bool

  /// The number of characters of the longest text whose digits roll.
  private static let limit = 64

  /// Creates the animation between two texts, or returns nil if none has digits.
  ///
  /// - Parameter countsDown: Whether new digits roll in from above.
  init?(from old: String, to new: String, font: UIFont, color: UIColor, countsDown: Bool) {
    let (before, after) = (Array(old), Array(new))
    guard before != after, before.count <= Self.limit, after.count <= Self.limit,
      (before + after).contains(where: \.isNumber), !(before + after).contains(where: \.isNewline)
    else { return nil }
    (self.font, self.color, isUpward) = (font, color, !countsDown)
    // Texts of different lengths are aligned at their ends, like the digits of a number.
    let (start, count) = (max(before.count, after.count), max(before.count, after.count))
    let (oldXs, newXs) = (Self.offsets(of: before, font), Self.offsets(of: after, font))
    columns = (0..<count).map { position in
      let (i, j) = (position - (start - before.count), position - (start - after.count))
      let (oldX, newX) = (i >= 0 ? oldXs[i] : nil, j >= 0 ? newXs[j] : nil)
      return Column(
        old: i >= 0 ? before[i] : nil, new: j >= 0 ? after[j] : nil, oldX: oldX ?? newX ?? 0, newX: newX ?? oldX ?? 0)
    }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { return nil }

  /// The positions of the characters of a text.
  private static func offsets(of text: [Character], _ font: UIFont) -> [CGFloat] {
    text.indices.map { index in
      (String(text[..<index]) as NSString).size(withAttributes: [.font: font]).width
    }
  }

  private func label(_ character: Character, x: CGFloat) -> UILabel {
    let label = UILabel()
    (label.font, label.textColor, label.text) = (font, color, String(character))
    label.sizeToFit()
    label.frame.origin = CGPoint(x: x, y: 0)
    addSubview(label)
    return label
  }

  /// Rolls the digits. Calls the completion once, at the end.
  func start(duration: TimeInterval, completion: @escaping () -> Void) {
    let travel = font.lineHeight * (isUpward ? -0.7 : 0.7)
    var moves: [() -> Void] = []
    for column in columns {
      if column.old == column.new, let character = column.new {
        let label = label(character, x: column.oldX)
        moves.append { label.frame.origin.x = column.newX }
        continue
      }
      if let character = column.old {
        let label = label(character, x: column.oldX)
        moves.append {
          label.frame.origin = CGPoint(x: column.newX, y: travel)
          label.alpha = 0
        }
      }
      if let character = column.new {
        let label = label(character, x: column.oldX)
        (label.frame.origin.y, label.alpha) = (-travel, 0)
        moves.append {
          label.frame.origin = CGPoint(x: column.newX, y: 0)
          label.alpha = 1
        }
      }
    }
    UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
      for move in moves { move() }
    } completion: { _ in
      completion()
    }
  }
}
