// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A part of a document that is laid out separately, usually a paragraph.
open class NSTextElement: NSObject {
  /// The content manager that created the element, or nil. Not retained.
  open weak var textContentManager: NSTextContentManager?
  /// The element's range in the document, or nil if the element isn't in a document.
  open var elementRange: NSTextRange?
  /// The child elements. Empty by default.
  open var childElements: [NSTextElement] { [] }
  /// The parent element, or nil (the default).
  open var parentElement: NSTextElement? { nil }
  /// Whether the element appears in the document separately rather than as part of its parent. True by default.
  open var isRepresentedElement: Bool { true }

  /// Creates an element without a range.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// Creates an element without a document.
  public convenience override init() { self.init(textContentManager: nil) }
}
