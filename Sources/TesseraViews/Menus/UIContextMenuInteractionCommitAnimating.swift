// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An animator of a context menu's dismissal after a tap on its preview.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The preview's dismissal style. `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
