// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The modules SnapshotTesting and InlineSnapshotTesting are part of the SDK. A package must have at least one source.
