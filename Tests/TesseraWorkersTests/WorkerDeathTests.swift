// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraWorkers

@Suite struct WorkerDeathTests {
  @Test func messages() {
    let frame = StackFrame(function: "App.f()", module: "App", place: "App/F.swift:3")
    #expect(
      WorkerDeath(.signal(SIGILL), lastOutput: "Fatal error: no", stack: [frame]).message(about: "login") == """
        login crashed: Swift stopped it at a trap (SIGILL).
        Fatal error: no
          at App.f(), App/F.swift:3
        """)
    #expect(WorkerDeath(.exit(0)).message(about: "a").hasPrefix("a ended the process: exit(0) was called"))
    #expect(WorkerDeath(.timeLimit(1)).words.hasPrefix("did not end within 1 second and was stopped."))
    #expect(WorkerDeath(.timeLimit(0.25)).words.hasPrefix("did not end within 0.25 seconds"))
    #expect(WorkerDeath.name(of: 63) == "signal 63")
  }

  @Test func countsRecursion() {
    let frame = StackFrame(function: "f", module: "App")
    let other = StackFrame(function: "g", module: "App")
    #expect(
      WorkerDeath.lines([frame, frame, frame, frame, other, other]) == [
        "  at f", "  at f", "  and 2 times more", "  at g", "  at g",
      ])
  }
}
