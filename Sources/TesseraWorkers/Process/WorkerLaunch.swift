// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Which program workers are, and with what arguments.
package struct WorkerLaunch: Sendable {
  /// The path of the program.
  package var program: String
  /// The arguments, the program's name first.
  package var arguments: [String]
  /// The variables of the environment, with those that make it a worker.
  package var environment: [String: String]

  /// Open descriptors of this process that workers share, 6 at most. `WorkerConnection.descriptors` has them in the worker.
  package var descriptors: [Int32] = [] {
    didSet { environment[WorkerConnection.variable] = Self.mark(descriptors) }
  }

  /// A program, this one if none is given, with arguments of its own and this process's environment.
  package init(program: String? = nil, arguments: [String] = CommandLine.arguments) {
    self.program = program ?? Self.thisProgram
    self.arguments = arguments
    environment = ProcessInfo.processInfo.environment
    environment[WorkerConnection.variable] = Self.mark([])
    // The worker tells its crashes itself.
    self.environment["SWIFT_BACKTRACE"] = "enable=no"
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
