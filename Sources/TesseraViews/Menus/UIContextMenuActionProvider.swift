// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Creates a context menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Creates the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
