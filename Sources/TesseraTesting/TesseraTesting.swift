// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Snapshot assertions for Swift Testing and XCTest, with an API similar to swift-snapshot-testing's.
//
//     value ──Snapshotting──► Capture (image with its view tree, or text)
//           ──SnapshotCheck──► SnapshotResult ──SnapshotIssue──► the test library, TestReport
//
// Files that import this module also see the types used by assertions.

@_exported public import struct Tessera.Device
@_exported public import enum Tessera.RecordMode
@_exported public import struct Tessera.Screen
@_exported public import struct Tessera.ScreenAnimation
@_exported public import enum Tessera.SnapshotMask
@_exported public import struct Tessera.SnapshotMatrix
@_exported public import struct Tessera.Variant
@_exported public import struct TesseraImaging.PixelComparison
@_exported public import struct TesseraImaging.SnapshotTolerance
