// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A delegate that chooses the elements of a content manager. Both methods are optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Returns a custom element for a location, or nil to use the content manager's element.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Returns whether an element is enumerated and therefore shown.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Returns nil, which uses the content manager's element.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// Returns true.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
