// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation
package import TesseraText

/// The space that an attachment occupies in a line.
package struct AttachmentSpace {
  package var box: InlineBox
  /// The bounds of the picture or view, with the y axis pointing up from the baseline.
  package var bounds: CGRect
  /// Whether a view shows the attachment, so that its picture is not drawn.
  package var isHosted: Bool

  package init(box: InlineBox, bounds: CGRect, isHosted: Bool) {
    (self.box, self.bounds, self.isHosted) = (box, bounds, isHosted)
  }
}
