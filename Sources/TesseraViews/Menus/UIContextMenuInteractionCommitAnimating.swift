// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Lets others move along when the preview above a context menu has been tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview leaves. `dismiss` by default.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
