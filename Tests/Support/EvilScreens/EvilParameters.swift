// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Glibc

/// The render parameters of an evil screen. Each property that is set causes an action, in the order of the
/// properties.
struct EvilParameters: Decodable, Sendable {
  /// The raw value of a `HostileAction` to perform.
  var deed: String?
  /// The path of a file to wait for.
  var waitsFor: String?
  /// The number of megabytes to allocate and never release.
  var holds: Int?

  func perform() {
    if let deed = deed.flatMap({ HostileAction(rawValue: $0) }) { deed.perform() }
    if let waitsFor { while access(waitsFor, F_OK) != 0 { usleep(2000) } }
    for _ in 0..<(holds ?? 0) / 8 {
      let size = 8 << 20
      if let room = malloc(size) { memset(room, 1, size) }
      usleep(5000)
    }
    // The process is expected to be killed for its memory use before the sleep ends.
    if holds != nil { sleep(100_000) }
  }
}
