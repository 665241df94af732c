// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The modules SnapshotTesting and InlineSnapshotTesting are part of the SDK, so this package contains only the one
// source file that a package requires.
