// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraPort

/// Path functions return the same results as `NSString`.
@Suite struct PathsTests {
  static let paths = [
    "", "/", "..", "/.", "/..", "/a", "/a/", "ab", "ab/", "ab//", "a/b", "a/b/", "/a/b",
    "/a/b//",
    "./a", "../a", "a/.", "a/..", "a b/c d", "/Größe/ü.swift", "a.swift", "/a/b.swift", "/a.b/c", "/a.b/c.d",
    "/a.b/c.d/",
    "/a.b/", ".hidden", "/a/.hidden", ".hidden.swift", "/a/.hidden.swift", "a.tar.gz", "a..b", "/M.build/port",
    "/b/Modules/Lib.swiftmodule", "UIView+Größe (1).swift", "e\u{301}.x", "🙂/🙂.🙂",
  ]

  @Test(arguments: paths) func splitsPathsLikeNSString(_ path: String) {
    #expect(Paths.lastComponent(of: path) == (path as NSString).lastPathComponent)
    #expect(Paths.folder(of: path) == (path as NSString).deletingLastPathComponent)
    #expect(Paths.withoutExtension(path) == (path as NSString).deletingPathExtension)
  }

  /// Cases with bugs in Foundation on Linux, which drops slashes and crashes for one-letter names.
  @Test(arguments: [
    ("//", "/", "/", "/"), ("///", "/", "/", "/"), ("a", "a", "", "a"), (".", ".", "", "."), ("🙂", "🙂", "", "🙂"),
    ("//a", "a", "/", "//a"), ("a//b", "b", "a", "a//b"),
    ("///a//b//", "b", "///a", "///a//b"), ("a.", "a.", "", "a."), ("/a/b./", "b.", "/a", "/a/b."),
  ])
  func rarePaths(_ path: String, _ last: String, _ folder: String, _ withoutExtension: String) {
    #expect(Paths.lastComponent(of: path) == last)
    #expect(Paths.folder(of: path) == folder)
    #expect(Paths.withoutExtension(path) == withoutExtension)
  }

  @Test(arguments: [
    ("/a/b.swift", "/a/b.swift"), ("/", "/"), ("//", "/"), ("/a/", "/a"), ("/a//b", "/a/b"), ("/a/./b/.", "/a/b"),
    ("/nowhere/a/../b", "/nowhere/b"), ("/nowhere/../..", "/"), ("/a/.b/..c", "/a/.b/..c"), ("/a/b c", "/a/b c"),
    ("/a/\u{301}b/", "/a/\u{301}b"),
  ])
  func fromTheRoot(_ path: String, _ expected: String) { #expect(Paths.absolute(path) == expected) }

  @Test func relativePathsStartInTheCurrentFolder() {
    let folder = FileManager.default.currentDirectoryPath
    #expect(Paths.absolute("a/b.swift") == folder + "/a/b.swift")
    #expect(Paths.absolute("./a") == folder + "/a")
    #expect(Paths.absolute(".") == folder)
    #expect(Paths.absolute("~/a") == folder + "/~/a")
  }

  @Test func dotDotResolvesAfterLinks() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/in/deep", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: folder.path + "/in/deep")
    let real = try #require(Paths.resolved(folder.path))
    #expect(Paths.resolved(folder.path + "/link") == real + "/in/deep")
    #expect(Paths.absolute(folder.path + "/link/..") == real + "/in")
    #expect(Paths.absolute(folder.path + "/link") == folder.path + "/link")
    #expect(Paths.resolved(folder.path + "/nowhere") == nil)
  }
}
