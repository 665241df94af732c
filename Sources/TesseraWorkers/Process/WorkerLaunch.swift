// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

internal import Glibc

/// The program, role and environment with which workers are started.
package struct WorkerLaunch: Sendable {
  /// The path of the executable.
  package var program: String
  /// The worker's role, which the worker reads from `WorkerConnection.role`.
  package let role: WorkerRole
  /// The process arguments: the program's name, the word `worker` and the name of the role. Workers do not read them;
  /// they identify the process in process lists.
  package var arguments: [String] {
    (program == Self.thisProgram ? Array(CommandLine.arguments.prefix(1)) : [program]) + ["worker", role.name]
  }
  /// The environment variables, including those that turn the process into a worker.
  package var environment: [String: String]

  /// Open descriptors of this process that are shared with workers, at most 6. In the worker,
  /// `WorkerConnection.descriptors` contains them.
  package var descriptors: [Int32] = [] {
    didSet { environment[WorkerConnection.variable] = Self.mark(descriptors) }
  }

  /// Creates the launch parameters for a program, by default the current one, with this process's environment.
  package init(_ role: WorkerRole, program: String? = nil) {
    self.program = program ?? Self.thisProgram
    self.role = role
    environment = ProcessInfo.processInfo.environment
    environment[WorkerConnection.roleVariable] = role.name
    environment[WorkerConnection.setupVariable] = role.setup
    environment[WorkerConnection.variable] = Self.mark([])
    // Swift's backtraces are disabled because workers report their crashes themselves.
    environment["SWIFT_BACKTRACE"] = "enable=no"
  }

  /// Returns the value of the variable that turns a process into a worker: the parent's process ID and the number of
  /// shared descriptors.
  private static func mark(_ descriptors: [Int32]) -> String { "\(getpid()) \(descriptors.count)" }

  private static var thisProgram: String {
    #if os(Linux)
      // This path refers to the running executable, even if a build has replaced the file or the working directory
      // has changed.
      return "/proc/self/exe"
    #else
      return Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
    #endif
  }
}
