// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Adds animations after a tap on the preview of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The dismissal style of the preview. `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
