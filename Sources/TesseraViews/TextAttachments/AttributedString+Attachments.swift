// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachments in Swift's attributed strings, as AttributedString+Objects.swift of TesseraGraphics keeps them.

public import Foundation
import TesseraGraphics

// Attachments are drawn from when the string is: they must not be changed once it is shared between threads.

extension AttributedStringProtocol {
  /// The attachment that all characters have, drawn in place of U+FFFC. Nil where they have none, or not the same.
  public var attachment: NSTextAttachment? {
    get { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
    set { self[AttachmentAttribute.self] = newValue.map { AttachmentReference($0) } }
  }
}

extension AttributeContainer {
  /// The attachment that the attributes name, drawn in place of U+FFFC. Nil for none.
  public var attachment: NSTextAttachment? {
    get { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
    set { self[AttachmentAttribute.self] = newValue.map { AttachmentReference($0) } }
  }
}

extension AttributedString.Runs.Run {
  /// The attachment of the run's characters.
  public var attachment: NSTextAttachment? { self[AttachmentAttribute.self]?.object as? NSTextAttachment }
}
