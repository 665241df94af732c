// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// For a file that imports both Testing and a module named CoreImage, the compiler searches for the cross-import
// overlay `_Testing_CoreImage`. This module is empty and only satisfies the search.
