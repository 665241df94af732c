// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// An object that a line of text shows in place of a character. The classes of attachments belong to higher modules, which
/// define text containers and documents.
package protocol LineAttachment: NSObject {
  /// The padding on both sides of the picture, in points.
  var lineLayoutPadding: CGFloat { get }
  /// Returns the space that the attachment occupies in a line. `index` is that of its character.
  func space(in line: AttachmentLine, at index: Int) -> AttachmentSpace
  /// Returns the picture to draw in a rectangle, and a tint that overrides the text's color. Returns nil for no picture.
  ///
  /// `container` is the text container of the layout manager that draws; nil elsewhere. A symbol follows `font`, at `size` points.
  func picture(
    in rect: CGRect, at index: Int, container: AnyObject?, font: UIFont?, size: Double
  ) -> (image: UIImage, tint: UIColor?)?
}
