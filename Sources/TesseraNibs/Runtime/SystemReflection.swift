// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Hides the stored properties of these classes and their system subclasses from mirrors.

public import TesseraFoundation

extension UINib: _SystemReflectable {}
