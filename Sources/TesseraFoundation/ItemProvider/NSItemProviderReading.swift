// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An object that an item provider can convert to data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types of data to which the object can be converted, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Calls the handler with the object's data of a type.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that an item provider can create from data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data from which an object can be created, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The UTF-8 plain text type.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The UTF-8 plain text type and the plain text type, which is also decoded as UTF-8.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text"]
  }

  /// Immediately calls the handler with the string in UTF-8.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  /// Returns a string decoded from UTF-8 data. Throws an error if the data is invalid.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "The data of \(typeIdentifier) is not valid UTF-8.")
    }
    return object
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The URL type.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The URL and file URL types.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

  /// Immediately calls the handler with the URL's string.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  /// Returns a URL created from data. Throws an error if the data is invalid.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unexpectedValueClassError, "The data of \(typeIdentifier) is not a URL.")
    }
    return object
  }
}
