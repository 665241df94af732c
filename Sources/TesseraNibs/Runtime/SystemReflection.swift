// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hides the stored properties of these classes, and of their subclasses in Tessera, from Swift's `Mirror`.

public import TesseraFoundation

extension UINib: _SystemReflectable {}
