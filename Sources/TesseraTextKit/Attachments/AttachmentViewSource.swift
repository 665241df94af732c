// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments can show views, but text layout doesn't depend on views. TesseraViews therefore provides the views
// through this protocol.

package import Foundation

/// A provider of an attachment's view.
package protocol AttachmentViewSource: AnyObject {
  /// Whether the view provider, rather than the attachment, determines the bounds.
  var tracksBounds: Bool { get }
  /// Updates the attachment's location in the text.
  func move(to location: any NSTextLocation)
  /// Returns the bounds in points, relative to the baseline, with an upward y axis.
  func space(
    for attributes: [NSAttributedString.Key: Any], at location: any NSTextLocation, _ container: NSTextContainer?,
    fragment: CGRect
  ) -> CGRect
}
