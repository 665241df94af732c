// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraViews

/// Where a preview goes when the drag ends: the middle of it in a container view.
open class UIDragPreviewTarget: UIPreviewTarget {}
