// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import Glibc

/// A command that runs in its own process group. Its output is collected in files, so it never waits for a reader.
package struct ChildProcess: Sendable {
  /// The output of a process that exited.
  package struct Result: Sendable {
    /// The exit code, or 128 plus the number of the signal that ended the process.
    package let status: Int32
    /// The bytes written to standard output. Empty if the output was forwarded.
    package let output: [UInt8]
    /// The bytes written to standard error. Empty if the output was forwarded.
    package let errors: [UInt8]

    /// The standard output as text.
    package var text: String { String(decoding: output, as: UTF8.self) }
    /// The standard error as text.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }
  }

  /// The program, as a path or a name to search for in `PATH`, and its arguments.
  package var arguments: [String]
  /// The working folder, or nil for the current folder.
  package var folder: String?
  /// The environment, which also determines the `PATH` that is searched.
  package var environment: [String: String]
  /// The bytes that the process reads from standard input.
  package var input: [UInt8] = []
  /// Whether standard output and standard error go to this process's standard error instead of being collected.
  package var forwardsOutput = false
  /// The duration after which the process is ended. Default: ten minutes.
  package var timeout = Duration.seconds(600)
  /// Returns whether the user asked to stop. The process is ended if it returns true.
  package var isInterrupted: @Sendable () -> Bool = { false }

  package init(_ arguments: [String], folder: String? = nil, environment: [String: String]) {
    self.arguments = arguments
    self.folder = folder
    self.environment = environment
  }

  /// Runs the process and waits for it.
  ///
  /// - Throws: `.notFound` or `.cannotStart` if the process can't start, `.timedOut` or `.interrupted` if it was ended
  ///   early. A nonzero exit code is not an error.
  package func run() throws(ProcessError) -> Result {
    let program = try executable()
    let files = try StandardFiles(input: input)
    defer { files.close() }
    // The shell changes the folder, because posix_spawn can't.
    let command = ["/bin/sh", "-c", "cd -- \"$0\" && exec \"$@\"", folder ?? ".", program] + arguments.dropFirst()
    let process =
      folder == nil ? try spawn(program, arguments, files: files) : try spawn(command[0], command, files: files)
    let status = try wait(for: process)
    return Result(status: status, output: files.output.contents(), errors: files.errors.contents())
  }

  /// Returns the path of the program.
  package func executable() throws(ProcessError) -> String {
    let name = arguments.first ?? ""
    if name.contains("/") {
      guard access(name, X_OK) == 0 else { throw .notFound(name) }
      return name
    }
    for directory in (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":") where !name.isEmpty {
      let path = "\(directory)/\(name)"
      var isFolder: ObjCBool = false
      if access(path, X_OK) == 0, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      {
        return path
      }
    }
    throw .notFound(name)
  }

  private func spawn(
    _ program: String, _ arguments: [String], files: StandardFiles
  ) throws(ProcessError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, files.input.descriptor, 0)
    posix_spawn_file_actions_adddup2(&actions, forwardsOutput ? 2 : files.output.descriptor, 1)
    if !forwardsOutput { posix_spawn_file_actions_adddup2(&actions, files.errors.descriptor, 2) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    var process = pid_t()
    let error = Self.withCStrings(arguments) { argv in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&process, program, &actions, &attributes, argv, variables)
      }
    }
    guard error == 0 else { throw .cannotStart(program, reason: String(cString: strerror(error))) }
    return process
  }

  private func wait(for process: pid_t) throws(ProcessError) -> Int32 {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    var pause: UInt32 = 500
    while true {
      var status: Int32 = 0
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process {
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
      }
      if ended < 0, errno != EINTR { throw .cannotStart(arguments[0], reason: String(cString: strerror(errno))) }
      let interrupted = isInterrupted()
      if interrupted || clock.now > deadline {
        end(process)
        if interrupted { throw .interrupted }
        throw .timedOut(arguments[0], seconds: Int(timeout.components.seconds))
      }
      usleep(pause)
      pause = min(pause * 2, 20_000)
    }
  }

  /// Ends the process and its children, politely for two seconds and then by SIGKILL.
  private func end(_ process: pid_t) {
    kill(-process, SIGTERM)
    var status: Int32 = 0
    for _ in 0..<200 {
      if waitpid(process, &status, WNOHANG) != 0 {
        kill(-process, SIGKILL)
        return
      }
      usleep(10_000)
    }
    kill(-process, SIGKILL)
    waitpid(process, &status, 0)
  }

  private static func withCStrings<R>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
  ) -> R {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
