// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraProject

struct BuildSettingsTests {
  static func settings(_ levels: [String: String]...) -> BuildSettings {
    var settings = BuildSettings(defaults: [:], configuration: "Debug")
    for level in levels { settings.apply(level) }
    return settings
  }

  @Test func inheritedRefersToEarlierLevels() {
    let settings = Self.settings(["A": "1"], ["A": "$(inherited) 2"], ["A": "${inherited} 3"], ["A": "$(A) 4"])
    #expect(settings["A"] == "1 2 3 4")
  }

  @Test func inheritedOfNothingIsEmpty() { #expect(Self.settings(["A": "$(inherited) x"])["A"] == "x") }

  static let expansions: [(String, String)] = [
    ("$(NAME)", "My App-2"), ("${NAME}", "My App-2"), ("$(NAME:c99extidentifier)", "My_App_2"),
    ("$(NAME:rfc1034identifier)", "My-App-2"), ("$(NAME:lower)", "my app-2"), ("$(NAME:upper)", "MY APP-2"),
    ("$(PATH:file)", "b.txt"), ("$(PATH:dir)", "a"), ("$(PATH:base)", "b"), ("$(PATH:suffix)", ".txt"),
    ("$(NONE:default=x)", "x"), ("$(NAME:default=x)", "My App-2"), ("a$(NONE)b", "ab"), ("$", "$"), ("$(", "$("),
    ("$x", "$x"),
    ("$(V_$(SELECTOR))", "nested"), ("$(NAME:lower:c99extidentifier)", "my_app_2"), ("$()", ""),
  ]

  @Test(arguments: expansions) func expands(_ text: String, to expected: String) {
    let settings = Self.settings(["NAME": "My App-2", "PATH": "a/b.txt", "SELECTOR": "ONE", "V_ONE": "nested"])
    #expect(settings.expand(text) == expected)
  }

  @Test func cyclesAreEmpty() { #expect(Self.settings(["A": "x$(B)", "B": "y$(A)"])["A"] == "xy") }

  @Test(arguments: [0, 1_000]) func growthIsLimited(to length: Int) {
    var level: [String: String] = ["A0": String(repeating: "x", count: length)]
    for index in 1...40 { level["A\(index)"] = "$(A\(index - 1))$(A\(index - 1))" }
    let value = Self.settings(level)["A40"] ?? ""
    #expect(value.utf8.count <= BuildSettings.valueLimit)
  }

  static let conditions: [(String, Bool)] = [
    ("A[sdk=iphonesimulator*]", true), ("A[sdk=iphone*]", true), ("A[sdk=*]", true), ("A[sdk=iphoneos*]", false),
    ("A[sdk=macosx*]", false), ("A[config=Debug]", true), ("A[config=Release]", false),
    ("A[arch=*][sdk=iphone*]", true),
    ("A[sdk=iphone*,arch=arm64]", false), ("A[unknown=1]", false), ("A[]", true),
  ]

  @Test(arguments: conditions) func conditionalSettings(_ key: String, applies: Bool) {
    #expect(Self.settings(["A": "0", key: "1"])["A"] == (applies ? "1" : "0"))
  }

  @Test func configurationFiles() throws {
    let folder = try TemporaryFolder([
      "Base.xcconfig": """
      // A comment
      #include "Shared/Common.xcconfig"
      #include? "Missing.xcconfig"
      A = base // trailing
      FLAGS = $(inherited) -DBASE
      OTHER[sdk=iphonesimulator*] = simulator;
      """,
      "Shared/Common.xcconfig":
        "A = common\nFLAGS = -DCOMMON\n#include \"../Base.xcconfig\"\n#include \"None.xcconfig\"\nnonsense\n",
    ])
    let context = try #require(folder.context() as ReadingContext?)
    var settings = BuildSettings(defaults: [:], configuration: "Debug")
    settings.apply(ConfigurationFile(folder.path + "/Base.xcconfig", context: context).assignments)
    #expect(settings["A"] == "base")
    #expect(settings["FLAGS"] == "-DCOMMON -DBASE")
    #expect(settings["OTHER"] == "simulator")
    #expect(context.warnings.map(\.subject) == ["Base.xcconfig", "Shared/None.xcconfig", "Shared/Common.xcconfig:5"])
  }

  @Test func targetSettings() {
    let values = Self.settings([
      "PRODUCT_NAME": "1 Über-App", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG BETA",
      "OTHER_SWIFT_FLAGS":
        "-DFLAG -D OTHER -enable-upcoming-feature BareSlashRegexLiterals -Xfrontend -x",
      "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "YES", "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "NO",
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated", "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/A B.app//A B",
    ])
    let settings = TargetSettings(values, targetName: "T")
    #expect(settings.moduleName == "__Über_App")
    #expect(settings.conditions == ["BETA", "DEBUG", "FLAG", "OTHER"])
    #expect(
      settings.upcomingFeatures == [
        "BareSlashRegexLiterals", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "InternalImportsByDefault",
        "NonisolatedNonsendingByDefault",
      ])
    #expect(settings.defaultIsolation == nil)
    #expect(settings.testHost == "A B")
  }
}
