// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What is told of other processes' use of a file. Nothing calls it here.
public protocol NSFilePresenter: NSObjectProtocol {
  /// The file or folder that is presented.
  var presentedItemURL: URL? { get }
  /// Where calls arrive.
  var presentedItemOperationQueue: OperationQueue { get }
}

/// Access to files that other processes may use at the same time.
///
/// - Note: Differs from UIKit: it coordinates nothing. Each accessor is called at once, with the address it was asked
///   for.
open class NSFileCoordinator: NSObject {
  /// How a file is to be read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits, as Foundation numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Without asking presenters to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A symbolic link's target.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// The file's facts alone.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// To send the file elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// How a file is to be changed.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits, as Foundation numbers them.
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It is removed.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It is moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// Presenters save before.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another takes its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Its facts change, not its contents.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Who is not told of what the coordinator does. Stored only.
  public let filePresenter: (any NSFilePresenter)?
  /// A name for the one on whose behalf it works. Stored only.
  open var purposeIdentifier = UUID().uuidString

  /// Creates a coordinator that works for a presenter, or for none.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    filePresenter = filePresenterOrNil
    super.init()
  }

  /// Does nothing: nothing calls presenters.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Does nothing.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Always empty.
  open class var filePresenters: [any NSFilePresenter] { [] }

  /// Calls the reader with the address. No error is stored.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer,
    byAccessor reader: (URL) -> Void
  ) {
    reader(url)
  }

  /// Calls the writer with the address. No error is stored.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor writer: (URL) -> Void
  ) {
    writer(url)
  }

  /// Calls the accessor with both addresses. No error is stored.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
    options writingOptions: WritingOptions = [], error outError: NSErrorPointer,
    byAccessor readerWriter: (URL, URL) -> Void
  ) {
    readerWriter(readingURL, writingURL)
  }

  /// Calls the accessor with both addresses. No error is stored.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL,
    options options2: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
  ) {
    writer(url1, url2)
  }

  /// Does nothing: accessors have returned when `coordinate` does.
  open func cancel() {}
  /// Does nothing.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}
  /// Does nothing.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {}
}
