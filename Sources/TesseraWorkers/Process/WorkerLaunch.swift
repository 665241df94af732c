// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

internal import Glibc

/// The program that workers run, and the work that they are started for.
package struct WorkerLaunch: Sendable {
  /// The path of the program.
  package var program: String
  /// The work, which the worker finds in `WorkerConnection.role`.
  package let role: WorkerRole
  /// The arguments: the program's name, the word `worker` and the name of the work. A worker does not read them; they identify
  /// the process in lists.
  package var arguments: [String] {
    (program == Self.thisProgram ? Array(CommandLine.arguments.prefix(1)) : [program]) + ["worker", role.name]
  }
  /// The variables of the environment, with those that make it a worker.
  package var environment: [String: String]

  /// Open descriptors of this process that workers share, 6 at most. `WorkerConnection.descriptors` has them in the worker.
  package var descriptors: [Int32] = [] {
    didSet { environment[WorkerConnection.variable] = Self.mark(descriptors) }
  }

  /// A program, this one if none is given, with this process's environment.
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

  /// What makes a process a worker: the parent's number, and how many descriptors it shares.
  private static func mark(_ descriptors: [Int32]) -> String { "\(getpid()) \(descriptors.count)" }

  private static var thisProgram: String {
    #if os(Linux)
      // The file that runs, also if the build replaced it or the working directory has changed.
      return "/proc/self/exe"
    #else
      return Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    #endif
  }
}
