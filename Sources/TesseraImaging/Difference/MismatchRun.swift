// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import TesseraRaster

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Neighbouring pixels of one row that do not match: columns `start..<end`.
///
/// Runs are what every way of comparing yields and what counts, clusters and pictures are made from. A full mask would
/// cost a byte for each of the millions of pixels that match.
struct MismatchRun: Equatable {
  var y: Int
  var start: Int
  var end: Int
}

/// The pixels whose bytes differ or which only one of the pictures has, row by row from the left.
///
/// Both pictures lie with their top left corners on each other. Rows, then blocks of 64 pixels, are compared by memcmp:
/// the library's code is fast also where ours is compiled without optimisation, in the debug builds of users' tests.
func exactMismatches(_ a: Bitmap, _ b: Bitmap) -> [MismatchRun] {
  let width = min(a.width, b.width)
  let height = min(a.height, b.height)
  let widest = max(a.width, b.width)
  var runs: [MismatchRun] = []
  a.bytes.withUnsafeBytes { aBytes in
    b.bytes.withUnsafeBytes { bBytes in
      for y in 0..<height {
        // Pictures without width have no bytes, but rows.
        if width > 0, let aStart = aBytes.baseAddress, let bStart = bBytes.baseAddress {
          appendMismatches(aStart + y * a.width * 4, bStart + y * b.width * 4, width, y, to: &runs)
        }
        append(MismatchRun(y: y, start: width, end: widest), to: &runs)
      }
    }
  }
  let taller = a.height > b.height ? a : b
  for y in height..<taller.height {
    append(MismatchRun(y: y, start: 0, end: taller.width), to: &runs)
  }
  return runs
}

private func appendMismatches(
  _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ width: Int, _ y: Int, to runs: inout [MismatchRun]
) {
  if memcmp(a, b, width * 4) == 0 { return }
  let aPixels = a.assumingMemoryBound(to: UInt32.self)
  let bPixels = b.assumingMemoryBound(to: UInt32.self)
  var block = 0
  while block < width {
    let blockEnd = min(block + 64, width)
    if memcmp(aPixels + block, bPixels + block, (blockEnd - block) * 4) != 0 {
      var x = block
      while x < blockEnd {
        while x < blockEnd && aPixels[x] == bPixels[x] { x += 1 }
        let start = x
        while x < blockEnd && aPixels[x] != bPixels[x] { x += 1 }
        append(MismatchRun(y: y, start: start, end: x), to: &runs)
      }
    }
    block = blockEnd
  }
}

/// Appends a run, joined to the last one when it continues it, unless it is empty.
private func append(_ run: MismatchRun, to runs: inout [MismatchRun]) {
  guard run.start < run.end else { return }
  let last = runs.count - 1
  if last >= 0 && runs[last].y == run.y && runs[last].end == run.start {
    runs[last].end = run.end
  } else {
    runs.append(run)
  }
}
