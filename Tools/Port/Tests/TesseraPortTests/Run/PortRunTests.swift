// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraPort

/// Porting from folder to folder: file names, rewritten files and errors.
@Suite struct PortRunTests {
  /// A temporary folder, which is deleted after the test.
  final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
      path = FileManager.default.temporaryDirectory.appending(path: "port-\(UUID().uuidString)").path
      try FileManager.default.createDirectory(atPath: path + "/in", withIntermediateDirectories: true)
      for (name, text) in files { try write(text, name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, _ name: String) throws {
      let file = URL(fileURLWithPath: path + "/in/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func run(_ change: (inout PortRun) -> Void = { _ in }) async throws(PortError) -> PortRun.Summary {
      var run = PortRun(sources: [path + "/in"], output: path + "/out")
      change(&run)
      return try await run.run()
    }

    func output(_ name: String) -> String? { try? String(contentsOfFile: path + "/out/" + name, encoding: .utf8) }

    var outputs: [String] { ((try? FileManager.default.subpathsOfDirectory(atPath: path + "/out")) ?? []).sorted() }
  }

  private static let view = "import UIKit\nclass View: UIView {\n  @nonobjc var a = 1\n}\n"
  private static let plain = "let one = 1\n"

  @Test func copiesHaveUniqueNames() async throws {
    let folder = try Folder([
      "Sub/View.swift": Self.view, "Plain.swift": Self.plain, "main.swift": "@objc class A {}\n",
    ])
    let summary = try await folder.run()
    #expect(folder.outputs == [".tessera-port", "Plain.ported.swift", "Sub", "Sub/View.ported.swift", "main.swift"])
    #expect(summary.sourceCount == 3)
    #expect(summary.writtenCount == 3)
    #expect(summary.parsedCount == 2, "The plain file has no word that a rule looks for.")
    #expect(folder.output("Plain.ported.swift") == Self.plain)
    #expect(
      folder.output("Sub/View.ported.swift")
        == "#sourceLocation(file: \"\(folder.path)/in/Sub/View.swift\", line: 1)\n"
        + "import UIKit\nclass View: UIView {\n           var a = 1\n}\n")
    #expect(folder.output("main.swift") == "      class A {}\n", "The compiler knows one main.swift in a module.")
  }

  @Test func addsSourceLocationsOnRequest() async throws {
    let folder = try Folder(["Plain.swift": Self.plain])
    _ = try await folder.run { $0.locatesAll = true }
    #expect(
      folder.output("Plain.ported.swift")
        == "#sourceLocation(file: \"\(folder.path)/in/Plain.swift\", line: 1)\n" + Self.plain)
  }

  @Test func nothingToDo() async throws {
    let folder = try Folder(["View.swift": Self.view, "Plain.swift": Self.plain])
    _ = try await folder.run()
    let second = try await folder.run()
    #expect(second.wasUpToDate)
    #expect(second.parsedCount == 0)
    #expect(second.writtenCount == 0)
  }

  @Test func writesOnlyChanges() async throws {
    let folder = try Folder(["View.swift": Self.view, "Plain.swift": Self.plain])
    _ = try await folder.run()
    try folder.write("let two = 2\n", "Plain.swift")
    let second = try await folder.run()
    #expect(!second.wasUpToDate)
    #expect(second.writtenCount == 1)
    #expect(folder.output("Plain.ported.swift") == "let two = 2\n")
  }

  @Test func restoresMissingAndEditedCopies() async throws {
    let folder = try Folder(["View.swift": Self.view, "Plain.swift": Self.plain])
    _ = try await folder.run()
    try FileManager.default.removeItem(atPath: folder.path + "/out/View.ported.swift")
    try Data("let edited = 1\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/out/Plain.ported.swift"))
    #expect(try await folder.run().writtenCount == 2)
    #expect(folder.output("Plain.ported.swift") == Self.plain)
  }

  @Test func removesCopiesOfDeletedSources() async throws {
    let folder = try Folder(["View.swift": Self.view, "Plain.swift": Self.plain])
    _ = try await folder.run()
    try FileManager.default.removeItem(atPath: folder.path + "/in/Plain.swift")
    #expect(try await folder.run().removedCount == 1)
    #expect(folder.outputs == [".tessera-port", "View.ported.swift"])
  }

  @Test func ignoresADamagedCache() async throws {
    let folder = try Folder(["View.swift": Self.view])
    _ = try await folder.run()
    try Data("tessera-port\nx".utf8).write(to: URL(fileURLWithPath: folder.path + "/out/.tessera-port"))
    #expect(try await !folder.run().wasUpToDate)
    #expect(try await folder.run().wasUpToDate)
  }

  @Test func repeatsWarnings() async throws {
    let folder = try Folder(["A.swift": "extension UIButton {\n  override open func layoutSubviews() {}\n}\n"])
    let first = try await folder.run().messages
    #expect(first.count == 1)
    #expect(try await folder.run().messages == first)
  }

  // MARK: Rejected input

  private func refusal(_ folder: Folder, _ change: (inout PortRun) -> Void = { _ in }) async -> PortError? {
    do {
      _ = try await folder.run(change)
      return nil
    } catch {
      #expect(folder.outputs == [], "Nothing is half written.")
      #expect(error.exitCode == 1)
      return error
    }
  }

  @Test func otherEncodings() async throws {
    let folder = try Folder(["Plain.swift": Self.plain])
    try Data([0x61, 0x62, 0xE9, 0x0A]).write(to: URL(fileURLWithPath: folder.path + "/in/Latin.swift"))
    #expect(await refusal(folder) == .notUTF8(folder.path + "/in/Latin.swift", offset: 2))
  }

  @Test func cyclicLinks() async throws {
    let folder = try Folder(["Sub/Plain.swift": Self.plain])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/Sub/Up", withDestinationPath: folder.path + "/in")
    #expect(await refusal(folder) == .cyclicLink(folder.path + "/in/Sub/Up"))
  }

  @Test func brokenLink() async throws {
    let folder = try Folder(["Plain.swift": Self.plain])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/in/Lost.swift", withDestinationPath: folder.path + "/nowhere")
    #expect(await refusal(folder) == .unreadable(folder.path + "/in/Lost.swift", "the link is broken"))
  }

  @Test func duplicateFileNames() async throws {
    let folder = try Folder(["A/Plain.swift": Self.plain, "B/Plain.swift": Self.plain])
    #expect(await refusal(folder) == .sameName(folder.path + "/in/B/Plain.swift", folder.path + "/in/A/Plain.swift"))
  }

  @Test func reservedModuleNames() async throws {
    let folder = try Folder(["Plain.swift": Self.plain])
    #expect(await refusal(folder) { $0.module = "Combine" } == .reservedModule("Combine"))
  }

  @Test func noSourcesAndNoFolder() async throws {
    let folder = try Folder([:])
    #expect(await refusal(folder) == .noSources(folder.path + "/in"))
    let path = folder.path + "/nowhere"
    #expect(await refusal(folder) { $0.sources = [path] } == .unreadable(path, "there is no such file or folder"))
  }

  @Test func outputAmongTheSources() async throws {
    let folder = try Folder(["Plain.swift": Self.plain])
    let path = folder.path + "/in/out"
    #expect(await refusal(folder) { $0.output = path } == .outputInsideSources(path))
  }

  @Test func fileInsteadOfOutputFolder() async throws {
    let folder = try Folder(["Plain.swift": Self.plain])
    try Data().write(to: URL(fileURLWithPath: folder.path + "/out"))
    do {
      _ = try await folder.run()
      Issue.record("A file was accepted as the output folder.")
    } catch {
      guard case .unwritable = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  // MARK: Locations

  /// Two files of a module can't have the same path, and the copy of a main file can't have another name.
  @Test func mainFilesHaveNoSourceLocation() async throws {
    let text = "print(\"\"\"\n#sourceLocation(file: \"x\", line: 1)\n\"\"\")\n"
    let folder = try Folder([
      "main.swift": text + "@objc protocol P { @objc optional func f() }\nclass A: UIView {\n}\n",
      "A.swift": "extension A {\n  override var isHidden: Bool { didSet {} }\n}\n",
    ])
    _ = try await folder.run { $0.locatesAll = true }
    #expect(
      folder.output("main.swift")
        == text + "      protocol P: AnyObject {                         }\nclass A: UIView {\n\n"
        + "override var isHidden: Bool { didSet {} }\n}\n"
        + "protocol P_f: AnyObject { func f() }; extension P { @_disfavoredOverload "
        + "var f: (() -> Void)? { (self as? any P_f).map { o in { o.f() } } } }\n",
      "The text in the string stays, and nothing is added.")
  }

  // MARK: The command line

  @Test(arguments: [
    [], ["--out", "x"], ["a"], ["a", "--out"], ["a", "--out", "x", "--nonsense"], ["a", "--out", "--context"],
  ])
  func invalidCommands(_ arguments: [String]) throws {
    do {
      _ = try PortCommand.parsed(arguments)
      Issue.record("Invalid arguments were accepted.")
    } catch {
      #expect(error.exitCode == 2)
      #expect(error.description.contains("USAGE:"))
    }
  }

  @Test func aCommand() throws {
    let run = try PortCommand.parsed(
      ["a", "b", "--out", "c", "--context", "d", "--module", "App", "--context", "e", "--locate-all"])
    #expect(run.sources == ["a", "b"])
    #expect(run.output == "c")
    #expect(run.context == ["d", "e"])
    #expect(run.module == "App")
    #expect(run.locatesAll)
  }

  /// Files that the manifest excludes are in the folder but not in the source list.
  @Test func aListOfSourcesForContext() throws {
    let folder = try Folder(["list.txt": "/a/B.swift\n/a/C.swift\n"])
    let run = try PortCommand.parsed(["a", "--out", "b", "--context-list", folder.path + "/in/list.txt"])
    #expect(run.context == ["/a/B.swift", "/a/C.swift"])
  }
}
