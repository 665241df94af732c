// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

internal import Glibc

/// The program and the role of workers.
package struct WorkerLaunch: Sendable {
  /// The path of the program.
  package var program: String
  /// The work, available to the worker as `WorkerConnection.role`.
  package let role: WorkerRole
  /// The arguments: the program's name, the word `worker` and the name of the role. A worker does not read them; they identify
  /// the process in process lists.
  package var arguments: [String] {
    (program == Self.thisProgram ? Array(CommandLine.arguments.prefix(1)) : [program]) + ["worker", role.name]
  }
  /// The environment variables, including those that make the process a worker.
  package var environment: [String: String]

  /// Open descriptors of this process that workers share, 6 at most. `WorkerConnection.descriptors` contains them in the
  /// worker.
  package var descriptors: [Int32] = [] {
    didSet { environment[WorkerConnection.variable] = Self.mark(descriptors) }
  }

  /// Creates a launch of a program, by default this one, with this process's environment.
  package init(_ role: WorkerRole, program: String? = nil) {
    self.program = program ?? Self.thisProgram
    self.role = role
    environment = ProcessInfo.processInfo.environment
    environment[WorkerConnection.roleVariable] = role.name
    environment[WorkerConnection.setupVariable] = role.setup
    environment[WorkerConnection.variable] = Self.mark([])
    // The worker reports its crashes itself.
    environment["SWIFT_BACKTRACE"] = "enable=no"
  }

  /// Returns the value that makes a process a worker: the parent's process id, and the number of shared descriptors.
  private static func mark(_ descriptors: [Int32]) -> String { "\(getpid()) \(descriptors.count)" }

  private static var thisProgram: String {
    #if os(Linux)
      // The running file, also if the build replaced it or the working directory has changed.
      return "/proc/self/exe"
    #else
      return Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    #endif
  }
}
