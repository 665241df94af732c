// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraText

/// The space that an attachment occupies in a line.
package struct AttachmentSpace {
  package var box: InlineBox
  /// The bounds of the image or view, in a coordinate system whose origin is on the baseline and whose y-axis points
  /// up.
  package var bounds: CGRect
  /// Whether a view displays the attachment, so that its image is not drawn.
  package var isHosted: Bool

  package init(box: InlineBox, bounds: CGRect, isHosted: Bool) {
    (self.box, self.bounds, self.isHosted) = (box, bounds, isHosted)
  }
}
