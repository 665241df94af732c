// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that observes changes to a file by other processes. Never notified in Tessera.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The URL of the presented file or folder.
  var presentedItemURL: URL? { get }
  /// The queue on which the presenter is called.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// A coordinator for file access by several processes.
///
/// - Note: Differs from UIKit: access is not coordinated. Each accessor is called immediately with the given URL.
open class NSFileCoordinator: NSObject {
  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits, with the same values as in Foundation.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Reads the file without requesting presenters to save their changes.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// Reads the target of a symbolic link.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Reads only the metadata of the file.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// Reads the file in order to upload it.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// Options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits, with the same values as in Foundation.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Deletes the file.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// Moves the file.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Writes the file after presenters have saved their changes.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Replaces the file with a different file.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Writes only the metadata, not the contents.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// The presenter that requests the access. Stored only, because presenters are never notified.
  public let filePresenter: (any NSFilePresenter)?
  /// A string that identifies the purpose of the access. Stored only.
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator with an optional presenter.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    filePresenter = filePresenterOrNil
    super.init()
  }

  /// Does nothing, because presenters are never notified.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Does nothing.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// The registered presenters. Always empty.
  open class var filePresenters: [any NSFilePresenter] { [] }

  /// Calls the reader with the URL. Never sets an error.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls the writer with the URL. Never sets an error.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Calls the accessor with both URLs. Never sets an error.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
  }

  /// Calls the accessor with both URLs. Never sets an error.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
  }

  /// Does nothing, because accessors are called synchronously.
  open func cancel() {}
  /// Does nothing.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Does nothing.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
}
