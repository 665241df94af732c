// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The type of text, which affects how a screen reader reads it.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The context's name in UIKit.
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Terminal commands and output.
  public static let console = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextConsole")
  /// File paths and file names.
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Chat messages.
  public static let messaging = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextMessaging")
  /// Prose.
  public static let narrative = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Code.
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// Cells of a spreadsheet.
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A document being edited.
  public static let wordProcessing = UIAccessibilityTextualContext(
    rawValue: "UIAccessibilityTextualContextWordProcessing")
}
