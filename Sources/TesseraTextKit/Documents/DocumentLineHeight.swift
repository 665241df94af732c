// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The line height of a paragraph in a document.
enum DocumentLineHeight: Equatable {
  /// A height in points.
  case points(Double)
  /// A multiple of the font size.
  case multiple(Double)

  func apply(to style: NSMutableParagraphStyle, fontSize: Double) {
    let height =
      switch self {
      case .points(let height): height
      case .multiple(let factor): factor * fontSize
      }
    style.minimumLineHeight = CGFloat(height)
    style.maximumLineHeight = CGFloat(height)
  }
}
