// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What tools ask of a finished screen that UIKit's own properties do not tell: the text as it shows, whether all of it
// does, and where colours and pictures come from.

package import Foundation
package import TesseraRaster

/// A text as a view shows it.
package struct ShownText {
  /// With the translation, where there is one; bullets for a secret.
  package var string: String
  var font: UIFont
  /// The room for the text, in the view's coordinates.
  package var room: CGRect
  /// The lines that show, and the lines of the whole text at the room's width.
  package var lines: Int
  package var neededLines: Int
  /// The size of the whole text, in one line if there is one, else at the room's width.
  package var neededSize: CGSize
  /// Whether some of the text does not show: behind an ellipsis or cut off.
  package var isCut: Bool
  /// Whether a cut is no mistake: the text is an excerpt, or was typed by a user.
  package var mayBeCut = false

  package init(
    string: String, font: UIFont, room: CGRect, lines: Int, neededLines: Int, neededSize: CGSize, isCut: Bool
  ) {
    self.string = string
    self.font = font
    self.room = room
    self.lines = lines
    self.neededLines = neededLines
    self.neededSize = neededSize
    self.isCut = isCut
  }
}

extension LabelPainter {
  /// What is painted, and whether all of the text is.
  @MainActor
  package func inspect(_ string: String, font: UIFont) -> ShownText {
    let (text, layout) = shown
    var whole = text
    whole.lines = 0
    let isLine = text.lines == 1
    let needed = whole.layout(width: isLine ? .infinity : Double(rect.width), height: .infinity)
    let overflows = layout.width > Double(rect.width) + 0.5 || layout.height > Double(rect.height) + 0.5
    return ShownText(
      string: string, font: font, room: rect, lines: layout.lineCount, neededLines: needed.lineCount,
      neededSize: CGSize(width: needed.width, height: needed.height), isCut: layout.isTruncated || overflows)
  }
}

extension UIView {
  /// The tint that the view was given, not one that it inherits.
  package var ownTintColor: UIColor? { tintColorStorage }
}

extension NSLayoutConstraint {
  /// `UILabel 'total'.leading == UIView 'card'.leading + 8 @750`, with the names that `name` gives.
  package func equation(naming name: @MainActor (AnyObject?) -> String) -> String {
    ConstraintDescription.equation(self, naming: name)
  }
}

extension UIColor {
  /// Whether the colour is one of the system's, which follows increased contrast by itself.
  package var isSystemColor: Bool {
    switch source {
    case .system, .tint: true
    default: false
    }
  }
}

extension UIImage {
  /// `heart.fill` for a symbol, nil for a picture.
  package var symbolName: String? {
    if case .symbol(let drawing) = content { drawing.name } else { nil }
  }

  /// The pixels of a picture that is no symbol, for telling it from others. Of one that is decoded when it is painted, an
  /// eighth of its size is enough.
  package var inspectedBitmap: Bitmap? {
    switch content {
    case .bitmap(let bitmap): bitmap
    case .encoded(let picture): picture.smallest
    case .symbol, .vector: nil
    }
  }
}
