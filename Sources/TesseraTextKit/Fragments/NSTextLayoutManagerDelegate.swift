// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Makes the fragments of a layout manager, and is asked about its lines and links. All methods are optional.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The fragment for an element at a place: one of an own class, to draw it otherwise.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Whether a line may end before a place.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool
  /// The attributes that a link is drawn with on top of its own; nil for none.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// An ordinary fragment.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
  /// True.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool { true }
  /// The default attributes.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
