// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The parts of Apple's WidgetKit API that views commonly use. Their declarations are in SwiftUI: widgets compile, but the system
// never shows them. To render a widget's view, create a screen or a preview of it.

@_exported public import SwiftUI
