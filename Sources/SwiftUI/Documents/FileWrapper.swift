// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A representation of a file, a folder or a symbolic link in memory.
///
/// - Note: Differs from Foundation: there are no serialized representations, icons and file attributes.
open class FileWrapper: NSObject {
  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value, with one bit per option.
    public let rawValue: UInt
    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads the contents immediately. All files are read immediately.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Reads the contents without mapping the file. No files are mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }
  /// Options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value, with one bit per option.
    public let rawValue: UInt
    /// Creates a set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes to a temporary file that then replaces the file.
    public static let atomic = WritingOptions(rawValue: 1)
    /// Sets the names of the wrappers to the names of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name of the file.
  open var filename: String?
  /// The name for the file in a folder if `filename` is nil.
  open var preferredFilename: String?

  /// Creates a regular file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }
  /// Creates a folder from files by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }
  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads a file, a folder with its contents, or a symbolic link.
  public init(url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let type = try manager.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink?:
      content = .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path)))
    default: content = .file(try Data(contentsOf: url))
    }
    (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
  }

  /// Whether the wrapper is a regular file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }
  /// The contents of a regular file; nil for other wrappers.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The files of a folder by name; nil for other wrappers.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
  /// The destination of a symbolic link; nil for other wrappers.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  /// Adds a file to a folder and returns its name, which differs from the preferred name if the folder already has a file
  /// with that name. Does nothing if the wrapper is not a folder.
  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let preferred = child.preferredFilename ?? child.filename ?? "Untitled"
    guard child !== self, case .folder(var children) = content else { return preferred }
    var (name, number) = (preferred, 1)
    while children[name] != nil, children[name] !== child {
      number += 1
      name = "\(number)_\(preferred)"
    }
    children[name] = child
    content = .folder(children)
    return name
  }
  /// Adds a regular file to a folder and returns its name. Does nothing if the wrapper is not a folder.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }
  /// Removes a file from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let children) = content else { return }
    content = .folder(children.filter { $0.value !== child })
  }

  /// Writes the file, or the folder with its contents.
  ///
  /// - Parameter originalContentsURL: The location of an earlier version. Not used.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in children.sorted(by: { $0.key < $1.key }) {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    case .link(let destination):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
