// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A paragraph that is an item of a list. Layout shows its marker before its text, between tabs.
///
/// A content storage creates one for each paragraph whose style has a list. Apps create them for custom documents:
///
///     let list = NSTextList(markerFormat: .disc, options: 0)
///     let item = NSTextListElement(
///       contents: NSAttributedString(string: "Milk"), markerAttributes: [.foregroundColor: UIColor.red], textList: list,
///       childElements: nil)
///
/// - Note: Differs from UIKit: `attributedString` contains the text of the item only, without the marker and the items below.
open class NSTextListElement: NSTextParagraph {
  /// The innermost list of the item.
  open private(set) var textList: NSTextList
  /// The text of the item without its marker; nil for an item without text.
  open var contents: NSAttributedString? { hasContents ? attributedString : nil }
  /// The attributes of the marker, added to the font and color of the item's first character; nil for none.
  open private(set) var markerAttributes: [NSAttributedString.Key: Any]?
  /// The items of nested lists. In a content storage, these are items of the paragraphs that follow.
  open override var childElements: [NSTextElement] { childrenInStorage?() ?? children }
  /// The item that contains this one; nil for none. Not retained.
  open override var parentElement: NSTextElement? { parent }

  private let hasContents: Bool
  private var children: [NSTextListElement] = []
  private weak var parent: NSTextListElement?
  /// A closure that returns the current child items of an item in a storage.
  private var childrenInStorage: (() -> [NSTextElement])?
  /// The numbered marker of an item in a storage; nil for an item created by an app.
  private var counted: String?

  /// Creates an item with text and child items, and becomes the parent of the child items. Returns nil if the text has several
  /// paragraphs.
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

  /// Creates an item of a storage's text with its numbered marker.
  init(
    _ contents: NSAttributedString, marker: String, of list: NSTextList, below parent: NSTextListElement?,
    children: @escaping () -> [NSTextElement]
  ) {
    (textList, self.parent, hasContents) = (list, parent, true)
    (counted, childrenInStorage) = (marker, children)
    super.init(attributedString: contents)
  }

  /// The marker to draw; nil if the text contains it.
  var marker: ListMarker? {
    guard !type(of: textList).includesTextListMarkers else { return nil }
    return ListMarker(text: counted ?? ownMarker, attributes: markerAttributes ?? [:])
  }

  /// The marker of an item created by an app, numbered by its position among its parent's items of the list.
  private var ownMarker: String {
    let siblings = parent?.children.filter { $0.textList === textList } ?? []
    let place = siblings.firstIndex { $0 === self } ?? 0
    let text = textList.marker(forItemNumber: textList.startingItemNumber &+ place)
    guard textList.listOptions.contains(.prependEnclosingMarker), let parent, parent !== self else { return text }
    return (parent.counted ?? parent.ownMarker) + text
  }
}
