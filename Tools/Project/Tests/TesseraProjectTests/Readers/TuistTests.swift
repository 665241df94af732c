// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct TuistTests {
  static let expressions: [(String, SwiftExpression)] = [
    ("\"a\" + \"b\"", .string("ab")), ("1.5", .number("1.5")), ("-2", .number("-2")), ("true", .bool(true)),
    ("nil", .null),
    ("[]", .array([])), ("[:]", .dictionary([])), ("[.a, \"b\",]", .array([.name(".a"), .string("b")])),
    ("[\"k\": 1]", .dictionary([SwiftDictionaryEntry(key: .string("k"), value: .number("1"))])),
    ("[\"a\"] + [\"b\"]", .array([.string("a"), .string("b")])), ("(\"a\")", .string("a")),
    ("Foo.bar", .name("Foo.bar")),
    (
      ".f(x: 1, \"y\")",
      .call(
        SwiftCall(
          name: ".f",
          arguments: [SwiftArgument(label: "x", value: .number("1")), SwiftArgument(label: nil, value: .string("y"))],
          line: 2))
    ),
    ("base", .string("org")), ("\"\\(base).app\"", .string("org.app")), ("base + \".app\"", .string("org.app")),
    ("helper(1)", .unreadable(UnreadableCode(text: "helper(…)", line: 2))),
    ("\"\\(other)\"", .unreadable(UnreadableCode(text: "\\(other)", line: 2))),
    ("#\"raw \\ text\"#", .string("raw \\ text")), ("\"\"\"\n  a\n   b\n  \"\"\"", .string("a\n b")),
    ("\"\\u{e9}\"", .string("é")),
  ]

  @Test(arguments: expressions) func expression(_ source: String, expected: SwiftExpression) {
    let parser = SwiftExpressionParser.parse("let base = \"org\"\nlet value = \(source)\nlet next = 1")
    #expect(parser.constants["value"] == expected)
    #expect(parser.constants["next"] == .number("1"))
  }

  static let damaged = [
    "let a = [", "let a = [,", "let a = f(", "let a = f(x:", "let a = (", "let", "let a", "let a =", "let a = {",
    "let a = ]",
    "let a = \"", "let a = \"\\(", "let a = .", "let a = a ? b : c", "func f() {", "let a = [a: b c: d]", "/*",
    "let a = \"\"\"",
    "let a = \(String(repeating: "[", count: 50_000))", "let a = \(String(repeating: "f(", count: 50_000))",
    "let a = \(String(repeating: "-", count: 50_000))", "let a = #", "`", "let `", "let a: Int { 1 }\nlet b = 1",
  ]

  @Test(arguments: damaged.indices) func damagedSourcesAreParsed(at index: Int) {
    let parser = SwiftExpressionParser.parse(Self.damaged[index])
    #expect(parser.call(of: "Project") == nil)
  }

  @Test func constantsThatGrowAreLimited() {
    var source = "let a0 = [\"x\", \"x\"]\n"
    for index in 1...60 { source += "let a\(index) = [a\(index - 1), a\(index - 1)]\n" }
    let parser = SwiftExpressionParser.parse(source)
    #expect(parser.constants.count == 61)
  }

  @Test func workspacesAndHelpers() throws {
    let folder = try TemporaryFolder([
      "Workspace.swift": """
      import ProjectDescription
      let workspace = Workspace(name: "All", projects: ["App", "Modules/*"])
      """,
      "App/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(
        name: "App",
        targets: [
          .target(
            name: "App", destinations: [.iPhone, .iPad], product: .app, bundleId: "x", infoPlist: .extendingDefault(with: [:]),
            sources: ["Sources/**"], resources: [.folderReference(path: "Web"), "Resources/**/*.json"],
            dependencies: [
              .project(target: "Core", path: "../Modules/Core"), .external(name: "Alamofire"),
              .xcframework(path: "Closed.xcframework"), .sdk(name: "MapKit.framework", type: .framework),
            ]),
          .target(name: "Watch", destinations: [.appleWatch], product: .app, bundleId: "y"),
          makeTarget(name: "Feature"),
        ])
      """,
      "Modules/Core/Project.swift": """
      let project = Project(name: "Core", targets: [
        Target(name: "Core", platform: .iOS, product: .staticLibrary, bundleId: "c",
          sources: SourceFilesList(globs: [.glob("Sources/**", excluding: ["Sources/Old/**", "**/*Draft.swift"])]))
      ])
      """,
      "Tuist/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      #if TUIST
      import ProjectDescription
      let packageSettings = PackageSettings(productTypes: [:])
      #endif
      let package = Package(name: "Deps", dependencies: [
        .package(url: "https://example.org/Alamofire", from: "5.0.0"),
        .package(url: "https://example.org/b", .upToNextMinor(from: "1.0.0")),
        .package(url: "https://example.org/c", "1.0.0"..<"2.0.0"),
        .package(url: "https://example.org/d", branch: "main"), .package(path: "../Local"),
      ])
      """,
      "App/Sources/A.swift": "", "App/Web/index.html": "", "App/Resources/sub/a.json": "", "App/Resources/b.txt": "",
      "Modules/Core/Sources/C.swift": "", "Modules/Core/Sources/Old/D.swift": "",
      "Modules/Core/Sources/E/FDraft.swift": "",
      "Local/Package.swift": "",
    ])
    let description = try folder.read("Workspace.swift")
    #expect(description.name == "All")
    #expect(description.targets.map(\.name) == ["App", "Core"])
    let app = try #require(description.targets.first)
    #expect(app.resources == ["App/Resources/sub/a.json", "App/Web"])
    #expect(app.dependencies == ["Core"])
    #expect(app.packageProducts == [PackageProduct(product: "Alamofire", package: "alamofire")])
    #expect(app.systemFrameworks == ["MapKit"])
    #expect(description.targets.last?.sources == ["Modules/Core/Sources/C.swift"])
    #expect(description.packages.map(\.identity) == ["alamofire", "b", "c", "d", "local"])
    #expect(description.excludedTargets.map(\.name) == ["Watch"])
    #expect(description.missingModules.map(\.name) == ["Closed"])
    #expect(description.warnings.map(\.subject) == ["App/Project.swift:14"])
    #expect(
      description.warnings.first?.problem
        == "The argument 'targets' is computed by `makeTarget(…)`, which can't be evaluated.")
  }

  @Test func computedProjectsAreReported() throws {
    let folder = try TemporaryFolder(["Project.swift": "let project = Project.app(name: \"A\")"])
    let description = try folder.read("Project.swift")
    #expect(description.targets == [])
    #expect(description.warnings.first?.problem == "The manifest doesn't call Project(…) directly.")
  }
}
