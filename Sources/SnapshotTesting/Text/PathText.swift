// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The text of a path's elements, one a line, with an empty line before each contour but the first.
enum PathText {
  static var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.numberStyle = .decimal
    formatter.usesGroupingSeparator = false
    formatter.decimalSeparator = "."
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return formatter
  }

  static func text(_ path: CGPath, _ formatter: NumberFormatter) -> String {
    var text = ""
    path.applyWithBlock { pointer in
      let (name, count) = form(of: pointer.pointee.type)
      let points = UnsafeBufferPointer(start: pointer.pointee.points, count: count)
      if pointer.pointee.type == .moveToPoint, !text.isEmpty { text += "\n" }
      text += ([name] + points.map { "(\(number($0.x, formatter)), \(number($0.y, formatter)))" })
        .joined(separator: " ")
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

  private static func number(_ value: CGFloat, _ formatter: NumberFormatter) -> String {
    formatter.string(from: NSNumber(value: Double(value))) ?? "\(value)"
  }
}
