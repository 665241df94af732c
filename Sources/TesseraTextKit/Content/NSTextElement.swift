// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A piece of a document that is laid out by itself: in most texts a paragraph.
open class NSTextElement: NSObject {
  /// Who made the element; nil for nobody. Not retained.
  open weak var textContentManager: NSTextContentManager?
  /// Where it stands in the document; nil outside one.
  open var elementRange: NSTextRange?
  /// Elements in this one. None by default.
  open var childElements: [NSTextElement] { [] }
  /// The element that this one is in; nil, the default, for none.
  open var parentElement: NSTextElement? { nil }
  /// Whether the element stands in the document itself, and not for a part of its parent. True by default.
  open var isRepresentedElement: Bool { true }

  /// An element that stands nowhere yet.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// An element of no document.
  public convenience override init() { self.init(textContentManager: nil) }
}
