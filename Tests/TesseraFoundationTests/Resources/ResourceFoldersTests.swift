// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Resource lookup in temporary folders.
struct ResourceFoldersTests {
  @Test("A bundle searches only its own folder, and the main bundle also the targets' folders")
  func folders() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
    let folder = root.appendingPathComponent("App_Kit.resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let bundle = try #require(Bundle(path: folder.path))
    #expect(ResourceFolders.of(bundle).map(\.lastPathComponent) == ["App_Kit.resources"])
    #expect(ResourceFolders.name(of: bundle) == "App_Kit.resources")
    #expect(ResourceFolders.of(nil) == ResourceFolders.of(.main))
    #expect(ResourceFolders.of(nil).first == Bundle.main.resourceURL ?? Bundle.main.bundleURL)
  }
}
