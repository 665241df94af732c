// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct XcodeProjectTests {
  /// Returns the text of a project with a target and objects that the test adds.
  ///
  /// - Parameters:
  ///   - objects: OpenStep bodies by identifiers. They may replace the standard objects.
  ///   - phase: The identifiers of the build files of the source phase.
  static func project(_ objects: [String: String] = [:], phase: String = "", target: String = "", project: String = "")
    -> String
  {
    let standard = [
      "P":
        "isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T); developmentRegion = en; \(project)",
      "L": "isa = XCConfigurationList; buildConfigurations = (C);",
      "C": "isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; };",
      "G": "isa = PBXGroup; children = (); sourceTree = \"<group>\";",
      "T": """
      isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); \(target)
      """,
      "S": "isa = PBXSourcesBuildPhase; files = (\(phase));",
    ]
    let all = standard.merging(objects) { $1 }
    let text = all.sorted { $0.key < $1.key }.map { "\($0.key) = { \($0.value) };" }.joined(separator: "\n")
    return "// !$*UTF8*$!\n{ archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {\n\(text)\n}; }"
  }

  static func read(_ text: String, files: [String] = []) throws -> ProjectDescription {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "") })
    let folder = try TemporaryFolder(contents.merging(["App.xcodeproj/project.pbxproj": text]) { $1 })
    return try folder.read("App.xcodeproj")
  }

  @Test func sourceTrees() throws {
    let text = Self.project(
      [
        "G": "isa = PBXGroup; children = (G1, F4); sourceTree = \"<group>\";",
        "G1": "isa = PBXGroup; path = Code; children = (G2, F2); sourceTree = \"<group>\";",
        "G2": "isa = PBXGroup; name = NoFolder; children = (F1, F3); sourceTree = \"<group>\";",
        "F1": "isa = PBXFileReference; path = \"A B.swift\"; sourceTree = \"<group>\";",
        "F2": "isa = PBXFileReference; path = Other/C.swift; sourceTree = SOURCE_ROOT;",
        "F3": "isa = PBXFileReference; path = X.framework; sourceTree = SDKROOT;",
        "F4": "isa = PBXFileReference; path = /dev/null; sourceTree = \"<absolute>\";",
        "B1": "isa = PBXBuildFile; fileRef = F1;", "B2": "isa = PBXBuildFile; fileRef = F2;",
        "B3": "isa = PBXBuildFile; fileRef = F3;",
      ], phase: "B1, B2, B3")
    let target = try #require(try Self.read(text, files: ["Code/A B.swift", "Other/C.swift"]).targets.first)
    #expect(target.sources == ["Code/A B.swift", "Other/C.swift"])
  }

  @Test func cyclicGroupsAreReported() throws {
    let text = Self.project([
      "G": "isa = PBXGroup; name = Main; children = (G1); sourceTree = \"<group>\";",
      "G1": "isa = PBXGroup; name = Inner; children = (G); sourceTree = \"<group>\";",
    ])
    let warnings = try Self.read(text).warnings
    #expect(warnings.map(\.subject) == ["Main"])
    #expect(warnings.first?.problem.contains("contains itself") == true)
  }

  @Test func missingAndUnsupportedFilesAreReported() throws {
    let text = Self.project(
      [
        "G": "isa = PBXGroup; children = (F1, F2, V); sourceTree = \"<group>\";",
        "F1": "isa = PBXFileReference; path = Gone.swift; sourceTree = \"<group>\";",
        "F2": "isa = PBXFileReference; path = Old.m; sourceTree = \"<group>\";",
        "V": "isa = XCVersionGroup; path = Model.xcdatamodeld; children = (); sourceTree = \"<group>\";",
        "B1": "isa = PBXBuildFile; fileRef = F1;", "B2": "isa = PBXBuildFile; fileRef = F2;",
        "B3": "isa = PBXBuildFile; fileRef = V;", "B4": "isa = PBXBuildFile; fileRef = NOTHING;",
      ], phase: "B1, B2, B3, B4")
    let description = try Self.read(text, files: ["Old.m", "Model.xcdatamodeld/contents"])
    #expect(description.targets.first?.unsupportedFiles.map(\.name) == ["Model.xcdatamodeld", "Old.m"])
    #expect(description.warnings.map(\.subject) == ["Gone.swift", "App"])
  }

  @Test func synchronizedFoldersWithExceptions() throws {
    let text = Self.project(
      [
        "G": "isa = PBXGroup; children = (R, R2); sourceTree = \"<group>\";",
        "R": """
        isa = PBXFileSystemSynchronizedRootGroup; path = App; exceptions = (E, M); explicitFolders = (Raw); sourceTree = "<group>";
        """,
        "E": """
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Skipped.swift, Old);
        """,
        "M": """
        isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = K; membershipExceptions = (Template.swift);
        """,
        "K": "isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; files = ();",
        "R2": "isa = PBXFileSystemSynchronizedRootGroup; path = Shared; exceptions = (E2); sourceTree = \"<group>\";",
        "E2": """
        isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Added.swift, "Sub Folder");
        """,
      ], target: "fileSystemSynchronizedGroups = (R); buildPhases = (S, K);")
    let target = try #require(
      try Self.read(
        text,
        files: [
          "App/A.swift", "App/Sub/B.swift", "App/Skipped.swift", "App/Old/C.swift", "App/Info.plist", "App/Raw/x.swift",
          "App/Template.swift", "App/a.json", "Shared/Added.swift", "Shared/NotAdded.swift",
          "Shared/Sub Folder/D.swift",
          "App/I.xcassets/Contents.json",
        ]
      ).targets.first)
    #expect(target.sources == ["App/A.swift", "App/Sub/B.swift", "Shared/Added.swift", "Shared/Sub Folder/D.swift"])
    #expect(target.resources == ["App/I.xcassets", "App/Raw", "App/Template.swift", "App/a.json"])
  }

  static let requirements: [(String, PackageRequirement)] = [
    ("kind = upToNextMajorVersion; minimumVersion = 1.2.3;", .upToNextMajor("1.2.3")),
    ("kind = upToNextMinorVersion; minimumVersion = 1.2.3;", .upToNextMinor("1.2.3")),
    ("kind = exactVersion; version = 1.2.3;", .exact("1.2.3")),
    ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;", .range("1.0.0", "2.0.0")),
    ("kind = branch; branch = main;", .branch("main")), ("kind = revision; revision = abc123;", .revision("abc123")),
  ]

  @Test(arguments: requirements) func remotePackages(_ text: String, requirement: PackageRequirement) throws {
    let url = "https://example.org/team/Kit.git"
    let description = try Self.read(
      Self.project(
        [
          "R": "isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(url)\"; requirement = { \(text) };",
          "D": "isa = XCSwiftPackageProductDependency; package = R; productName = Kit;",
        ], target: "packageProductDependencies = (D);", project: "packageReferences = (R);"))
    #expect(description.packages == [.remote(url: url, requirement: requirement)])
    #expect(description.targets.first?.packageProducts == [PackageProduct(product: "Kit", package: "kit")])
  }

  @Test func otherPlatformsAndAggregatesAreExcluded() throws {
    let description = try Self.read(
      Self.project(
        [
          "T": "isa = PBXAggregateTarget; name = Lint; buildPhases = (R);",
          "R": "isa = PBXShellScriptBuildPhase; name = Generate; outputPaths = (\"a.swift\");",
          "W": "isa = PBXNativeTarget; name = Watch; buildConfigurationList = WL; productType = x;",
          "WL": "isa = XCConfigurationList; buildConfigurations = (WC);",
          "WC": "isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; };",
        ], project: "targets = (T, W, W, T, NOTHING);"))
    #expect(description.targets == [])
    #expect(description.excludedTargets.map(\.name) == ["Lint", "Watch"])
    #expect(description.warnings.map(\.subject) == ["Lint", "App"])
  }

  static let invalid = [
    "", "{}", "{ objects = {}; }", "{ objects = (); rootObject = P; }", "{ objects = { P = text; }; rootObject = P; }",
  ]

  @Test(arguments: invalid) func invalidProjectsThrow(_ text: String) {
    #expect(throws: ProjectError.self) { try Self.read(text) }
  }

  @Test func wrongTypesAreIgnored() throws {
    let text = Self.project([
      "G": "isa = (a); children = { a = b; };", "S": "isa = PBXSourcesBuildPhase; files = { a = b; };",
    ])
    #expect(try Self.read(text).targets.map(\.name) == ["App"])
  }

  @Test func extensionPointsAreRead() throws {
    let plist = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict>
      <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict></dict></plist>
      """
    let text = Self.project([
      "T": """
      isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension"; buildConfigurationList = WL;
      """,
      "WL": "isa = XCConfigurationList; buildConfigurations = (WC);",
      "WC":
        "isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = \"$(SRCROOT)/W/Info.plist\"; };",
    ])
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": text, "W/Info.plist": plist])
    let target = try #require(try folder.read("App.xcodeproj").targets.first)
    #expect(target.kind == .appExtension)
    #expect(target.extensionPoint == "com.apple.widgetkit-extension")
    #expect(target.settings.infoPlist == "W/Info.plist")
  }

  /// Two projects that refer to each other.
  @Test func referencedProjectsAreReadOnce() throws {
    let app = Self.project(
      [
        "D": "isa = PBXTargetDependency; name = Kit; targetProxy = X;",
        "X": "isa = PBXContainerItemProxy; containerPortal = F; proxyType = 1; remoteInfo = Kit;",
        "G": "isa = PBXGroup; children = (F); sourceTree = \"<group>\";",
        "F": "isa = PBXFileReference; path = Kit/Kit.xcodeproj; sourceTree = \"<group>\";",
      ], target: "dependencies = (D);", project: "projectReferences = ({ ProductGroup = N; ProjectRef = F; });")
    let kit = Self.project(
      [
        "T": "isa = PBXNativeTarget; name = Kit; productType = \"com.apple.product-type.framework\";",
        "F": "isa = PBXFileReference; path = ../App.xcodeproj; sourceTree = SOURCE_ROOT;",
      ], project: "projectReferences = ({ ProjectRef = F; });")
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": app, "Kit/Kit.xcodeproj/project.pbxproj": kit,
    ])
    let description = try folder.read("App.xcodeproj")
    #expect(description.targets.map(\.name) == ["App", "Kit"])
    #expect(description.targets.first?.dependencies == ["Kit"])
    #expect(description.warnings == [])
  }

  @Test func workspacesMergeProjectsAndResolveProxies() throws {
    let app = Self.project(
      [
        "D": "isa = PBXTargetDependency; name = Kit; targetProxy = X;",
        "X": "isa = PBXContainerItemProxy; containerPortal = F; proxyType = 1; remoteInfo = Kit;",
      ], target: "dependencies = (D);")
    let kit = Self.project([
      "T": "isa = PBXNativeTarget; name = Kit; productType = \"com.apple.product-type.framework\";"
    ])
    let folder = try TemporaryFolder([
      "App.xcodeproj/project.pbxproj": app, "Kit/Kit.xcodeproj/project.pbxproj": kit,
      "All.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><Group location="group:Kit"><FileRef location="group:Kit.xcodeproj"/></Group>
      <FileRef location="container:App.xcodeproj"/><FileRef location="group:Gone.xcodeproj"/></Workspace>
      """,
    ])
    let description = try folder.read("All.xcworkspace")
    #expect(description.targets.map(\.name) == ["App", "Kit"])
    #expect(description.targets.first?.dependencies == ["Kit"])
    #expect(description.warnings.map(\.subject) == ["Gone.xcodeproj"])
  }
}
