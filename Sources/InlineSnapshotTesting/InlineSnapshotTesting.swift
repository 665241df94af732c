// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Snapshots that stand in the test file itself. The API is that of swift-snapshot-testing's module of this name.

@_exported public import SnapshotTesting
