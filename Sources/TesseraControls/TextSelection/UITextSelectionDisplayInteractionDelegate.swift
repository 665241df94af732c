// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraViews

/// Says where the views of a selection go. The method is optional.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
  /// The view for the highlight, below the text; nil for the interaction's view.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// Nil: the interaction's view.
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
