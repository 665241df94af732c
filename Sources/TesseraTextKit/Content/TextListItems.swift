// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics

/// The list items of an attributed string, numbered from the start of the string.
struct TextListItems {
  struct Item {
    var marker: String
    var list: NSTextList
    /// The start of the parent item's paragraph, or nil if the item has no parent.
    var parent: Int?
    /// The starts of the child items' paragraphs.
    var children: [Int] = []
  }

  /// The items, keyed by the starts of their paragraphs.
  private(set) var items: [Int: Item] = [:]

  /// Creates the items of the paragraphs that begin at the given offsets.
  init(_ storage: NSAttributedString, paragraphs starts: some Sequence<Int>) {
    var counter = TextListCounter()
    // The last item of each list that the previous paragraph belongs to, outermost list first.
    var open: [(list: NSTextList, start: Int)] = []
    for start in starts where start < storage.length {
      let style = storage.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
      let lists = style?.textLists ?? []
      let marker = counter.marker(of: lists)
      guard let marker, let list = lists.last else {
        open = []
        continue
      }
      open.removeAll { entry in !lists.contains { $0 === entry.list } }
      open.removeAll { $0.list === list }
      let parent = open.last { entry in lists.dropLast().contains { $0 === entry.list } }?.start
      items[start] = Item(marker: marker, list: list, parent: parent)
      if let parent { items[parent]?.children.append(start) }
      open.append((list, start))
    }
  }
}
