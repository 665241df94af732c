// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The parts of Apple's Charts API that views commonly use. Their declarations are in SwiftUI: charts compile, but nothing is drawn
// yet, which is reported once.

@_exported public import SwiftUI
