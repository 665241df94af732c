// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Observation
@testable import SwiftUI
import TesseraViews
import Testing

import TesseraCombine
import UniformTypeIdentifiers

/// Exporting documents to files.
@MainActor @Suite struct FileDocumentTests {
  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, .json] }
    var text = ""
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if text.isEmpty { throw CocoaError(.fileWriteUnknown) }
      let old = configuration.existingFile?.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
      return FileWrapper(regularFileWithContents: Data((old + text).utf8))
    }
  }

  private final class Album: ReferenceFileDocument {
    static var readableContentTypes: [UTType] { [.folder] }
    let photos: [String]
    init(photos: [String]) { self.photos = photos }
    init(configuration: ReadConfiguration) throws {
      photos = (configuration.file.fileWrappers ?? [:]).keys.sorted()
    }
    func snapshot(contentType: UTType) throws -> [String] { photos }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(
        directoryWithFileWrappers: Dictionary(
          uniqueKeysWithValues: snapshot.map { ($0, FileWrapper(regularFileWithContents: Data($0.utf8))) }))
    }
  }

  private let desk = Desk()

  private var isPresented: Binding<Bool> {
    let desk = desk
    return Binding(get: { desk.showsSheet }, set: { desk.showsSheet = $0 })
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func record(_ result: Result<URL, any Error>) {
    switch result {
    case .success(let url): desk.journal.add(url.lastPathComponent)
    case .failure(let error): desk.journal.add("\((error as? CocoaError)?.code.rawValue ?? 0)")
    }
  }

  private func choose(_ url: URL, _ screen: PresentingScreen<some View>) {
    desk.showsSheet = true
    screen.layOut()
    (screen.presented as? UIDocumentPickerViewController)?.userChose([url])
    screen.layOut()
  }

  @Test func valuesAreWritten() throws {
    try withFolder { folder in
      let screen = PresentingScreen(
        Text("Main").fileExporter(
          isPresented: isPresented, document: Note(text: "Hello"), contentType: .plainText, defaultFilename: "Note",
          onCompletion: { record($0) }))
      desk.showsSheet = true
      screen.layOut()
      #expect(screen.frontTexts.contains("Note.txt"))
      let file = folder.appendingPathComponent("Note.txt")
      choose(file, screen)
      #expect(try String(contentsOf: file, encoding: .utf8) == "Hello")
      #expect(!desk.showsSheet)
      // The existing file is passed to the document.
      choose(file, screen)
      #expect(try String(contentsOf: file, encoding: .utf8) == "HelloHello")
      let copy = try Note(configuration: .init(contentType: .plainText, file: FileWrapper(url: file)))
      #expect(copy.text == "HelloHello")
      #expect(desk.journal.take() == ["Note.txt", "Note.txt"])
    }
  }

  @Test func errorsAreReported() throws {
    try withFolder { folder in
      let screen = PresentingScreen(
        Text("Main").fileExporter(
          isPresented: isPresented, document: Note(text: ""), contentType: .json, onCompletion: { record($0) }))
      choose(folder.appendingPathComponent("a.json"), screen)
      #expect(desk.journal.take() == ["\(CocoaError.Code.fileWriteUnknown.rawValue)"])
      #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("a.json").path))
    }
  }

  @Test func objectsAreWritten() throws {
    try withFolder { folder in
      let screen = PresentingScreen(
        Text("Main").fileExporter(
          isPresented: isPresented, document: Album(photos: ["a", "b"]), contentType: .folder,
          onCompletion: { record($0) }))
      let url = folder.appendingPathComponent("Album")
      for _ in 0..<2 { choose(url, screen) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() == ["a", "b"])
      let copy = try Album(configuration: .init(contentType: .folder, file: FileWrapper(url: url)))
      #expect(copy.photos == ["a", "b"])
      #expect(desk.journal.take() == ["Album", "Album"])
    }
  }

  @Test func missingDocumentsPresentNothing() {
    let screen = PresentingScreen(
      Text("Main").fileExporter(
        isPresented: isPresented, document: Note?.none, contentType: .plainText, onCompletion: { record($0) }))
    desk.showsSheet = true
    screen.layOut()
    #expect(screen.presented == nil)
  }

  @Test func folders() throws {
    try withFolder { folder in
      let wrapper = FileWrapper(directoryWithFileWrappers: [:])
      #expect(wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "x") == "x")
      #expect(wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "x") == "2_x")
      let url = folder.appendingPathComponent("folder")
      try wrapper.write(to: url, originalContentsURL: nil)
      let copy = try FileWrapper(url: url)
      #expect(copy.isDirectory && copy.fileWrappers?.count == 2)
      #expect(copy.fileWrappers?["2_x"]?.regularFileContents == Data("2".utf8))
      #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("missing")) }
    }
  }
}
