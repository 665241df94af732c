// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraGraphics

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's string for the mode.
  public let rawValue: String

  /// Creates a mode from a string. An unknown string has the effect of `natural`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Aligned to the leading edge of the text's writing direction.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned to the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned to the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Aligned to both edges, except in the last line of a paragraph.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var textAlignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
