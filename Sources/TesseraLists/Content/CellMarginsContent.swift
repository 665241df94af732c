// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// A content view that uses its cell's margins. Cells set its `directionalLayoutMargins`.
@preconcurrency @MainActor
package protocol CellMarginsContent: UIView {}
