// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// What Foundation and the runtime of Objective-C have on Apple's platforms and Linux's Foundation lacks: selectors and
// what takes them, observing of keys, locks of objects, associated objects. Knows no view; hands Foundation on.

@_exported public import Foundation
@_exported public import TesseraMarkdown
