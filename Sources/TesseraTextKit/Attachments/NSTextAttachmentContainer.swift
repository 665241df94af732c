// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// What stands in a line of text in place of a character: its size and its picture.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The picture for a rectangle in points; nil for none.
  func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage?
  /// The room in points, with the y axis upwards from the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect
}
