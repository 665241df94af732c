// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct PathTests {
  static let normalized: [(String, String)] = [
    ("", "."), ("/", "/"), ("/..", "/"), ("a/../..", ".."), ("./a//b/./c/", "a/b/c"), ("/a/../../b", "/b"),
    ("../a", "../a"),
  ]

  @Test(arguments: normalized) func normalizes(_ path: String, expected: String) {
    #expect(PathText.normalize(path) == expected)
  }

  static let relative: [(String, String, String)] = [
    ("/a/b", "/a", "b"), ("/a", "/a/b", ".."), ("/a", "/a", "."), ("/a/b/c", "/a/x/y", "../../b/c"),
    ("/ab", "/a", "../ab"),
  ]

  @Test(arguments: relative) func relativePaths(_ path: String, folder: String, expected: String) {
    #expect(PathText.relative(path, to: folder) == expected)
    #expect(PathText.join(folder, expected) == path)
  }

  static let components: [(String, name: String, parent: String, stem: String, fileExtension: String)] = [
    ("/a/b.Swift", "b.Swift", "/a", "b", "swift"), ("a", "a", ".", "a", ""), ("/a", "a", "/", "a", ""),
    ("x/.hidden", ".hidden", "x", ".hidden", ""), ("/", "/", "/", "/", ""), ("a.b/c", "c", "a.b", "c", ""),
  ]

  @Test(arguments: components)
  func pathComponents(_ path: String, name: String, parent: String, stem: String, fileExtension: String) {
    #expect(PathText.name(path) == name)
    #expect(PathText.parent(path) == parent)
    #expect(PathText.stem(path) == stem)
    #expect(PathText.fileExtension(path) == fileExtension)
  }

  static let wildcards: [(String, String, Bool)] = [
    ("*.swift", "a.swift", true), ("*.swift", "b/a.swift", false), ("**/*.swift", "a.swift", true),
    ("**/*.swift", "b/c/a.swift", true), ("a/**", "a/b/c", true), ("a/**", "a", true), ("a/**/c", "a/c", true),
    ("a/**/c", "a/b", false),
    ("?.{m,h}", "a.h", true), ("?.{m,h}", "ab.h", false), ("{a,b}/{c,d}", "b/c", true),
    ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaa", false),
    ("{", "{", true), ("", "", true), ("**/**/**/x", "a/b/c/d/e/f", false), ("é*", "éa", true),
  ]

  @Test(arguments: wildcards) func wildcard(_ pattern: String, text: String, matches: Bool) {
    #expect(Wildcard(pattern).matches(text) == matches)
  }

  static let identifiers: [(String, String)] = [
    ("My App", "My_App"), ("1st", "_st"), ("", "_"), ("Über-2", "Über_2"), ("a.b", "a_b"), ("日本", "日本"), ("_x9", "_x9"),
  ]

  @Test(arguments: identifiers) func c99Identifiers(_ name: String, expected: String) {
    #expect(Identifier.c99(name) == expected)
  }
}
