// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_exported public import SwiftLayout
