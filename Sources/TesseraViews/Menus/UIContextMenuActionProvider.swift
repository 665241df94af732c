// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// A closure that creates a context menu from the elements that the system suggests.
public typealias UIContextMenuActionProvider = UIContextMenuConfiguration.ActionProvider
/// A closure that creates the preview of a context menu.
public typealias UIContextMenuContentPreviewProvider = UIContextMenuConfiguration.PreviewProvider
