// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Snapshot assertions for Swift Testing and XCTest, in the shape that users of swift-snapshot-testing know.
//
//   value ──Snapshotting──► Capture (picture with its view tree, or text)
//         ──SnapshotCheck──► SnapshotResult ──SnapshotIssue──► the test library, TestReport
//
// A file that imports this module sees the few types that assertions are written with.

@_exported public import struct Tessera.Device
@_exported public import enum Tessera.RecordMode
@_exported public import struct Tessera.Screen
@_exported public import struct Tessera.ScreenAnimation
@_exported public import enum Tessera.SnapshotMask
@_exported public import struct Tessera.SnapshotMatrix
@_exported public import struct Tessera.Variant
@_exported public import struct TesseraImaging.PixelComparison
@_exported public import struct TesseraImaging.SnapshotTolerance
