// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Mirrors do not show the storage of these classes and their system subclasses.

public import TesseraFoundation

extension UINib: _SystemReflectable {}
