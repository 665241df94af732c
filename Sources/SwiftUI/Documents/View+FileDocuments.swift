// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Presents a picker for the location of a new file while a binding is true, and writes a document to the file. If there is
  /// no document, presents nothing. An error that writing throws is passed to the completion handler.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented: isPresented, documents: document.map { [ExportedDocument($0)] } ?? [], types: [contentType],
      filename: defaultFilename,
      onCompletion: { onCompletion($0.first) }, onCancellation: {})
  }
  /// Presents a picker for the location of a new file while a binding is true, and writes a document to the file.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    exporter(
      isPresented: isPresented, documents: document.map { [ExportedDocument($0)] } ?? [], types: [contentType],
      filename: defaultFilename,
      onCompletion: { onCompletion($0.first) }, onCancellation: {})
  }
  /// Presents a picker for the location of a new file while a binding is true, and writes a document to the file. By default,
  /// the file has the first type that the document can be written to.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented: isPresented, documents: document.map { [ExportedDocument($0)] } ?? [], types: contentTypes,
      filename: defaultFilename,
      onCompletion: { onCompletion($0.first) }, onCancellation: onCancellation)
  }
  /// Presents a picker for the location of a new file while a binding is true, and writes a document to the file. By default,
  /// the file has the first type that the document can be written to.
  public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    exporter(
      isPresented: isPresented, documents: document.map { [ExportedDocument($0)] } ?? [], types: contentTypes,
      filename: defaultFilename,
      onCompletion: { onCompletion($0.first) }, onCancellation: onCancellation)
  }
  /// Presents a picker for the locations of new files while a binding is true, and writes documents to the files. If there
  /// are no documents, presents nothing.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    exporter(
      isPresented: isPresented, documents: documents.map { ExportedDocument($0) }, types: [contentType], filename: nil,
      onCompletion: onCompletion,
      onCancellation: {})
  }
  /// Presents a picker for the locations of new files while a binding is true, and writes documents to the files. If there
  /// are no documents, presents nothing.
  public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: ReferenceFileDocument {
    exporter(
      isPresented: isPresented, documents: documents.map { ExportedDocument($0) }, types: [contentType], filename: nil,
      onCompletion: onCompletion,
      onCancellation: {})
  }

  private func exporter(
    isPresented: Binding<Bool>, documents: [ExportedDocument], types: [UTType], filename: String?,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let files = documents.enumerated().map { index, document in
      let name = documents.count > 1 ? "\(filename ?? "Untitled") \(index + 1)" : filename ?? "Untitled"
      let suffix = document.type(types).preferredFilenameExtension
      return [name, suffix].compactMap { $0 }.joined(separator: ".")
    }
    let make: @MainActor () -> FilePicker? = {
      let urls = files.map { URL(fileURLWithPath: "/").appendingPathComponent($0) }
      return urls.isEmpty ? nil : FilePicker(forExporting: urls)
    }
    return picker(isPresented, make) { urls in
      onCompletion(
        Result {
          for (document, url) in zip(documents, urls) { try document.write(to: url, as: document.type(types)) }
          return urls
        })
    } onCancel: {
      onCancellation()
    }
  }
}

extension Result where Success == [URL], Failure == any Error {
  /// The first of several files. A failure if there is none.
  fileprivate var first: Result<URL, any Error> {
    flatMap { urls in urls.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile)) }
  }
}
