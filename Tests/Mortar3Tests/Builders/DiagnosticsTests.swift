// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

/// A typo inside a builder closure must result in useful compiler errors. The types of the closures are chosen for
/// this purpose.
@Suite struct DiagnosticsTests {
  private static let source = """
    import Mortar3

    @MainActor func typos(_ title: Property<String>) {
      _ = UIContainer {
        $0.backgroundColor = .red
        UIVStack {
          $0.layout.edges == $0.parentLayout.edges
          UILabel { $0.txet = "a" }
        }
      }
      _ = UIContainer { UILabel { $0.textAlignment = .centre } }
      _ = UIContainer { UIButton(type: .system) { $0.setTitel("a") } }
      _ = UIContainer { UILabel { $0.text = nmae } }
      _ = UIContainer { UILabel { $0.bind(\\.text) <~ titel } }
      _ = UIContainer { UILabl() }
      UILabel().configure { $0.nmberOfLines = 0 }
      _ = UILabel { label in label.layer.cornerRadus = 3 }
      _ = UIContainer {
        UILabel {
          $0.text = "a"
          $0.layout.hieght == 44
        }
      }
    }
    """

  private static let expected = [
    "8: value of type 'UILabel' has no member 'txet'", "11: type 'NSTextAlignment' has no member 'centre'",
    "12: value of type 'UIButton' has no member 'setTitel'", "13: cannot find 'nmae' in scope",
    "14: cannot find 'titel' in scope", "15: cannot find 'UILabl' in scope",
    "16: value of type 'UILabel' has no member 'nmberOfLines'",
    "17: value of type 'CALayer' has no member 'cornerRadus'",
    "21: 'subscript(dynamicMember:)' is unavailable: unknown anchor; MortarAnchorProvider lists all anchors",
  ]

  /// The folder of the test program, which contains the modules with which it was built.
  private static let products = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()

  private static var canCompile: Bool {
    FileManager.default.fileExists(atPath: products.appendingPathComponent("Modules/Mortar3.swiftmodule").path)
  }

  @Test(.enabled(if: DiagnosticsTests.canCompile)) func diagnosesTypos() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("typos-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Typos.swift")
    try Self.source.write(to: file, atomically: true, encoding: .utf8)
    let messages = try compile(file)
    for message in Self.expected { #expect(messages.contains(message), "\(messages.joined(separator: "\n"))") }
    #expect(messages.count == Self.expected.count)
  }

  /// Returns all compiler errors in the form `line: message`.
  private func compile(_ file: URL) throws -> [String] {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let script = """
      maps=""
      for map in "$2"/*.build/module.modulemap "$3"/Sources/C*/module.modulemap "$3"/Sources/C*/include/module.modulemap
      do case "$map" in *-tool.build/*) continue ;; esac
      if [ -f "$map" ]; then maps="$maps -Xcc -fmodule-map-file=$map"; fi; done
      flags=$(pkg-config --cflags-only-I freetype2 harfbuzz libpng | sed 's/-I/-Xcc -I/g')
      swiftc -typecheck -swift-version 6 "$1" -I "$2/Modules" $maps $flags 2>&1
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", file.path, Self.products.path, root.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix(file.path), let range = line.range(of: ": error: ") else { return nil }
      let place = line[..<range.lowerBound].dropFirst(file.path.count + 1).prefix { $0.isNumber }
      return "\(place): \(line[range.upperBound...])"
    }
  }
}
