// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import FoundationEssentials
internal import TesseraPort

/// The Swift SDK's folder for one target. The running program is `bin/swiftc` in this folder.
///
///     bin/           this program
///     compiler       the version of the compiler that built the modules
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

  /// The version of the compiler that built the modules, in the format of the first line of `swiftc -version`.
  var compilerVersion: String? {
    SystemFile.text(of: path + "/compiler")?.split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// The SDK's version, on one line.
  var version: String { SystemFile.text(of: path + "/version") ?? "" }

  /// Returns whether the SDK contains a module with this name that packages can't replace.
  ///
  /// Packages can replace layout libraries such as Mortar, the snapshot testing modules, and the libraries that
  /// Tessera itself uses, because the SDK links its versions only into programs that use them.
  func reserves(module name: String) -> Bool {
    !Self.replaceable.contains(name) && FileManager.default.fileExists(atPath: path + "/modules/\(name).swiftmodule")
  }

  private static let replaceable: Set<String> = [
    "ArgumentParser", "ArgumentParserToolInfo", "Crypto", "CryptoBoringWrapper", "LayoutBuilder", "Mortar", "Mortar3",
    "MortarVFL", "OpenCombine", "SwiftLayout", "SwiftLayoutUtil",
  ]

  /// The SDK's shared libraries, except libraries of other projects. The linker links only the libraries that a
  /// program uses.
  var linkedLibraries: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
    return names.filter { $0.hasPrefix("libTessera") && $0.hasSuffix(".so") }.sorted().map { libraries + "/" + $0 }
  }

  /// An object file that is linked into each program and library. It registers the method and preview records that
  /// porting has added to the sources there.
  var imageObject: String { libraries + "/tessera-image.o" }

  /// The C libraries' header folders, in search order.
  var headerFolders: [String] {
    let folder = path + "/include"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.sorted().filter { Self.namedByPackage.contains($0) }.map { folder + "/" + $0 }
  }

  /// Folders whose headers include each other without the folder's name.
  private static let namedByPackage: Set<String> = ["freetype2", "harfbuzz"]

  /// The programs that expand the macros of modules, if the SDK contains any.
  var macros: [(module: String, program: String)] {
    let program = path + "/libexec/TesseraMacros"
    return FileManager.default.isExecutableFile(atPath: program) ? [("TesseraMacros", program)] : []
  }
}
