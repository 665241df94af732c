// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The parts of Foundation and of Objective-C's runtime that Foundation on Linux lacks: selectors and their users, key-value
// observing, object locks, associated objects. Does not depend on views. Reexports Foundation.

@_exported public import Foundation
@_exported public import TesseraMarkdown
