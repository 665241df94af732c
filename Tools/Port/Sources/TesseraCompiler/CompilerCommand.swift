// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The Swift SDK's `swiftc`. SwiftPM finds it through the SDK's toolset and runs it for everything that it compiles
// and links for the target. It ports the module's sources, adds the SDK's paths, which depend on the SDK's location,
// and replaces itself with the toolchain's compiler.

internal import TesseraPort

/// The command line interface of the SDK's `swiftc`.
public enum CompilerCommand {
  /// Runs the compiler with the arguments. Returns only on failure, with the exit code.
  public static func run(_ arguments: [String]) async -> Int32 {
    do throws(CompilerError) {
      let bundle = SDKBundle.ofThisProgram
      guard let toolchain = Toolchain.find(for: bundle) else { throw .noCompiler }
      let invocation = CompilerInvocation(arguments) { SystemFile.text(of: $0) }
      if invocation.asksForVersion {
        let version = try check(toolchain, for: bundle)
        // SwiftPM stores this output and recompiles all modules when it changes.
        StandardStream.output.write(version + bundle.version)
        return 0
      }
      let added = try await additions(to: invocation, bundle: bundle, toolchain: toolchain)
      throw execute(toolchain.compiler, withoutSysroot(arguments) + added)
    } catch {
      StandardStream.error.write(error.description + "\n")
      return 1
    }
  }

  /// Returns the arguments that the SDK adds to a command line.
  static func additions(
    to invocation: CompilerInvocation, bundle: SDKBundle, toolchain: Toolchain
  ) async throws(CompilerError) -> [String] {
    var added: [String] = []
    if let module = ModulePort(invocation, compiler: toolchain.identity) {
      if let name = invocation.moduleName, bundle.reserves(module: name) { throw .reservedModule(name) }
      let last = ModuleRecord(path: module.recordPath)
      if last?.compiler != toolchain.identity { _ = try check(toolchain, for: bundle) }
      let result: ModulePort.Result
      do throws(PortError) {
        result = try await module.run(last: last)
      } catch {
        if case .unwritable(let path, let reason) = error { throw .unwritable(path: path, reason: reason) }
        throw .unwritable(path: module.folder.path, reason: error.description)
      }
      for message in result.messages { StandardStream.error.write(message + "\n") }
      added += ["-vfsoverlay", result.overlay]
    }
    if !invocation.sources.isEmpty { added += Self.imports(of: bundle) }
    if invocation.links {
      if invocation.linksStatically { throw .staticLibraries }
      added += Self.libraries(of: bundle)
    }
    return added
  }

  /// Checks that the SDK's modules were built by the compiler, and returns the compiler's version text.
  private static func check(_ toolchain: Toolchain, for bundle: SDKBundle) throws(CompilerError) -> String {
    guard let expected = bundle.compilerVersion else { throw .incompleteBundle(path: bundle.path) }
    let text = toolchain.versionText() ?? ""
    let version = Toolchain.version(in: text) ?? "not a Swift compiler"
    guard version == expected else {
      throw .wrongCompiler(path: toolchain.compiler, version: version, expected: expected)
    }
    return text
  }

  /// Returns the options for importing the SDK's modules, in addition to the folder in `swift-sdk.json`: the C header
  /// folders, which are last so that they don't shadow the package's headers, and the macro plugins.
  private static func imports(of bundle: SDKBundle) -> [String] {
    bundle.headerFolders.flatMap { ["-Xcc", "-idirafter", "-Xcc", $0] }
      + bundle.macros.flatMap { ["-load-plugin-executable", "\($0.program)#\($0.module)"] }
  }

  /// Returns the linker options for the SDK's libraries. The linker links only the libraries that the program uses.
  /// The search path also applies to the dependencies of these libraries, as for Swift's libraries.
  private static func libraries(of bundle: SDKBundle) -> [String] {
    let options =
      ["-rpath", bundle.libraries, "--disable-new-dtags", "--as-needed"] + bundle.linkedLibraries + ["--no-as-needed"]
    return [bundle.imageObject, "-L", bundle.libraries] + options.flatMap { ["-Xlinker", $0] }
  }

  /// Returns the arguments without the SDK's root (sysroot). The root exists only because an SDK must have one:
  /// Swift's modules and libraries are in the toolchain, and C headers are on the machine.
  static func withoutSysroot(_ arguments: [String]) -> [String] {
    var result: [String] = []
    var index = 0
    while index < arguments.count {
      let rest = arguments[index...]
      if rest.first == "-sdk" || rest.first == "-tools-directory" {
        index += 2
      } else if rest.starts(with: ["-Xcc", "--sysroot", "-Xcc"]) || rest.starts(with: ["-Xcc", "-isysroot", "-Xcc"]) {
        index += 4
      } else {
        result.append(arguments[index])
        index += 1
      }
    }
    return result
  }

  /// Replaces this process with a program. Returns only on failure.
  private static func execute(_ program: String, _ arguments: [String]) -> CompilerError {
    .cannotRun(path: program, reason: ChildProcess.become(program, arguments))
  }
}
