// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments in Swift's attributed strings, stored as in AttributedString+Objects.swift of TesseraGraphics.

public import Foundation
import TesseraGraphics

// Attachments are used when the string is drawn: they must not change once the string is shared between threads.

extension AttributedStringProtocol {
  /// The attachment of all characters, drawn in place of U+FFFC. Nil if there is none or it is not the same for all.
  public var attachment: NSTextAttachment? {
    get { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
    set { self[AttachmentAttribute.self] = newValue.map { AttachmentReference($0) } }
  }
}

extension AttributeContainer {
  /// The attachment in the attributes, drawn in place of U+FFFC. Nil for none.
  public var attachment: NSTextAttachment? {
    get { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
    set { self[AttachmentAttribute.self] = newValue.map { AttachmentReference($0) } }
  }
}

extension AttributedString.Runs.Run {
  /// The attachment of the run's characters.
  public var attachment: NSTextAttachment? { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
}
