// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A value that references an attachment. References are equal if their attachments are equal.
package struct AttachmentReference: Hashable, @unchecked Sendable {
  package let object: any LineAttachment

  package init(_ object: any LineAttachment) { self.object = object }

  package static func == (one: AttachmentReference, other: AttachmentReference) -> Bool {
    one.object === other.object || one.object.isEqual(other.object)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(object.hash)
  }
}
