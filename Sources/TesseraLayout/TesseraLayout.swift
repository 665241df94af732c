// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Auto Layout without views: constraints and anchors, visual formats, and the engine that turns them into rows of the solver. What is
// laid out conforms to `ConstraintItem`, in a tree of `LayoutView`.

@_exported public import TesseraGraphics
