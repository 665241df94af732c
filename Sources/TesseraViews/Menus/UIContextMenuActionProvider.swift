// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// Makes the menu of a context menu from what the system suggests.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// Makes the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
