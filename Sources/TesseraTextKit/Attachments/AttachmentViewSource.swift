// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Text is laid out below views, and attachments may be views. What layout has to know of them is asked for here, and the module of
// views answers.

package import Foundation

/// Who makes the view of an attachment: a view provider.
package protocol AttachmentViewSource: AnyObject {
  /// Whether the room is the source's, and not the attachment's.
  var tracksBounds: Bool { get }
  /// The attachment stands elsewhere now.
  func move(to location: any NSTextLocation)
  /// The room in points, with the y axis upwards from the baseline.
  func room(
    for attributes: [NSAttributedString.Key: Any], at location: any NSTextLocation, _ container: NSTextContainer?,
    fragment: CGRect
  ) -> CGRect
}
