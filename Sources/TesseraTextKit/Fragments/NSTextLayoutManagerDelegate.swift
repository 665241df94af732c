// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that creates a layout manager's fragments and customizes its lines and links. All methods are optional.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Returns the fragment for the element at a location, such as an instance of a subclass with custom drawing.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Returns whether a line may end before a location.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool
  /// Returns the rendering attributes of a link, which are applied over the text's attributes, or nil for none.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// Returns a standard fragment.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
  /// Returns true.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation, hyphenating: Bool
  ) -> Bool { true }
  /// Returns the default rendering attributes.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any, at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}
