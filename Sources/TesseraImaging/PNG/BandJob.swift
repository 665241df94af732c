// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraImaging
import CTesseraKernels

/// The encoding of one image's bands on several threads. Each thread encodes the next unclaimed band until none is
/// left.
final class BandJob: @unchecked Sendable {
  typealias Make = (_ band: Int, _ deflater: UnsafeMutablePointer<tessera_deflater>) -> Int32

  private let count: Int
  private let bandBytes: Int
  private let make: Make
  /// The index of the next unclaimed band, and the error code of a failed band.
  private let numbers = UnsafeMutablePointer<Int32>.allocate(capacity: 2)

  private init(count: Int, bandBytes: Int, make: @escaping Make) {
    assert(count >= 0 && bandBytes > 0, "\(count) bands of \(bandBytes) bytes.")
    self.count = count
    self.bandBytes = bandBytes
    self.make = make
    numbers.initialize(repeating: 0, count: 2)
  }

  deinit { numbers.deallocate() }

  /// Calls `make` once for each of `count` bands, on any thread. A call may modify only its band. Returns 0, or the
  /// error code of a failed band.
  ///
  /// - Parameter bandBytes: The maximum number of bytes of a band's rows.
  static func run(count: Int, threads: Int, bandBytes: Int, make: Make) -> Int32 {
    withoutActuallyEscaping(make) { make in
      let job = BandJob(count: count, bandBytes: bandBytes, make: make)
      tk_run(
        Int32(max(1, min(threads, count, 64))),
        { context, _ in Unmanaged<BandJob>.fromOpaque(context).takeUnretainedValue().work() },
        Unmanaged.passUnretained(job).toOpaque())
      return withExtendedLifetime(job) { job.numbers[1] }
    }
  }

  private func work() {
    var deflater = tessera_deflater()
    defer { tessera_deflater_close(&deflater) }
    var outcome = tessera_deflater_open(&deflater, bandBytes)
    while outcome == 0 {
      let band = Int(tk_take(numbers))
      if band >= count { return }
      outcome = make(band, &deflater)
    }
    // If several threads fail, any of their error codes may be returned.
    tk_store(numbers + 1, outcome)
  }
}
