// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Facts about a rendered screen that UIKit's own properties do not provide, for tools: the visible text, whether it
// is truncated, and the origin of colors and images.

package import Foundation
package import TesseraRaster

/// A string as a view displays it.
package struct ShownText {
  /// The displayed string: translated if there is a translation, or bullets for secure text.
  package var string: String
  var font: UIFont
  /// The area available for the text, in the view's coordinates.
  package var availableRect: CGRect
  /// The number of visible lines. `neededLines` is the number of lines of the complete text at the available width.
  package var lines: Int
  package var neededLines: Int
  /// The size of the complete text: in one line if it has only one line, otherwise wrapped at the available width.
  package var neededSize: CGSize
  /// Whether the text is truncated or clipped.
  package var isTruncated: Bool
  /// Whether truncation is expected, because the text is an excerpt or was typed by a user.
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
  /// Returns the text as it is drawn, and how much of it is visible.
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
  /// The tint color set on the view itself, not an inherited color.
  package var ownTintColor: UIColor? { tintColorStorage }
}

extension NSLayoutConstraint {
  /// Returns the constraint as an equation such as `UILabel 'total'.leading == UIView 'card'.leading + 8 @750`.
  /// `name` returns the names of the items.
  package func equation(naming name: @MainActor (AnyObject?) -> String) -> String {
    ConstraintDescription.equation(self, naming: name)
  }
}

extension UIColor {
  /// Whether the color is a system color, which adapts to increased contrast automatically.
  package var isSystemColor: Bool {
    switch source {
    case .system, .tint: true
    default: false
    }
  }
}

extension UIImage {
  /// The name of a symbol image, such as `heart.fill`. Nil for other images.
  package var symbolName: String? {
    if case .symbol(let drawing) = content { drawing.name } else { nil }
  }

  /// The pixels of an image that is not a symbol, used to tell images apart. An image that is decoded when it is
  /// drawn is reduced to an eighth of its size.
  package var inspectedBitmap: Bitmap? {
    switch content {
    case .bitmap(let bitmap): bitmap
    case .encoded(let picture): picture.smallest
    case .symbol, .vector: nil
    }
  }
}
