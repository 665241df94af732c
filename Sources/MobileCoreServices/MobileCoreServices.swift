// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The name under which iOS exported Core Services before UniformTypeIdentifiers existed.

@_exported public import CoreServices
