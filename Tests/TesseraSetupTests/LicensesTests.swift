// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests that the program prints all licenses with the exact text of their files.

import CTesseraLicenses
import Foundation
import Testing

@testable import TesseraSetup

@Suite struct LicensesTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private var licenses: [tessera_license] { (0..<tessera_license_count()).map(tessera_license_at) }

  @Test func licensesMatchTheirFiles() throws {
    for license in licenses {
      let file = try Data(contentsOf: root.appendingPathComponent(String(cString: license.path)))
      #expect(Data(bytes: license.text, count: license.length) == file, "\(String(cString: license.path))")
    }
  }

  @Test func includesAllLicenses() throws {
    var files: Set = ["LICENSE"]
    for folder in ["Fonts", "Sources"] {
      let names = try #require(FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path))
      for case let name as String in names where (name as NSString).lastPathComponent.hasPrefix("LICENSE") {
        files.insert(folder + "/" + name)
      }
    }
    #expect(files.count > 10)
    #expect(Set(licenses.map { String(cString: $0.path) }) == files)
  }

  @Test func namesAllLibraries() throws {
    // The pkg-config names of the libraries that the manifest links.
    let names = [
      "freetype2": "FreeType", "harfbuzz": "HarfBuzz", "libpng": "libpng", "libxxhash": "xxHash",
      "libdeflate": "libdeflate", "libjpeg": "libjpeg-turbo", "libwebpdemux": "libwebp", "lcms2": "Little CMS",
    ]
    let manifest = try String(contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let libraries = manifest.components(separatedBy: "pkgConfig: \"").dropFirst()
      .flatMap { $0.prefix { $0 != "\"" }.split(separator: " ").map(String.init) }
    #expect(Set(libraries) == Set(names.keys))
    for name in names.values { #expect(Licenses.libraries.contains { $0.name == name }) }
    // The manifest's package dependencies.
    for package in manifest.components(separatedBy: ".package(url: \"").dropFirst() {
      let name = try #require(package.split(separator: "\"").first?.split(separator: "/").last)
      #expect(Licenses.libraries.contains { $0.name.hasPrefix(name) }, "\(name)")
    }
  }

  @Test func textContainsAllLicenses() {
    let text = Licenses.text
    for word in ["MIT License", "SIL OPEN FONT LICENSE", "Apache License", "libwebp: BSD-3-Clause", "hyph-utf8"] {
      #expect(text.contains(word), "\(word)")
    }
  }
}
