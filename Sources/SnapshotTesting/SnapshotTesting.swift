// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The API of pointfreeco's swift-snapshot-testing, so that test files that were written for iOS compile and run on Linux
// unchanged. The implementation is Tessera's own, and shares painting and comparison with `TesseraTesting`.
//
//   value ──Snapshotting.snapshot──► Async<Format> ──SnapshotCapture──► Format
//         ──Diffing──► nil, or a difference ──Verification──► message ──► Swift Testing, XCTest
//
// On Apple's platforms URLRequest is part of Foundation, here of FoundationNetworking.

@_exported public import Foundation
@_exported public import FoundationNetworking
