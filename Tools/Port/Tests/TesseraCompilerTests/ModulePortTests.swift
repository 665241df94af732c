// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraCompiler

/// Modules in a temporary build folder, ported as the SDK's compiler does.
@Suite struct ModulePortTests {
  /// A temporary build folder, which is deleted with the object.
  private final class Build {
    let path = NSTemporaryDirectory() + "tessera-compiler-\(UUID().uuidString)"

    init() throws {
      try FileManager.default.createDirectory(atPath: path + "/Modules", withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, to name: String) throws {
      let file = URL(fileURLWithPath: path + "/" + name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

    func port(
      _ module: String, _ sources: [String], compiler: String = "test"
    ) async throws -> ModulePort.Result {
      let paths = sources.map { path + "/" + $0 }
      let arguments =
        [
          "-module-name", module, "-emit-module-path", "\(path)/Modules/\(module).swiftmodule", "-output-file-map",
          "\(path)/\(module).build/output-file-map.json", "-I", path + "/Modules", "-c",
        ] + paths
      let invocation = CompilerInvocation(arguments) { _ in nil }
      let port = try #require(ModulePort(invocation, compiler: compiler))
      return try await port.run(last: ModuleRecord(path: port.recordPath))
    }
  }

  private static let selector =
    "import UIKit\nfinal class Row: UIView {\n  @objc func tap() {}\n  let s = #selector(tap)\n}\n"

  @Test func overlayListsChangedSources() async throws {
    let build = try Build()
    try build.write(Self.selector, to: "Row.swift")
    try build.write("struct Plain {}\n", to: "Plain.swift")
    let first = try await build.port("Lib", ["Row.swift", "Plain.swift"])
    #expect(!first.isUpToDate)
    let overlay = try #require(build.read("Lib.build/port/overlay.json"))
    #expect(overlay.contains("\"name\" : \"\(build.path)/Row.swift\""))
    #expect(overlay.contains("\"external-contents\" : \"\(build.path)/Lib.build/port/Row.swift\""))
    #expect(!overlay.contains("Plain"))
    let ported = try #require(build.read("Lib.build/port/Row.swift"))
    #expect(!ported.contains("#selector"))
    #expect(!ported.hasPrefix("#sourceLocation"), "The compiler knows the source under its own path.")
    let lines = ported.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.firstIndex { $0.contains("tap()") } == 2, "Lines keep their numbers.")
  }

  @Test func secondRunDoesNothing() async throws {
    let build = try Build()
    try build.write(Self.selector, to: "Row.swift")
    _ = try await build.port("Lib", ["Row.swift"])
    #expect(try await build.port("Lib", ["Row.swift"]).isUpToDate)
    try build.write("lost", to: "Lib.build/port/Row.swift")
    #expect(try await !build.port("Lib", ["Row.swift"]).isUpToDate, "A damaged copy is written again.")
    #expect(try #require(build.read("Lib.build/port/Row.swift")).contains("class Row"))
    try build.write("{", to: "Modules/Lib.tesseraport")
    #expect(try await !build.port("Lib", ["Row.swift"]).isUpToDate, "So is a damaged record.")
  }

  @Test("A compiler that was checked is not checked again in the next build")
  func theRecordNamesTheLastCompiler() async throws {
    let build = try Build()
    try build.write(Self.selector, to: "Row.swift")
    _ = try await build.port("Lib", ["Row.swift"])
    #expect(try await build.port("Lib", ["Row.swift"], compiler: "moved").isUpToDate)
    #expect(ModuleRecord(path: build.path + "/Modules/Lib.tesseraport")?.compiler == "moved")
  }

  @Test func removesCopiesOfUnchangedSources() async throws {
    let build = try Build()
    try build.write(Self.selector, to: "Row.swift")
    _ = try await build.port("Lib", ["Row.swift"])
    try build.write("import UIKit\n", to: "Row.swift")
    _ = try await build.port("Lib", ["Row.swift"])
    #expect(build.read("Lib.build/port/Row.swift") == nil)
    #expect(try #require(build.read("Lib.build/port/overlay.json")).contains("\"roots\" : [\n\n  ]"))
  }

  private static let protocolOfFields = """
    import Foundation
    @objc public protocol FieldDelegate: AnyObject {
      @objc optional func field(_ name: String, didEnd text: String)
    }

    """
  private static let call = "func end(_ delegate: FieldDelegate) {\n  delegate.field?(\"a\", didEnd: \"b\")\n}\n"
  /// The property that replaces an optional method has the method's labels in its name and is called without labels.
  private static let portedCall = call.replacing("field?", with: "field_didEnd?").replacing("didEnd:", with: "       ")

  @Test("Optional methods of an imported module's protocol are known to the calling module")
  func contextOfImportedModules() async throws {
    let build = try Build()
    try build.write(Self.protocolOfFields, to: "Lib/Field.swift")
    try build.write("import Lib\n" + Self.call, to: "App/App.swift")
    _ = try await build.port("Lib", ["Lib/Field.swift"])
    _ = try await build.port("App", ["App/App.swift"])
    #expect(build.read("App.build/port/App.swift") == "import Lib\n" + Self.portedCall)
  }

  @Test("Indirectly imported modules are found")
  func contextOfIndirectlyImportedModules() async throws {
    let build = try Build()
    try build.write(Self.protocolOfFields, to: "Base/Field.swift")
    try build.write("@_exported import Base\n", to: "Lib/Lib.swift")
    try build.write("import Lib\n" + Self.call, to: "App/App.swift")
    for module in ["Base", "Lib", "App"] {
      _ = try await build.port(module, ["\(module)/\(module == "Base" ? "Field" : module).swift"])
    }
    #expect(build.read("App.build/port/App.swift") == "import Lib\n" + Self.portedCall)
    try build.write(Self.protocolOfFields.replacing("didEnd", with: "didStop"), to: "Base/Field.swift")
    #expect(try await !build.port("App", ["App/App.swift"]).isUpToDate)
    #expect(build.read("App.build/port/App.swift") == nil, "The call means no method that there is.")
  }

  @Test func changedCopiesInvalidateTheLastBuild() async throws {
    let build = try Build()
    try build.write(
      "import Foundation\n@objc protocol FieldDelegate: AnyObject {\n  func other()\n}\n", to: "Field.swift")
    try build.write(Self.call, to: "Call.swift")
    try build.write(
      "{\"\": {\"swift-dependencies\": \"\(build.path)/Lib.build/master.swiftdeps\"}}",
      to: "Lib.build/output-file-map.json")
    try build.write("", to: "Lib.build/master.priors")
    _ = try await build.port("Lib", ["Field.swift", "Call.swift"])
    #expect(build.read("Lib.build/master.priors") != nil)
    #expect(build.read("Lib.build/port/Call.swift") == nil)
    try build.write(Self.protocolOfFields, to: "Field.swift")
    _ = try await build.port("Lib", ["Field.swift", "Call.swift"])
    #expect(build.read("Lib.build/port/Call.swift") == Self.portedCall)
    #expect(build.read("Lib.build/master.priors") == nil)
  }

  @Test func leavesUnreadableSourcesToTheCompiler() async throws {
    let build = try Build()
    try Data([0x40, 0x6f, 0x62, 0x6a, 0x63, 0xff]).write(to: URL(fileURLWithPath: build.path + "/Latin.swift"))
    _ = try await build.port("Lib", ["Latin.swift", "Missing.swift"])
    #expect(try #require(build.read("Lib.build/port/overlay.json")).contains("\"roots\" : [\n\n  ]"))
  }

  @Test("A source with an error is ported, so that the compiler reports only the error")
  func sourcesThatDoNotParse() async throws {
    let build = try Build()
    try build.write(Self.selector + "public @objc func { class\n", to: "Row.swift")
    let result = try await build.port("Lib", ["Row.swift"])
    let ported = try #require(build.read("Lib.build/port/Row.swift"))
    #expect(!ported.contains("#selector"))
    #expect(ported.contains("func { class"))
    #expect(result.messages.isEmpty)
  }

  @Test func pathsWithSpacesQuotesAndUmlauts() async throws {
    let build = try Build()
    let name = "UIView + \"Größe\" (1).swift"
    try build.write(Self.selector, to: "a b/\(name)")
    let result = try await build.port("Lib", ["a b/\(name)"])
    let data = try Data(contentsOf: URL(fileURLWithPath: result.overlay))
    let overlay = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let root = try #require((overlay["roots"] as? [[String: String]])?.first)
    #expect(root["name"] == "\(build.path)/a b/\(name)")
    let copy = try #require(root["external-contents"])
    #expect(FileManager.default.fileExists(atPath: copy))
  }

  @Test func addsAssetSymbolsToTheBundleAccessor() async throws {
    let build = try Build()
    for name in ["Brand", "Taken"] {
      try build.write("{}", to: "Lib.resources/Assets.xcassets/\(name).colorset/Contents.json")
    }
    try build.write(
      "extension Bundle { static let module = 1\n  let buildPath = \"\(build.path)/Lib.resources\" }",
      to: "resource_bundle_accessor.swift")
    try build.write("import UIKit\nextension UIColor { static let taken = UIColor.red }\n", to: "Colors.swift")
    _ = try await build.port("Lib", ["resource_bundle_accessor.swift", "Colors.swift"])
    let accessor = try #require(build.read("Lib.build/port/resource_bundle_accessor.swift"))
    #expect(accessor.hasPrefix("extension Bundle"))
    #expect(accessor.contains("static var brand: UIColor"))
    #expect(accessor.contains("static let taken = ColorResource("))
    #expect(!accessor.contains("static var taken"))
    #expect(try await build.port("Lib", ["resource_bundle_accessor.swift", "Colors.swift"]).isUpToDate)
    try build.write("{}", to: "Lib.resources/Assets.xcassets/New.colorset/Contents.json")
    #expect(try await !build.port("Lib", ["resource_bundle_accessor.swift", "Colors.swift"]).isUpToDate)
  }
}
