// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Auto Layout, independent of the view classes: constraints and anchors, visual formats, and the engine that converts
// constraints to solver rows. Constraint items conform to `ConstraintItem`, and views conform to `LayoutView`.

@_exported public import TesseraGraphics
