// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// A paragraph that is an item of a list. Layout shows its marker before its text, between tabs.
///
/// A content storage makes one for each paragraph whose style names a list. Apps make others for documents of their own:
///
///     let list = NSTextList(markerFormat: .disc, options: 0)
///     let item = NSTextListElement(
///       contents: NSAttributedString(string: "Milk"), markerAttributes: [.foregroundColor: UIColor.red], textList: list,
///       childElements: nil)
///
/// - Note: Differs from UIKit: the marker and the items below are no part of `attributedString`, which is the text of the item alone.
open class NSTextListElement: NSTextParagraph {
  /// The innermost list that the item is of.
  open private(set) var textList: NSTextList
  /// The text of the item without its marker; nil for an item without text.
  open var contents: NSAttributedString? { hasContents ? attributedString : nil }
  /// What the marker is drawn with beside the font and the colour of the item's first character; nil for nothing else.
  open private(set) var markerAttributes: [NSAttributedString.Key: Any]?
  /// Items of lists within this one. Of a content storage's elements those whose paragraphs follow.
  open override var childElements: [NSTextElement] { childrenInStorage?() ?? children }
  /// The item that this one is below; nil for none. Not retained.
  open override var parentElement: NSTextElement? { parent }

  private let hasContents: Bool
  private var children: [NSTextListElement] = []
  private weak var parent: NSTextListElement?
  /// The items below one of a storage, as they are now.
  private var childrenInStorage: (() -> [NSTextElement])?
  /// The marker as it was counted in a storage; nil for an item of an app's own.
  private var counted: String?

  /// An item with a text and with items below it, which become its own. Nil for a text of several paragraphs.
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

  /// An item that is below no other. Nil for a text of several paragraphs.
  public convenience init?(
    contents: NSAttributedString, markerAttributes: [NSAttributedString.Key: Any]?, textList: NSTextList,
    childElements children: [NSTextListElement]?
  ) {
    self.init(
      parentElement: nil, textList: textList, contents: contents, markerAttributes: markerAttributes,
      childElements: children)
  }

  /// An item of a storage's text with the marker that was counted there.
  init(
    _ contents: NSAttributedString, marker: String, of list: NSTextList, below parent: NSTextListElement?,
    children: @escaping () -> [NSTextElement]
  ) {
    (textList, self.parent, hasContents) = (list, parent, true)
    (counted, childrenInStorage) = (marker, children)
    super.init(attributedString: contents)
  }

  /// The marker to draw; nil for one that the text holds.
  var marker: ListMarker? {
    guard !type(of: textList).includesTextListMarkers else { return nil }
    return ListMarker(text: counted ?? ownMarker, attributes: markerAttributes ?? [:])
  }

  /// The marker of an item of an app's own: its number is its place among its parent's items of the list.
  private var ownMarker: String {
    let siblings = parent?.children.filter { $0.textList === textList } ?? []
    let place = siblings.firstIndex { $0 === self } ?? 0
    let text = textList.marker(forItemNumber: textList.startingItemNumber &+ place)
    guard textList.listOptions.contains(.prependEnclosingMarker), let parent, parent !== self else { return text }
    return (parent.counted ?? parent.ownMarker) + text
  }
}
