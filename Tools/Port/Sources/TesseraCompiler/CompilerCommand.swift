// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The `swiftc` of the Swift SDK. SwiftPM finds it through the SDK's toolset and runs it for everything that it compiles and
// links for the target. It ports the sources of a module, adds the paths of the SDK, which depend on its location, and replaces
// itself with the toolchain's compiler.

internal import TesseraPort

/// The command line of the SDK's `swiftc`.
public enum CompilerCommand {
  /// Runs the compiler with the arguments. Returns only if it can't, with the exit code.
  public static func run(_ arguments: [String]) async -> Int32 {
    do throws(CompilerError) {
      let bundle = SDKBundle.ofThisProgram
      guard let toolchain = Toolchain.find(for: bundle) else { throw .noCompiler }
      let invocation = CompilerInvocation(arguments) { SystemFile.text(of: $0) }
      if invocation.asksForVersion {
        let version = try check(toolchain, for: bundle)
        // SwiftPM stores the output, and compiles all modules again if it changes.
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

  /// Returns the arguments that the SDK adds to a command.
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

  /// Checks that the modules of the SDK belong to the compiler, and returns the text of its version.
  private static func check(_ toolchain: Toolchain, for bundle: SDKBundle) throws(CompilerError) -> String {
    guard let expected = bundle.compilerVersion else { throw .incompleteBundle(path: bundle.path) }
    let text = toolchain.versionText() ?? ""
    let version = Toolchain.version(in: text) ?? "not a Swift compiler"
    guard version == expected else {
      throw .wrongCompiler(path: toolchain.compiler, version: version, expected: expected)
    }
    return text
  }

  /// Returns options for the SDK's modules, in addition to the folder in `swift-sdk.json`: their C headers, after all others so
  /// that they shadow none of the package's, and the programs that expand macros.
  private static func imports(of bundle: SDKBundle) -> [String] {
    bundle.headerFolders.flatMap { ["-Xcc", "-idirafter", "-Xcc", $0] }
      + bundle.macros.flatMap { ["-load-plugin-executable", "\($0.program)#\($0.module)"] }
  }

  /// Returns options for the linker, which links the libraries that the program uses. The search path also applies to libraries
  /// that those use, as for Swift's own libraries.
  private static func libraries(of bundle: SDKBundle) -> [String] {
    let options =
      ["-rpath", bundle.libraries, "--disable-new-dtags", "--as-needed"] + bundle.linkedLibraries + ["--no-as-needed"]
    return [bundle.imageObject, "-L", bundle.libraries] + options.flatMap { ["-Xlinker", $0] }
  }

  /// Returns the arguments without the SDK's root, which exists only because an SDK must have one: Swift's modules and
  /// libraries are the toolchain's, and the C headers the machine's.
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

  /// Replaces this process. Returns only if that fails.
  private static func execute(_ program: String, _ arguments: [String]) -> CompilerError {
    .cannotRun(path: program, reason: ChildProcess.become(program, arguments))
  }
}
