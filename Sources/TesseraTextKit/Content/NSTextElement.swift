// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A part of a document that is laid out separately, usually a paragraph.
open class NSTextElement: NSObject {
  /// The content manager that created the element; nil for none. Not retained.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the document; nil outside a document.
  open var elementRange: NSTextRange?
  /// The elements in this one. None by default.
  open var childElements: [NSTextElement] { [] }
  /// The element that contains this one; nil, the default, for none.
  open var parentElement: NSTextElement? { nil }
  /// Whether the element appears in the document separately, and not as a part of its parent. True by default.
  open var isRepresentedElement: Bool { true }

  /// Creates an element without a range.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// Creates an element without a document.
  public convenience override init() { self.init(textContentManager: nil) }
}
