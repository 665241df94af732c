// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct PodTests {
  @Test func podsBecomeTargets() throws {
    let folder = try TemporaryFolder([
      "project.yml": "name: A\ntargets: { A: { type: application, platform: iOS, sources: [App] } }", "App/A.swift": "",
      "Podfile.lock": """
      PODS:
        - Closed (1.0)
        - ObjC (2.0)
        - Swifty/Core (3.0):
          - "Swifty/Util (= 3.0)"
          - Util
        - Swifty/Util (3.0)
        - Util (0.1)

      DEPENDENCIES:
        - Closed
        - ObjC (~> 2.0)
        - "Swifty/Core (from `../x`)"
        - Util (from `Dev/Util`)

      EXTERNAL SOURCES:
        Util:
          :path: Dev/Util

      COCOAPODS: 1.15.2
      """,
      "Pods/ObjC/a.m": "", "Pods/Swifty/Sources/S.swift": "", "Pods/Swifty/README.md": "",
      "Dev/Util/Util.podspec": """
      Pod::Spec.new do |s|
        s.source_files = ['Code/**/*.{swift,h}',
                          'More/*.swift']
        s.resource_bundles = { 'Util' => ['Assets/*.xcassets'] }
      end
      """,
      "Dev/Util/Code/Sub/U.swift": "", "Dev/Util/More/V.swift": "", "Dev/Util/Tests/T.swift": "",
      "Dev/Util/Assets/A.xcassets/Contents.json": "",
    ])
    let description = try folder.read("project.yml")
    #expect(description.targets.map(\.name) == ["A", "Swifty", "Util"])
    #expect(description.targets[0].dependencies == ["Swifty", "Util"])
    #expect(description.targets[1].sources == ["Pods/Swifty/Sources/S.swift"])
    #expect(description.targets[1].dependencies == ["Util"])
    #expect(description.targets[2].sources == ["Dev/Util/Code/Sub/U.swift", "Dev/Util/More/V.swift"])
    #expect(description.targets[2].resources == ["Dev/Util/Assets/A.xcassets"])
    #expect(description.missingModules.map(\.name) == ["Closed", "ObjC"])
    #expect(description.warnings == [])
  }

  @Test func missingLockIsReported() throws {
    let folder = try TemporaryFolder([
      "project.yml": "name: A\ntargets: { A: { type: application, platform: iOS, sources: [App] } }", "App/A.swift": "",
      "Podfile": "pod 'X'",
    ])
    #expect(try folder.read("project.yml").warnings.map(\.remedy) == ["Run `pod install`."])
  }
}
