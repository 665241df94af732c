// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Auto Layout without views: constraints and anchors, visual formats, and the engine that converts them to rows of the solver.
// Items conform to `ConstraintItem`, in a tree of `LayoutView`.

@_exported public import TesseraGraphics
