// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text layout does not depend on views, but attachments may be views. TesseraViews implements this protocol.

package import Foundation

/// A provider of an attachment's view.
package protocol AttachmentViewSource: AnyObject {
  /// Whether the source, and not the attachment, determines the bounds.
  var tracksBounds: Bool { get }
  /// Updates the attachment's location in the text.
  func move(to location: any NSTextLocation)
  /// Returns the bounds in points, with y pointing up from the baseline.
  func space(
    for attributes: [NSAttributedString.Key: Any], at location: any NSTextLocation, _ container: NSTextContainer?,
    fragment: CGRect
  ) -> CGRect
}
