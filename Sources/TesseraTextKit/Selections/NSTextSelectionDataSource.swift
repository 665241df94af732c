// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Knows a text and its lines, for moving selections in it.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// All of the text.
  var documentRange: NSTextRange { get }
  /// Calls the block with pieces of the text from a place on, with their ranges and those with what parts them from the next.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// The unit with a place; nil for none.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  /// The place that many units further; nil outside the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// How many units the second place is behind the first.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Which way the line at a place runs.
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Calls the block with the insertion points of the line with a place, from the left.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// The characters of the line at a point; nil for none.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls the block with the edges of containers. Optional.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Whether the lines at a place are horizontal. Optional.
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  /// Calls the block with the end of the text in that direction.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stop)
  }
  /// `.horizontal`.
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
