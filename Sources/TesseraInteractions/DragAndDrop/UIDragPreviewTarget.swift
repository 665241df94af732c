// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) public import TesseraViews

/// The final position of a preview when the drag ends: a center in a container view.
open class UIDragPreviewTarget: UIPreviewTarget {}
