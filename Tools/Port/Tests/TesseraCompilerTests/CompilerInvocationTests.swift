// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraCompiler

/// SwiftPM 6.3 command lines, shortened.
@Suite struct CompilerInvocationTests {
  private func invocation(_ arguments: String..., files: [String: String] = [:]) -> CompilerInvocation {
    CompilerInvocation(arguments.flatMap { $0.split(separator: " ").map(String.init) }) { files[$0] }
  }

  @Test func compilesAModule() {
    let compile = invocation(
      "-module-name Lib -emit-module -emit-module-path /b/Modules/Lib.swiftmodule -output-file-map /b/Lib.build/map.json",
      "-c @/b/sources -I /b/Modules -I/sdk -Xcc -I -Xcc /c/include -emit-objc-header-path /b/Lib-Swift.h",
      files: ["/b/sources": "/p/a.swift\n\"/p/with space.swift\"\n"])
    #expect(compile.compilesModule)
    #expect(!compile.links)
    #expect(compile.moduleName == "Lib")
    #expect(compile.modulePath == "/b/Modules/Lib.swiftmodule")
    #expect(compile.outputFileMap == "/b/Lib.build/map.json")
    #expect(compile.sources == ["/p/a.swift", "/p/with space.swift"])
    #expect(compile.importFolders == ["/b/Modules", "/sdk"])
  }

  @Test func linksAProgramOrASharedLibrary() {
    #expect(invocation("-emit-executable -module-name App -o App @/b/Objects.LinkFileList").links)
    #expect(invocation("-emit-library -module-name App -o libApp.so a.o").links)
    #expect(!invocation("-emit-library -static -module-name App -o libApp.a a.o").links)
    #expect(!invocation("-modulewrap Lib.swiftmodule -o Lib.swiftmodule.o").links)
    #expect(invocation("-emit-executable -static-stdlib a.o").linksStatically)
    #expect(invocation("-version").asksForVersion)
  }

  @Test(
    "A command without a module's name or map of outputs is not a module of a build",
    arguments: [
      "-c a.swift -o a.o", "-module-name M a.swift", "-output-file-map m.json -module-name M a.o", "-h",
      "-frontend -c -module-name M -output-file-map m.json a.swift",
    ])
  func passesOn(_ arguments: String) {
    #expect(!invocation(arguments).compilesModule)
  }

  @Test("An option's value is not a source", arguments: ["-Xcc", "-Xfrontend", "-Xlinker", "-o"])
  func valueOfOption(_ option: String) {
    #expect(invocation("\(option) a.swift").sources.isEmpty)
  }

  @Test(arguments: [
    ("a b\nc", ["a", "b", "c"]), ("'a b' \"c d\"", ["a b", "c d"]), (#"a\ b \"c"#, ["a b", "\"c"]), ("", []),
    ("'' x", ["", "x"]), (#"'a\b'"#, [#"a\b"#]), ("'open", ["open"]), ("end\\", ["end"]),
  ])
  func readsResponseFiles(_ text: String, _ words: [String]) {
    #expect(CompilerInvocation.tokens(of: text) == words)
  }

  @Test func recursiveResponseFilesTerminate() {
    let endless = invocation("@/loop", files: ["/loop": "a.swift @/loop"])
    #expect(endless.sources.count == 8)
    #expect(invocation("@/missing").sources.isEmpty)
  }

  @Test func omitsTheSysroot() {
    let arguments = "-sdk /s -c a.swift -Xcc --sysroot -Xcc /s -tools-directory /s/bin -Xcc -g".split(separator: " ")
    #expect(CompilerCommand.withoutSysroot(arguments.map(String.init)) == ["-c", "a.swift", "-Xcc", "-g"])
    #expect(CompilerCommand.withoutSysroot(["-sdk"]) == [])
  }
}
