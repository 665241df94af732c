// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An observer of a file's use by other processes. Never notified.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The presented file or folder.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is called.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Coordinated access to files that other processes may use at the same time.
///
/// - Note: Differs from UIKit: there is no coordination. Each accessor is called immediately with the given URL.
open class NSFileCoordinator: NSObject {
  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits, as Foundation numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Reads the file without asking presenters to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Reads the target of a symbolic link.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Reads only the metadata of the file.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// Reads the file for uploading it.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Options for changing a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits, as Foundation numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Deletes the file.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// Moves the file.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Changes the file after presenters have saved.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Replaces the file with another one.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Changes only the metadata, not the contents.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// The presenter that is not notified of the coordinator's operations. Stored only.
  public let filePresenter: (any NSFilePresenter)?
  /// An identifier of the purpose of the access. Stored only.
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator for a presenter, or without one.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    filePresenter = filePresenterOrNil
    super.init()
  }

  /// Does nothing: presenters are never called.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Does nothing.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// The registered presenters: always empty.
  open class var filePresenters: [any NSFilePresenter] { [] }

  /// Calls the reader with the URL. Stores no error.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls the writer with the URL. Stores no error.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Calls the accessor with both URLs. Stores no error.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
  }

  /// Calls the accessor with both URLs. Stores no error.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
  }

  /// Does nothing: accessors are called synchronously.
  open func cancel() {}
  /// Does nothing.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Does nothing.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
}
