// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// Chooses the elements of a content manager. Both methods are optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// An element of the delegate's own at a place; nil for the manager's.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Whether an element is told, and so shown.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Nil: the manager's own.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// True.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}
