// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// This module contains the parts of Foundation and of the Objective-C runtime that Foundation on Linux lacks, such as
// selectors, key-value observing, object locks and associated objects. It reexports Foundation and does not depend on
// the view modules.

@_exported public import Foundation
@_exported public import TesseraMarkdown
