// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraFoundation

/// Additional information about an element, which assistive technologies read on request.
open class AXCustomContent: NSObject, @unchecked Sendable {
  /// The importance of the information.
  public enum Importance: UInt, Sendable {
    /// Read on request.
    case `default` = 0
    /// Read immediately with the element.
    case high
  }

  /// The label.
  public let label: String
  /// The label as an attributed string.
  public let attributedLabel: NSAttributedString
  /// The value.
  public let value: String
  /// The value as an attributed string.
  public let attributedValue: NSAttributedString
  /// The importance of the content. The default is `default`.
  open var importance = Importance.default

  /// Creates custom content from strings.
  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Creates custom content from attributed strings.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    (attributedLabel, attributedValue) = (label, value)
    (self.label, self.value) = (label.string, value.string)
    super.init()
  }
}

/// An element with custom content.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The custom content.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
