// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The space that attachments of a text occupy.
package struct AttachmentSpaces {
  /// The bounds of attachments, by the style numbers of their runs.
  package var bounds: [Int32: CGRect] = [:]
  /// The style numbers of attachments that a view shows.
  package var hosted: Set<Int32> = []
}
