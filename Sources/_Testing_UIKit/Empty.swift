// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A file that imports both Testing and a module named UIKit makes the compiler look for the
// cross-import overlay `_Testing_UIKit`, which is empty.
