// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Facts about a finished screen for tools, beyond UIKit's own properties: the visible text, whether it is truncated, and the
// origin of colors and images.

package import Foundation
package import TesseraRaster

/// A text as a view shows it.
package struct ShownText {
  /// The text, translated if there is a translation. Bullets for secure text.
  package var string: String
  var font: UIFont
  /// The area available for the text, in the view's coordinates.
  package var availableRect: CGRect
  /// The number of visible lines, and that of the complete text at the available width.
  package var lines: Int
  package var neededLines: Int
  /// The size of the complete text: on one line if it has only one, otherwise at the available width.
  package var neededSize: CGSize
  /// Whether some of the text is not visible: truncated or clipped.
  package var isTruncated: Bool
  /// Whether truncation is expected: the text is an excerpt, or was typed by a user.
  package var mayBeTruncated = false

  package init(
    string: String, font: UIFont, availableRect room: CGRect, lines: Int, neededLines: Int, neededSize: CGSize,
    isTruncated isCut: Bool
  ) {
    self.string = string
    self.font = font
    self.availableRect = room
    self.lines = lines
    self.neededLines = neededLines
    self.neededSize = neededSize
    self.isTruncated = isCut
  }
}

extension LabelPainter {
  /// Returns the text as it is painted, and how much of it is visible.
  @MainActor
  package func inspect(_ string: String, font: UIFont) -> ShownText {
    let (text, layout) = shown
    var whole = text
    whole.lines = 0
    let isLine = text.lines == 1
    let needed = whole.layout(width: isLine ? .infinity : Double(rect.width), height: .infinity)
    let overflows = layout.width > Double(rect.width) + 0.5 || layout.height > Double(rect.height) + 0.5
    return ShownText(
      string: string, font: font, availableRect: rect, lines: layout.lineCount, neededLines: needed.lineCount,
      neededSize: CGSize(width: needed.width, height: needed.height), isTruncated: layout.isTruncated || overflows)
  }
}

extension UIView {
  /// The view's own tint, not an inherited one.
  package var ownTintColor: UIColor? { tintColorStorage }
}

extension NSLayoutConstraint {
  /// Returns the constraint as an equation, `UILabel 'total'.leading == UIView 'card'.leading + 8 @750`, with the names that
  /// `name` returns.
  package func equation(naming name: @MainActor (AnyObject?) -> String) -> String {
    ConstraintDescription.equation(self, naming: name)
  }
}

extension UIColor {
  /// Whether the color is one of the system's, which adapts to increased contrast automatically.
  package var isSystemColor: Bool {
    switch source {
    case .system, .tint: true
    default: false
    }
  }
}

extension UIImage {
  /// The name of a symbol, such as `heart.fill`. Nil for other images.
  package var symbolName: String? {
    if case .symbol(let drawing) = content { drawing.name } else { nil }
  }

  /// The pixels of an image that is not a symbol, for distinguishing it from others. An image that is decoded when it is
  /// painted is reduced to an eighth of its size.
  package var inspectedBitmap: Bitmap? {
    switch content {
    case .bitmap(let bitmap): bitmap
    case .encoded(let picture): picture.smallest
    case .symbol, .vector: nil
    }
  }
}
