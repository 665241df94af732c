// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Snapshots inside the test file. The API matches the InlineSnapshotTesting module of swift-snapshot-testing.

@_exported public import SnapshotTesting
