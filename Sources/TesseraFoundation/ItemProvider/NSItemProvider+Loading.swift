// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

extension NSItemProvider {
  /// Calls the handler with the data of a type, or with an error if there is none.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let representation = representation(typeIdentifier) else {
      completionHandler(nil, unavailable(typeIdentifier))
      return Progress(totalUnitCount: 1)
    }
    return representation.load(completionHandler) ?? finished
  }

  /// Writes the data of a type to a file and calls the handler with the file's URL. The file is deleted after the
  /// handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let ending = ItemTypes.ending(of: representation(typeIdentifier)?.type ?? typeIdentifier)
    let name = (suggestedName ?? "item") + (ending.isEmpty ? "" : "." + ending)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Calls the handler with an object of the given class: the registered object or an object created from its data.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = writers.first(where: { Self.isKind($0, aClass) }) as? any NSItemProviderReading {
      completionHandler(object, nil)
      return finished
    }
    let type = aClass.readableTypeIdentifiersForItemProvider.first { representation($0) != nil }
    guard let type else {
      completionHandler(nil, unavailable("\(aClass)"))
      return Progress(totalUnitCount: 1)
    }
    nonisolated(unsafe) let aClass = aClass
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Returns whether the provider can load a string.
  public func canLoadObject(ofClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Returns whether the provider can load a URL.
  public func canLoadObject(ofClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads a string and calls the handler with it.
  @discardableResult
  public func loadObject(
    ofClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { completionHandler(($0 as? NSString).map { $0 as String }, $1) }
  }

  /// Loads a URL and calls the handler with it.
  @discardableResult
  public func loadObject(
    ofClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { completionHandler(($0 as? NSURL).map { $0 as URL }, $1) }
  }

  /// Calls the handler with the item for a type: the registered object or its data.
  ///
  /// The handler's parameter has the type `Any`, because Swift on Linux can cast only `Any` to `URL` and other
  /// values.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    loadItem(forTypeIdentifier: typeIdentifier, options: options) { (item: (any NSSecureCoding)?, error) in
      completionHandler(item, error)
    }
  }

  /// Calls the handler with the item for a type. Unlike in the method above, the handler's parameter has a specific
  /// type.
  @_disfavoredOverload
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: @escaping CompletionHandler
  ) {
    guard let type = representation(typeIdentifier)?.type else {
      return completionHandler(nil, unavailable(typeIdentifier))
    }
    if let object = objects[type] { return completionHandler(object, nil) }
    nonisolated(unsafe) let handler = completionHandler
    loadDataRepresentation(forTypeIdentifier: type) { data, error in handler(data.map { $0 as NSData }, error) }
  }

  /// Returns the item for a type: the registered object or its data.
  public func loadItem(forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil) async throws
    -> Any
  {
    let loaded: Loaded = try await withCheckedThrowingContinuation { continuation in
      loadItem(forTypeIdentifier: typeIdentifier, options: options) { (item: (any NSSecureCoding)?, error) in
        if let item {
          continuation.resume(returning: Loaded(item: item))
        } else {
          continuation.resume(throwing: error ?? ErrorCode.unknownError)
        }
      }
    }
    return loaded.item
  }

  /// An item that is passed to the waiting task and has no other references.
  private struct Loaded: @unchecked Sendable {
    let item: any NSSecureCoding
  }

  private var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  private func unavailable(_ what: String) -> any Error {
    Self.error(.itemUnavailableError, "There is no \(what) in the item. It has \(registeredTypeIdentifiers).")
  }
}
