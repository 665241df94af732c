// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A data source that provides text and its lines to an `NSTextSelectionNavigation`.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// The range of the text.
  var documentRange: NSTextRange { get }
  /// Calls the block with substrings, starting at a location. The block also receives each substring's range, and its
  /// range including the separators that follow it.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the range of the text unit at a location, or nil if there is none.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
  ) -> NSTextRange?
  /// Returns the location at an offset, or nil outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of UTF-16 units between two locations.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the writing direction of the line at a location.
  func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection
  /// Calls the block with the insertion points of the line at a location, from left to right.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the character range of the line at a point, or nil if there is none.
  func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?
  /// Calls the block with the boundaries of containers. Optional.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)
  /// Returns the orientation of the lines at a location. Optional.
  func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  /// Calls the block with the end of the text in the given direction.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    block(reverse ? documentRange.location : documentRange.endLocation, &stop)
  }
  /// Returns `.horizontal`.
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
