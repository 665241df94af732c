// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// `#Preview` expands to a record in the section `tessera_previews` of the executable. The record is a function that
// adds the preview. Records are read only when previews are requested.

internal import CTesseraSections

/// A list to which records add their previews. Used by code that the macro and the porting tool generate.
public struct PreviewRecords: Sendable {
  private var entries: [Entry] = []

  private enum Entry: Sendable {
    case preview(Preview)
    /// A closure that creates previews. It must run on the main actor.
    case previews(@MainActor @Sendable () -> [Preview])
  }

  init() {}

  /// Adds a preview of a view.
  ///
  /// - Parameters:
  ///   - name: The preview's name; nil to name it by file and line.
  ///   - traits: The traits, such as a size or an orientation.
  ///   - fileID: The `#fileID` of the declaration.
  ///   - line: The line of the declaration, starting at 1.
  ///   - body: A closure that creates the view, called once per image.
  @_disfavoredOverload
  public mutating func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., fileID: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable () -> UIView
  ) {
    entries.append(
      .preview(Preview(name, traits: traits, fileID: fileID, line: line) { Preview.controller(showing: body()) }))
  }

  /// Adds a preview of a view controller.
  ///
  /// - Parameters:
  ///   - name: The preview's name; nil to name it by file and line.
  ///   - traits: The traits, such as a size or an orientation.
  ///   - fileID: The `#fileID` of the declaration.
  ///   - line: The line of the declaration, starting at 1.
  ///   - body: A closure that creates the view controller, called once per image.
  @_disfavoredOverload
  public mutating func add(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., fileID: String = #fileID, line: Int = #line,
    body: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    entries.append(.preview(Preview(name, traits: traits, fileID: fileID, line: line, make: body)))
  }

  /// Adds a closure that creates previews when they are requested.
  package mutating func addPreviews(_ previews: @escaping @MainActor @Sendable () -> [Preview]) {
    entries.append(.previews(previews))
  }

  /// A function that adds the previews of one declaration.
  package typealias Record = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Returns the previews of a section's records, sorted by file and line.
  @MainActor
  package static func read(_ section: UnsafeBufferPointer<Record>) -> [Preview] {
    var records = PreviewRecords()
    for record in section { withUnsafeMutablePointer(to: &records) { record(UnsafeMutableRawPointer($0)) } }
    return records.previews
  }

  /// Returns the previews of all records in the program and its libraries, sorted by file and line.
  @MainActor
  static func readAll() -> [Preview] {
    var records = PreviewRecords()
    withUnsafeMutablePointer(to: &records) { tessera_call_records(tessera_record_previews, $0) }
    return records.previews
  }

  @MainActor
  private var previews: [Preview] {
    entries.flatMap { entry in
      switch entry {
      case .preview(let preview): [preview]
      case .previews(let make): make()
      }
    }.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
  }
}

extension Preview {
  /// The `#fileID` of the only file whose previews are read; nil for all files. Used by tests, many of which share an
  /// executable.
  @TaskLocal package static var onlyFile: String?

  /// Returns all previews of the executable, sorted by file and line.
  @MainActor
  package static func all() -> [Preview] {
    let all = PreviewRecords.readAll()
    return onlyFile.map { file in all.filter { $0.fileID == file } } ?? all
  }
}
