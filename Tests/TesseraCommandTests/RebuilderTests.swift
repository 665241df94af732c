// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraCommand

/// Watched files, rebuilding, and the compiler messages shown to the user.
@Suite struct RebuilderTests {
  private static func folder() throws -> String {
    let path = NSTemporaryDirectory() + "tessera-rebuilder-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path + "/Sources/App", withIntermediateDirectories: true)
    return path
  }

  private static func write(_ text: String, _ path: String) throws {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func reportsErrorLocations() {
    let output = """
      [3/7] Compiling App main.swift
      /p/Sources/App/Cell.swift:12:5: error: cannot find 'lable' in scope
      10 | }
         |     `- error: cannot find 'lable' in scope
      /p/Sources/App/Cell.swift:12:5: error: cannot find 'lable' in scope
      /q/Other.swift:1:2: error: expected ':' before: error
      /p/Sources/App/Cell.swift:13:1: warning: unused
      error: fatalError
      """
    #expect(
      Rebuilder.problems(in: output, package: "/p") == [
        LiveNotice.Problem(file: "Sources/App/Cell.swift", line: 12, column: 5, text: "cannot find 'lable' in scope"),
        LiveNotice.Problem(file: "/q/Other.swift", line: 1, column: 2, text: "expected ':' before: error"),
      ])
  }

  @Test func findsTheProgramsPackage() throws {
    let package = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: package) }
    let program = package + "/.build/x86_64-unknown-linux-gnu/release/my app"
    #expect(Rebuilder(of: program, command: nil) == nil, "there is no manifest")
    try Self.write("", package + "/Package.swift")
    let rebuilder = try #require(Rebuilder(of: program, command: nil))
    #expect(rebuilder.package == package)
    #expect(rebuilder.command == "swift build -c release --product 'my app'")
    let other = try #require(Rebuilder(of: package + "/.build-two/debug/app", command: nil))
    #expect(other.command == "swift build -c debug --product 'app' --scratch-path '.build-two'")
    #expect(Rebuilder(of: "/usr/local/bin/app", command: nil) == nil)
    #expect(Rebuilder(of: program, command: "make")?.command == "make")
  }

  @Test func buildsAndReportsTheResult() throws {
    let package = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: package) }
    try Self.write("", package + "/Package.swift")
    func build(_ command: String) throws -> Rebuilder.Outcome {
      try #require(Rebuilder(of: package + "/.build/debug/app", command: command)).build()
    }
    #expect(try build("pwd > where").isDone)
    let place = try String(contentsOfFile: package + "/where", encoding: .utf8)
    #expect(place.hasSuffix((package as NSString).lastPathComponent + "\n"), "the command runs in the package's folder")
    let failed = try build("echo \(package)/Sources/App/A.swift:3:4: error: no; exit 1")
    #expect(!failed.isDone)
    #expect(failed.problems == [LiveNotice.Problem(file: "Sources/App/A.swift", line: 3, column: 4, text: "no")])
    let silent = try build("echo something else; exit 1")
    #expect(!silent.isDone && silent.problems.isEmpty && silent.lastLines == "something else")
  }

  @Test func detectsSavedFiles() throws {
    let package = try Self.folder()
    defer { try? FileManager.default.removeItem(atPath: package) }
    let source = package + "/Sources/App/A.swift"
    try Self.write("let a = 1", source)
    try Self.write("", package + "/Package.swift")
    var watch = SourceWatch(package: package)
    #expect(watch.update() == [])
    try Self.write("let a = 12", source)
    #expect(watch.update() == [source])
    #expect(watch.update() == [])
    try FileManager.default.createDirectory(atPath: package + "/Sources/App/.build", withIntermediateDirectories: true)
    try Self.write("", package + "/Sources/App/.build/made.swift")
    try Self.write("", package + "/README.md")
    #expect(watch.update() == [], "build products and files other than sources are ignored")
    try Self.write("", package + "/Sources/App/B.swift")
    try FileManager.default.removeItem(atPath: source)
    #expect(watch.update() == [source, package + "/Sources/App/B.swift"])
    try FileManager.default.createDirectory(atPath: package + "/Elsewhere", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: package + "/Tests", withIntermediateDirectories: true)
    try Self.write("", package + "/Tests/T.swift")
    #expect(watch.update() == [], "tests are not part of the program")
    try Self.write("", package + "/Elsewhere/C.swift")
    #expect(watch.update() == [package + "/Elsewhere/C.swift"], "a target may be anywhere")
    try Self.write("// 6.0", package + "/Package.swift")
    #expect(watch.update() == [package + "/Package.swift"])
  }

  /// A package of a project consists of links.
  @Test func followsLinksToFiles() throws {
    let (package, project) = (try Self.folder(), try Self.folder())
    defer { for path in [package, project] { try? FileManager.default.removeItem(atPath: path) } }
    let (source, link) = (project + "/A.swift", package + "/A.swift")
    try Self.write("let a = 1", source)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source)
    try FileManager.default.createSymbolicLink(atPath: package + "/Loop", withDestinationPath: package)
    try FileManager.default.createSymbolicLink(atPath: package + "/B.swift", withDestinationPath: project + "/B.swift")
    var watch = SourceWatch(package: package)
    try Self.write("let a = 12", source)
    #expect(watch.update() == [link])
    try Self.write("let b = 1", project + "/B.swift")
    #expect(watch.update() == [package + "/B.swift"])
  }
}
