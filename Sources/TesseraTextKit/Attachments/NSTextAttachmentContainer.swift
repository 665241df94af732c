// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An object that provides the size and the image of an attachment, which replaces a character.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image for a rectangle in points, or nil for no image.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// Returns the bounds in points, relative to the baseline, with an upward y axis.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}
