// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Charts as drawn by Apple's defaults: marks, scales, axes and legends, lowered to SwiftUI's canvases, texts and layouts. Nothing in
// this module runs unless a view contains a chart.

@_exported public import SwiftUI
