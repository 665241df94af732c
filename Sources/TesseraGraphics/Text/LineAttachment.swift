// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// An object that a line of text shows in place of a character. Attachments are classes of modules above, which know containers and
/// documents of text.
package protocol LineAttachment: NSObject {
  /// Points on both sides of the picture.
  var lineLayoutPadding: CGFloat { get }
  /// Returns the space that the attachment takes in a line. The index is that of its character.
  func room(in line: AttachmentLine, at index: Int) -> AttachmentRoom
  /// Returns the picture to draw in a rectangle and the tint that it has regardless of the text's color; nil for no picture.
  ///
  /// The container is that of the layout manager that draws, and nil elsewhere. A symbol follows the font, in its size on the line.
  func picture(
    in rect: CGRect, at index: Int, container: AnyObject?, font: UIFont?, size: Double
  ) -> (image: UIImage, tint: UIColor?)?
}
