// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraViews

/// A content view that uses the margins of its cell. Cells set its `directionalLayoutMargins`.
@preconcurrency @MainActor
package protocol CellMarginsContent: UIView {}
