// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraAssertions
import TesseraGraphics

/// The text representation of a path's elements, one per line. An empty line separates contours.
enum PathText {
  /// Returns a number with one to three decimals. `NumberFormatter` on Linux doesn't always respect its limits.
  static func decimal(_ value: CGFloat) -> String {
    let text = LayoutText.number(value)
    return text.contains(".") ? text : text + ".0"
  }

  static func formatted(_ formatter: NumberFormatter) -> (CGFloat) -> String {
    { formatter.string(from: NSNumber(value: Double($0))) ?? decimal($0) }
  }

  /// Returns the text representation of a path.
  ///
  /// - Parameter write: A closure that formats a coordinate.
  static func text(_ path: CGPath, _ write: (CGFloat) -> String) -> String {
    var text = ""
    path.applyWithBlock { pointer in
      let (name, count) = form(of: pointer.pointee.type)
      let points = UnsafeBufferPointer(start: pointer.pointee.points, count: count)
      if pointer.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
      text += ([name] + points.map { "(\(write($0.x)), \(write($0.y)))" }).joined(separator: " ")
      text += "\n"
    }
    return text
  }

  private static func form(of type: CGPathElementType) -> (name: String, points: Int) {
    switch type {
    case .moveToPoint: ("MoveTo", 1)
    case .addLineToPoint: ("LineTo", 1)
    case .addQuadCurveToPoint: ("QuadCurveTo", 2)
    case .addCurveToPoint: ("CurveTo", 3)
    case .closeSubpath: ("Close", 0)
    }
  }
}
