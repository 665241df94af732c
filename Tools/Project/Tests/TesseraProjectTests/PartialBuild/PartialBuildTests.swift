// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraProject

struct PartialBuildTests {
  /// A compiler that reports errors as Swift does: a missing module hides all other errors of its module, and names are looked
  /// up in the files that are left.
  struct FakeCompiler {
    var sources: [String: String]
    var modules: Set<String> = ["UIKit"]
    private(set) var builds = 0

    init(_ sources: [String: String]) { self.sources = sources }

    mutating func build(_ excluded: Set<String>) -> BuildOutcome {
      builds += 1
      let files = sources.filter { !excluded.contains($0.key) }.sorted { $0.key < $1.key }
      var lines: [String] = []
      let imports = files.compactMap { path, text in
        SwiftSourceSummary(text).imports.subtracting(modules).min().map { "\(path):1:8: error: no such module '\($0)'" }
      }
      if let first = imports.first {
        lines = [first]
      } else {
        let types = files.reduce(into: Set<String>()) { $0.formUnion(SwiftSourceSummary($1.value).topLevelTypes) }
        for (path, text) in files {
          for name in SwiftSourceSummary(text).usedNames.sorted() where name.hasPrefix("T") && !types.contains(name) {
            lines.append("\(path):2:1: error: cannot find type '\(name)' in scope")
          }
          if text.contains("WRONG") { lines.append("\(path):3:1: error: invalid") }
        }
      }
      var output = CompilerOutput(lines.map { "/" + $0 }.joined(separator: "\n"))
      for index in output.errors.indices { output.errors[index].path.removeFirst() }
      return BuildOutcome(succeeded: lines.isEmpty, output: output)
    }
  }

  static func run(
    _ sources: [String: String], request: PartialBuild.Request = .previews, roundLimit: Int = 12
  ) -> PartialBuildReport {
    var compiler = FakeCompiler(sources)
    let files = sources.keys.sorted().map { BuildFile(path: $0, module: "App") }
    var build = PartialBuild(files: files, request: request, roundLimit: roundLimit) { sources[$0] }
    return build.run { compiler.build($0) }
  }

  @Test func completeBuildsNeedOneRound() {
    let report = Self.run(["A.swift": "struct TA {}", "B.swift": "let b = TA()"])
    #expect(report.status == .complete)
    #expect(report.rounds == 1)
    #expect(report.text == "All 2 files compile.\n")
  }

  /// A chain of ten dependents and all importers are left out in the round that shows the cause.
  @Test func dependentsAreLeftOutInTheSameRound() {
    var sources = [
      "Store.swift": "import Realm\nstruct T0 {}", "Other.swift": "import Realm", "Fine.swift": "struct TFine {}",
    ]
    for index in 1...10 { sources["C\(index).swift"] = "struct T\(index) { let x: T\(index - 1) }" }
    sources["Wrong.swift"] = "/* hidden by the module */ let WRONG = 1"
    sources["Unknown.swift"] = "let x: TNowhere"
    let report = Self.run(sources)
    #expect(report.status == .partial)
    #expect(report.rounds == 3)
    #expect(report.compiledFiles == 1)
    #expect(report.totalFiles == 15)
    #expect(report.causes.map(\.text) == ["no such module 'Realm'", "cannot find 'TNowhere' in scope", "invalid"])
    #expect(report.causes.map(\.files.count) == [12, 1, 1])
  }

  @Test func reportRanksCauses() throws {
    let report = Self.run([
      "A.swift": "import Realm\nstruct TA {}", "B.swift": "let b: TA", "C.swift": "let WRONG = 1", "D.swift": "",
    ])
    #expect(
      report.text == """
        1 of 4 files compile; these 3 do not, ranked by what would unlock most:
          2 files: no such module 'Realm'
            A.swift:1
            B.swift: uses 'TA', which is declared in A.swift
          1 file: invalid
            C.swift:3

        """)
    let json = try report.json()
    #expect(json.contains("\"status\" : \"partial\""))
    #expect(try JSONDecoder().decode(PartialBuildReport.self, from: Data(json.utf8)) == report)
  }

  @Test func typesDeclaredElsewhereAreNotMissing() {
    let report = Self.run([
      "A.swift": "let WRONG = 1\nstruct TA {}", "B.swift": "struct TA {}", "C.swift": "let c: TA",
    ])
    #expect(report.causes.flatMap(\.files).map(\.path) == ["A.swift"])
  }

  @Test func requestedFilesStopTheBuild() {
    let sources = ["A.swift": "let WRONG = 1\nstruct TA {}", "B.swift": "let b: TA", "C.swift": ""]
    let lost = Self.run(sources, request: .files(["B.swift"]))
    #expect(lost.status == .requestedFileLost)
    #expect(lost.lostFiles == ["B.swift"])
    #expect(lost.rounds == 1)
    #expect(Self.run(sources, request: .files(["C.swift"])).status == .partial)
  }

  @Test func previewsStopTheBuildWhenNoneIsLeft() {
    var sources = ["A.swift": "#Preview { WRONG }", "B.swift": "#Preview { 1 }"]
    let partial = Self.run(sources)
    #expect(partial.status == .partial)
    #expect(partial.lostFiles == ["A.swift"])
    sources["B.swift"] = "struct P: PreviewProvider { let WRONG = 1 }"
    #expect(Self.run(sources).status == .requestedFileLost)
  }

  @Test func earlierReportsSaveRounds() {
    let sources = [
      "A.swift": "import Realm\nstruct TA {}", "B.swift": "let b: TA", "C.swift": "let WRONG = 1", "D.swift": "",
    ]
    let first = Self.run(sources)
    var compiler = FakeCompiler(sources)
    let files = sources.keys.sorted().map { BuildFile(path: $0, module: "App") }
    var build = PartialBuild(files: files) { sources[$0] }
    let second = build.run(startingWith: first) { compiler.build($0) }
    #expect(first.rounds == 3)
    #expect(second.rounds == 1)
    #expect(second.causes == first.causes)
    var requesting = PartialBuild(files: files, request: .files(["B.swift"])) { sources[$0] }
    let lost = requesting.run(startingWith: first) { compiler.build($0) }
    #expect(lost.status == .requestedFileLost)
  }

  @Test func projectsWithoutSourcesThrow() {
    #expect(throws: ProjectError.self) {
      try ProjectBuilder(ProjectDescription(name: "P", root: "/nowhere")).build { _ in
        BuildOutcome(succeeded: true, output: CompilerOutput(""))
      }
    }
  }

  @Test func roundsAreLimited() {
    let sources = ["A.swift": "import M1", "B.swift": "import M2", "C.swift": "import M3", "D.swift": ""]
    #expect(Self.run(sources, roundLimit: 2).status == .roundLimit)
    #expect(Self.run(sources).rounds == 4)
  }

  @Test func errorsOutsideOfTheProjectFail() {
    var build = PartialBuild(files: [BuildFile(path: "A.swift", module: "A")]) { _ in "" }
    let report = build.run { _ in
      BuildOutcome(succeeded: false, output: CompilerOutput("/elsewhere/K.swift:1:2: error: bad\nerror: no space"))
    }
    #expect(report.status == .failed)
    #expect(report.otherErrors == ["/elsewhere/K.swift:1: bad", "no space"])
  }

  static let numbers: [(Int, String)] = [
    (0, "0"), (999, "999"), (1_000, "1,000"), (1_042, "1,042"), (1_234_567, "1,234,567"),
  ]

  @Test(arguments: numbers) func groupedNumbers(of number: Int, text: String) {
    #expect(number.grouped == text)
  }

  /// A project of 1,000 files of which 66 don't compile.
  @Test func largeProjectsNeedFewRounds() {
    var sources: [String: String] = [:]
    for index in 0..<1_000 { sources["F\(index).swift"] = "struct T\(index) { let a: T\(index - index % 10) }" }
    for index in 0..<6 { sources["F\(index * 10).swift"] = "import Closed\nstruct T\(index * 10) {}" }
    for index in 994..<1_000 { sources["F\(index).swift"] = "let WRONG = 1" }
    let report = Self.run(sources)
    #expect(report.rounds == 3)
    #expect(report.text.hasPrefix("934 of 1,000 files compile; these 66 do not, ranked by what would unlock most:\n"))
  }
}
