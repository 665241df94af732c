// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// An error that prevents compiling or linking.
enum CompilerError: Error, Equatable, CustomStringConvertible {
  /// No compiler was found on `PATH` or next to a program that started this one.
  case noCompiler
  /// The compiler does not match the SDK.
  case wrongCompiler(path: String, version: String, expected: String)
  /// The SDK's folder is incomplete.
  case incompleteBundle(path: String)
  /// A module of the package has the name of an SDK module.
  case reservedModule(String)
  /// The program would contain Swift's libraries twice.
  case staticLibraries
  /// A file in the build folder can't be written.
  case unwritable(path: String, reason: String)
  /// The compiler can't be started.
  case cannotRun(path: String, reason: String)

  var description: String {
    switch self {
    case .noCompiler:
      "error: Can't find the Swift compiler. Add the folder of the toolchain's swiftc to PATH."
    case .wrongCompiler(let path, let version, let expected):
      "error: This Tessera SDK belongs to \(expected), but \(path) is \(version). "
        + "Install the SDK for that compiler, or use the compiler of this SDK."
    case .incompleteBundle(let path):
      "error: The Tessera SDK in \(path) is incomplete. Remove it with 'swift sdk remove tessera' and install it again."
    case .reservedModule("SnapshotTesting"), .reservedModule("InlineSnapshotTesting"):
      "error: The Tessera SDK brings its own SnapshotTesting, which replaces swift-snapshot-testing on Linux. "
        + "Run 'tessera mirror' once; after that, SwiftPM resolves swift-snapshot-testing to the SDK's."
    case .reservedModule(let name):
      "error: A target can't be named '\(name)', because the Tessera SDK has a module with this name. Rename the target."
    case .staticLibraries:
      "error: Programs that use the Tessera SDK share Swift's libraries with it. Build without --static-swift-stdlib."
    case .unwritable(let path, let reason):
      "error: Can't write \(path): \(reason)"
    case .cannotRun(let path, let reason):
      "error: Can't run \(path): \(reason)"
    }
  }
}
