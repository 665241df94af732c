// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A paragraph that is a list item. Layout shows its marker before the text, between tabs.
///
/// A content storage creates a list element for each paragraph whose style has a list. Apps create list elements for
/// custom documents:
///
///     let list = NSTextList(markerFormat: .disc, options: 0)
///     let item = NSTextListElement(
///       contents: NSAttributedString(string: "Milk"), markerAttributes: [.foregroundColor: UIColor.red], textList: list,
///       childElements: nil)
///
/// - Note: Differs from UIKit: `attributedString` contains only the item's text, without the marker and nested items.
open class NSTextListElement: NSTextParagraph {
  /// The innermost list of the item.
  open private(set) var textList: NSTextList
  /// The item's text without its marker, or nil for an item without text.
  open var contents: NSAttributedString? { hasContents ? attributedString : nil }
  /// The marker's attributes, combined with the font and color of the item's first character, or nil.
  open private(set) var markerAttributes: [NSAttributedString.Key: Any]?
  /// The items of nested lists. In a content storage, these are created from the paragraphs that follow.
  open override var childElements: [NSTextElement] { childrenInStorage?() ?? children }
  /// The parent list item, or nil. Not retained.
  open override var parentElement: NSTextElement? { parent }

  private let hasContents: Bool
  private var children: [NSTextListElement] = []
  private weak var parent: NSTextListElement?
  /// A closure that returns the current child items of an item in a content storage.
  private var childrenInStorage: (() -> [NSTextElement])?
  /// The numbered marker of an item in a content storage, or nil for an item created by an app.
  private var counted: String?

  /// Creates an item from text and child items, and sets the item as the children's parent. Returns nil if the text
  /// has several paragraphs.
  public init?(
    parentElement parent: NSTextListElement?, textList: NSTextList, contents: NSAttributedString?,
    markerAttributes: [NSAttributedString.Key: Any]?, childElements children: [NSTextListElement]?
  ) {
    guard Array(ParagraphRanges(contents?.string ?? "").prefix(2)).count < 2 else { return nil }
    (self.textList, self.parent, self.markerAttributes) = (textList, parent, markerAttributes)
    hasContents = contents != nil
    super.init(attributedString: contents)
    self.children = children ?? []
    for child in self.children { child.parent = self }
  }

  /// Creates an item without a parent. Returns nil if the text has several paragraphs.
  public convenience init?(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
    childElements children: [NSTextListElement]?
  ) {
    self.init(
      parentElement: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
      childElements: children)
  }

  /// Creates an item from a content storage's text, with its numbered marker.
  init(
    _ contents: NSAttributedString, marker: String, of list: NSTextList, below parent: NSTextListElement?,
    children: @escaping () -> [NSTextElement]
  ) {
    (textList, self.parent, hasContents) = (list, parent, true)
    (counted, childrenInStorage) = (marker, children)
    super.init(attributedString: contents)
  }

  /// The marker to draw, or nil if the text includes it.
  var marker: ListMarker? {
    guard !type(of: textList).includesTextListMarkers else { return nil }
    return ListMarker(text: counted ?? ownMarker, attributes: markerAttributes ?? [:])
  }

  /// The marker of an item created by an app, numbered by its position among the parent's items in the same list.
  private var ownMarker: String {
    let siblings = parent?.children.filter { $0.textList === textList } ?? []
    let place = siblings.firstIndex { $0 === self } ?? 0
    let text = textList.marker(forItemNumber: textList.startingItemNumber &+ place)
    guard textList.listOptions.contains(.prependEnclosingMarker), let parent, parent !== self else { return text }
    return (parent.counted ?? parent.ownMarker) + text
  }
}
