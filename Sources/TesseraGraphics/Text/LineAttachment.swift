// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// An object that a line of text displays instead of a character. The attachment classes are in the modules that
/// define text containers and documents, which depend on this module.
package protocol LineAttachment: NSObject {
  /// The padding at the left and right of the image, in points.
  var lineLayoutPadding: CGFloat { get }
  /// Returns the space that the attachment occupies in a line. `index` is the character's index.
  func space(in line: AttachmentLine, at index: Int) -> AttachmentSpace
  /// Returns the image to draw in a rectangle, with an optional tint color that overrides the text color. Returns nil
  /// for no image.
  ///
  /// `container` is the text container of the layout manager that draws the text, or nil if there is none. A symbol
  /// matches `font` at `size` points.
  func picture(
    in rect: CGRect, at index: Int, container: AnyObject?, font: UIFont?, size: Double
  ) -> (image: UIImage, tint: UIColor?)?
}
