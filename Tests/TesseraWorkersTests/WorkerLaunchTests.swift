// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraWorkers

@Suite struct WorkerLaunchTests {
  /// A worker receives its role in the environment. Its arguments differ from this process's arguments, so it can't
  /// run this process's command.
  @Test func passesTheRoleInTheEnvironment() {
    var launch = WorkerLaunch(WorkerRole("paint", setup: #"{"threads":2}"#))
    launch.descriptors = [7, 8]
    #expect(launch.arguments == CommandLine.arguments.prefix(1) + ["worker", "paint"])
    #expect(launch.environment[WorkerConnection.roleVariable] == "paint")
    #expect(launch.environment[WorkerConnection.setupVariable] == #"{"threads":2}"#)
    #expect(launch.environment[WorkerConnection.variable] == "\(getpid()) 2")
  }

  @Test func anotherProgramHasItsOwnName() {
    #expect(WorkerLaunch(WorkerRole("paint"), program: "/bin/other").arguments == ["/bin/other", "worker", "paint"])
  }

  /// A process that was not started as a worker has no connection.
  @Test func thisProcessIsNotAWorker() {
    #expect(WorkerConnection.inherited == nil)
  }
}
