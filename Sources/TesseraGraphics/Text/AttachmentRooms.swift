// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The space that attachments of a text occupy.
package struct AttachmentRooms {
  /// Bounds by the style numbers of runs.
  package var bounds: [Int32: CGRect] = [:]
  /// The style numbers of those that a view is shown for.
  package var hosted: Set<Int32> = []
}
