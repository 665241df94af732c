// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An animator of the dismissal of a context menu after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The dismissal style of the preview. `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
