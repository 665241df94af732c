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

  /// The bundle that contains the running program.
  static var ofThisProgram: SDKBundle {
    SDKBundle(path: Paths.folder(of: Paths.folder(of: RunningProgram.path)))
  }

  var programs: String { path + "/bin" }
  var libraries: String { path + "/lib" }

  /// The version of the compiler that built the modules, in the form of the first line of `swiftc -version`.
  var compilerVersion: String? {
    SystemFile.text(of: path + "/compiler")?.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// The version of the SDK, on one line.
  var version: String { SystemFile.text(of: path + "/version") ?? "" }

  /// Returns whether the SDK has a module with a name that a package cannot replace with its own.
  ///
  /// Layout languages, the snapshot tests' module and the libraries that Tessera uses itself can be replaced: the SDK links its
  /// own only into programs that use them.
  func reserves(module name: String) -> Bool {
    !Self.replaceable.contains(name) && FileManager.default.fileExists(atPath: path + "/modules/\(name).swiftmodule")
  }

  private static let replaceable: Set<String> = [
    "ArgumentParser", "ArgumentParserToolInfo", "Crypto", "CryptoBoringWrapper", "LayoutBuilder", "Mortar", "Mortar3",
    "MortarVFL", "OpenCombine", "SwiftLayout", "SwiftLayoutUtil",
  ]

  /// The shared libraries of the SDK, without those of other projects. The linker links the ones that a program uses.
  var linkedLibraries: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
    return names.filter { $0.hasPrefix("libTessera") && $0.hasSuffix(".so") }.sorted().map { libraries + "/" + $0 }
  }

  /// The object file that registers the records of ported sources in the program or library that it is linked into.
  var imageObject: String { libraries + "/tessera-image.o" }

  /// The header folders of C libraries, in search order.
  var headerFolders: [String] {
    let folder = path + "/include"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.sorted().filter { Self.namedByPackage.contains($0) }.map { folder + "/" + $0 }
  }

  /// Header folders whose headers include each other without the folder's name.
  private static let namedByPackage: Set<String> = ["freetype2", "harfbuzz"]

  /// The programs that expand modules' macros, if the SDK has any.
  var macros: [(module: String, program: String)] {
    let program = path + "/libexec/TesseraMacros"
    return FileManager.default.isExecutableFile(atPath: program) ? [("TesseraMacros", program)] : []
  }
}
