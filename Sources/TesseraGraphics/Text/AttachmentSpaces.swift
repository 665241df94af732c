// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

package import Foundation

/// The space that a text's attachments occupy.
package struct AttachmentSpaces {
  /// The bounds of the attachments by the style number of their run, which is the index of its decoration.
  package var bounds: [Int32: CGRect] = [:]
  /// The style numbers of the attachments that are displayed by a view.
  package var hosted: Set<Int32> = []
}
