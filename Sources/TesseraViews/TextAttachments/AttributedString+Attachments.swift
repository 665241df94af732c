// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments in Swift's attributed strings. They are stored as described in TesseraGraphics's
// AttributedString+Objects.swift.

public import Foundation
import TesseraGraphics

// Attachments are used while the string is drawn, so they must not be mutated after the string is shared between
// threads.

extension AttributedStringProtocol {
  /// The attachment of all characters, drawn in place of U+FFFC. Nil if the characters have no attachment or
  /// different ones.
  public var attachment: NSTextAttachment? {
    get { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
    set { self[AttachmentAttribute.self] = newValue.map { AttachmentReference($0) } }
  }
}

extension AttributeContainer {
  /// The attachment in the container, drawn in place of U+FFFC. Nil for none.
  public var attachment: NSTextAttachment? {
    get { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
    set { self[AttachmentAttribute.self] = newValue.map { AttachmentReference($0) } }
  }
}

extension AttributedString.Runs.Run {
  /// The attachment of the run's characters; nil for none.
  public var attachment: NSTextAttachment? { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
}
