// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The API of pointfreeco's swift-snapshot-testing, so that test files which were written for iOS compile and run on Linux as
// they are. The code is Tessera's own; views are painted and compared by what `TesseraTesting` uses as well.
//
//   value ──Snapshotting.snapshot──► Async<Format> ──SnapshotTaker──► Format
//         ──Diffing──► nil, or what is different ──Verification──► message ──► Swift Testing, XCTest
//
// On Apple's platforms `import Foundation` names URLRequest, here it stands in FoundationNetworking.

@_exported public import Foundation
@_exported public import FoundationNetworking
