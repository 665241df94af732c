// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials
internal import TesseraPort

/// The folder of the Swift SDK for one target, in which the running program is `bin/swiftc`.
///
///     bin/           this program
///     compiler       the version of the compiler that the modules belong to
///     include/       headers of C libraries that the modules import
///     lib/           the libraries
///     libexec/       programs that the compiler or the command line run
///     modules/       Swift modules, and the module map of the C modules
///     version        the version of the SDK, with a number that is different for each build
///     sysroot/       links to the headers and libraries of the machine
struct SDKBundle {
  let path: String

  init(path: String) { self.path = path }

  /// The bundle that the running program is in.
  static var ofThisProgram: SDKBundle {
    SDKBundle(path: Paths.folder(of: Paths.folder(of: RunningProgram.path)))
  }

  var programs: String { path + "/bin" }
  var libraries: String { path + "/lib" }

  /// The version of the compiler that made the modules, as the first line of `swiftc -version` has it.
  var compilerVersion: String? {
    SystemFile.text(of: path + "/compiler")?.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// The version of the SDK, a line.
  var version: String { SystemFile.text(of: path + "/version") ?? "" }

  /// Whether the SDK has a module of that name that a package cannot replace with its own.
  ///
  /// Layout languages, the snapshot tests' module and the libraries that Tessera uses itself can be replaced: the SDK links
  /// its own only into programs that use them.
  func reserves(module name: String) -> Bool {
    !Self.replaceable.contains(name) && FileManager.default.fileExists(atPath: path + "/modules/\(name).swiftmodule")
  }

  private static let replaceable: Set<String> = [
    "ArgumentParser", "ArgumentParserToolInfo", "Crypto", "CryptoBoringWrapper", "LayoutBuilder", "Mortar", "Mortar3",
    "MortarVFL", "OpenCombine", "SwiftLayout", "SwiftLayoutUtil",
  ]

  /// The shared libraries of the SDK, without those of other projects. The linker takes the ones that a program uses.
  var linkedLibraries: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
    return names.filter { $0.hasPrefix("libTessera") && $0.hasSuffix(".so") }.sorted().map { libraries + "/" + $0 }
  }

  /// The object that registers the records of ported sources in the program or library that it is linked into.
  var imageObject: String { libraries + "/tessera-image.o" }

  /// The folders of headers of C libraries, in the order in which they are searched.
  var headerFolders: [String] {
    let folder = path + "/include"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.sorted().filter { Self.namedByPackage.contains($0) }.map { folder + "/" + $0 }
  }

  /// Folders of headers that name each other without the folder.
  private static let namedByPackage: Set<String> = ["freetype2", "harfbuzz"]

  /// The program that expands a module's macros, if the SDK has one.
  var macros: [(module: String, program: String)] {
    let program = path + "/libexec/TesseraMacros"
    return FileManager.default.isExecutableFile(atPath: program) ? [("TesseraMacros", program)] : []
  }
}
