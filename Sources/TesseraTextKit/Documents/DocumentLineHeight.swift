// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// How high lines are in a document.
enum DocumentLineHeight: Equatable {
  /// So many points.
  case points(Double)
  /// So many times as high as their font is large.
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
