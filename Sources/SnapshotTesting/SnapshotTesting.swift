// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The API of Point-Free's swift-snapshot-testing, so that test files written for iOS compile and run on Linux
// unchanged. The implementation is part of Tessera and shares rendering and comparison with `TesseraTesting`.
//
//     value ──Snapshotting.snapshot──► Async<Format> ──SnapshotCapture──► Format
//           ──Diffing──► nil, or a difference ──Verification──► message ──► Swift Testing, XCTest
//
// The module also exports FoundationNetworking, which declares URLRequest on Linux. On Apple platforms, Foundation
// declares it.

@_exported public import Foundation
@_exported public import FoundationNetworking
