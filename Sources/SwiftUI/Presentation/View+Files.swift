// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit
public import UniformTypeIdentifiers

/// A document picker that reports the chosen files and its dismissal.
final class FilePicker: UIDocumentPickerViewController, UIDocumentPickerDelegate {
  var onDismiss: (UIViewController) -> Void = { _ in }
  var onChoice: ([URL]) -> Void = { _ in }
  var onCancel: () -> Void = {}
  private var isFinished = false

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    finish { onChoice(urls) }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish(onCancel) }

  private func finish(_ body: () -> Void) {
    guard !isFinished else { return }
    isFinished = true
    body()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil else { return }
    onDismiss(self)
  }
}

extension View {
  func picker(
    _ isPresented: Binding<Bool>, _ picker: @escaping @MainActor () -> FilePicker?,
    onChoice: @escaping ([URL]) -> Void, onCancel: @escaping () -> Void
  ) -> ModifiedContent<Self, PresentationModifier> {
    modifier(
      PresentationModifier(
        isPresented,
        ControllerScreen("a file picker") { presentation in
          guard let controller = picker() else { return nil }
          controller.delegate = controller
          controller.onChoice = onChoice
          controller.onCancel = onCancel
          controller.onDismiss = { [weak presentation] in presentation?.didDisappear($0) }
          return controller
        }))
  }

  /// Presents a file picker while a binding is true. Passes the chosen file to the completion handler.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    picker(isPresented, { FilePicker(forOpeningContentTypes: allowedContentTypes) }) {
      if let url = $0.first { onCompletion(.success(url)) }
    } onCancel: {
    }
  }
  /// Presents a file picker that can allow multiple selection while a binding is true. Passes the chosen files to the
  /// completion handler.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }
  /// Presents a file picker while a binding is true. Passes the chosen files to the completion handler.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    let make: @MainActor () -> FilePicker? = {
      let picker = FilePicker(forOpeningContentTypes: allowedContentTypes)
      picker.allowsMultipleSelection = allowsMultipleSelection
      return picker
    }
    return picker(isPresented, make, onChoice: { onCompletion(.success($0)) }, onCancel: onCancellation)
  }

  /// Presents a picker for the location of a new file while a binding is true, and writes an item to the file: a string, data, or
  /// the contents of a file. If there is no item, presents nothing.
  ///
  /// - Note: Differs from SwiftUI: other items are not written, and the completion handler receives an error.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first?.preferredFilenameExtension
    let name = [defaultFilename ?? "Untitled", type].compactMap { $0 }.joined(separator: ".")
    let make: @MainActor () -> FilePicker? = {
      item == nil ? nil : FilePicker(forExporting: [URL(fileURLWithPath: "/").appendingPathComponent(name)])
    }
    return picker(isPresented, make) { urls in
      guard let item, let url = urls.first else { return }
      onCompletion(
        Result {
          try Self.contents(of: item).write(to: url)
          return url
        })
    } onCancel: {
      onCancellation()
    }
  }

  /// Returns the contents of a file that an item is exported to.
  private static func contents(of item: any Transferable) throws -> Data {
    switch item {
    case let text as String: Data(text.utf8)
    case let data as Data: data
    case let url as URL where url.isFileURL: try Data(contentsOf: url)
    default: throw CocoaError(.fileWriteUnknown)
    }
  }

  /// Presents a picker for a file's new location while a binding is true. If there is no file, presents nothing.
  ///
  /// - Note: Differs from SwiftUI: the file itself is not moved.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }
  /// Presents a picker for a file's new location while a binding is true. If there is no file, presents nothing.
  ///
  /// - Note: Differs from SwiftUI: the file itself is not moved.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    picker(isPresented, { file.map { FilePicker(forExporting: [$0], asCopy: false) } }) {
      if let url = $0.first { onCompletion(.success(url)) }
    } onCancel: {
      onCancellation()
    }
  }
  /// Presents a picker for the new location of files while a binding is true. If there are no files, presents nothing.
  ///
  /// - Note: Differs from SwiftUI: the files themselves are not moved.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    let files = Array(files)
    return picker(
      isPresented, { files.isEmpty ? nil : FilePicker(forExporting: files, asCopy: false) },
      onChoice: { onCompletion(.success($0)) }, onCancel: {})
  }
}
