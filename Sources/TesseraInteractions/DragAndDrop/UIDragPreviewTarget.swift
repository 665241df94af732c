// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraViews

/// The target of a preview when the drag ends: its center in a container view.
open class UIDragPreviewTarget: UIPreviewTarget {}
