// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Mirrors do not show the storage of these classes and of the system's subclasses of them.

public import TesseraFoundation

extension UINib: _SystemReflectable {}
