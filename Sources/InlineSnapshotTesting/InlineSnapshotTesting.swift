// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Snapshots inside the test file. The API is that of swift-snapshot-testing's module of the same name.

@_exported public import SnapshotTesting
