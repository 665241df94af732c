// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A provider of data for a dragged, pasted or shared item. It can have several types of data, which are created on
/// demand.
///
/// - Note: Differs from UIKit: handlers are called synchronously if the data is available. Types are compared by
///   their identifiers. Only the conformances of text types, URLs and common image types are supported.
open class NSItemProvider: NSObject, NSCopying {
  /// A closure that receives an item or an error.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  /// The code of an item provider error.
  public enum ErrorCode: Int, Error, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// The domain of item provider errors.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Data of one type, which is created on demand.
  struct Representation {
    let type: String
    let load: (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  }

  var representations: [Representation] = []
  /// The registered objects by type identifier. They can be loaded without converting them to data.
  var objects: [String: any NSSecureCoding] = [:]
  var writers: [AnyObject] = []
  /// The suggested name for a file with the data.
  open var suggestedName: String?

  /// Creates an empty provider. Call the `register…` methods to add data.
  public override init() {
    super.init()
  }

  /// Creates a provider for an object's data.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider for an item that is passed on unchanged.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    let type =
      typeIdentifier
      ?? (item as? any NSItemProviderWriting).map {
        Swift.type(of: $0).writableTypeIdentifiersForItemProvider.first ?? "public.data"
      }
    registerItem(item, type ?? "public.data")
  }

  /// Creates a provider for a file's data. The file extension determines the type. Returns nil if the file is not
  /// readable.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    registerItem(fileURL as NSURL, "public.file-url")
    registerDataRepresentation(forTypeIdentifier: ItemTypes.type(ofEnding: fileURL.pathExtension), visibility: .all) {
      do { $0(try Data(contentsOf: fileURL), nil) } catch { $0(nil, error) }
      return nil
    }
  }

  /// Returns a provider with the same data.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    copy.representations = representations
    (copy.objects, copy.writers, copy.suggestedName) = (objects, writers, suggestedName)
    return copy
  }

  // MARK: Registering

  /// The visibility of data to other processes. Ignored, because there is only one process.
  public enum RepresentationVisibility: Int, Sendable {
    case all = 0
    case team, group, ownProcess
  }

  /// Options for transferring files. Files are always copied.
  public struct FileOptions: OptionSet, Sendable {
    /// The bits, with the same values as in Foundation.
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Provides the file itself instead of a copy if the file can be opened in place.
    public static let openInPlace = FileOptions(rawValue: 1)
  }

  /// Registers data of a type. The handler creates the data on demand.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.append(Representation(type: typeIdentifier, load: loadHandler))
  }

  /// Registers an object's data in all types that the object supports.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: RepresentationVisibility) {
    writers.append(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      if let item = object as? any NSSecureCoding { objects[type] = item }
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }
  }

  private func registerItem(_ item: any NSSecureCoding, _ type: String) {
    objects[type] = item
    writers.append(item as AnyObject)
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { handler in
      switch item as AnyObject {
      case let data as NSData: handler(data as Data, nil)
      case let object as any NSItemProviderWriting:
        return object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      default: handler(nil, NSItemProvider.error(.unavailableCoercionError, "\(Swift.type(of: item)) is not data."))
      }
      return nil
    }
  }

  // MARK: Registered types

  /// The registered type identifiers, in order of registration.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

  /// Returns whether there is data of a type or of a type that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns whether there is data of a type or of a type that conforms to it. The options are ignored.
  open func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool {
    representation(typeIdentifier) != nil
  }

  /// Returns whether the provider can create an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    writers.contains { Swift.type(of: $0) is any NSItemProviderReading.Type && Self.isKind($0, aClass) }
      || aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }

  static func isKind(_ object: AnyObject, _ type: any NSItemProviderReading.Type) -> Bool {
    func isOne<Kind>(_: Kind.Type) -> Bool { object is Kind }
    return _openExistential(type, do: isOne)
  }

  func representation(_ type: String) -> Representation? {
    representations.first { $0.type == type } ?? representations.first { ItemTypes.conforms($0.type, to: type) }
  }

  static func error(_ code: ErrorCode, _ text: String) -> any Error {
    NSError(domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
  }
}
