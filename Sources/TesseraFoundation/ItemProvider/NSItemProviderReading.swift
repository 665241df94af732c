// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that can be written to data, for item providers.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of the data, from best to worst.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls the handler with the data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be created from data, for item providers.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types from which an object can be created, from best to worst.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The type of UTF-8 text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The types of UTF-8 text and plain text, which is read as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Calls the handler with the text in UTF-8 immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  /// Returns the string in UTF-8 data. Throws an error if the data is invalid.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "The data of \(typeIdentifier) is not valid UTF-8.")
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The type of URLs.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types of URLs and file URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

  /// Calls the handler with the URL as text immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Returns the URL in the data. Throws an error if the data is invalid.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "The data of \(typeIdentifier) is not a URL.")
    }
    return object
  }
}
