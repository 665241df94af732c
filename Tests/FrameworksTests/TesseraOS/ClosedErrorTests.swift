// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraOS
import TesseraPlaceholders
import Testing

/// A program whose standard error is closed continues after it writes to it.
struct ClosedErrorTests {
  @Test func closedStandardError() async {
    await #expect(processExitsWith: .success) {
      close(2)
      Logger(subsystem: "a", category: "b").error("lost")
      os_log("lost", type: .fault)
      Placeholder.reportOnce("lost")
    }
  }
}
