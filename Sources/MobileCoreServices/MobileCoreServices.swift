// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The name of Core Services on iOS before UniformTypeIdentifiers.

@_exported public import CoreServices
