// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Images that item providers carry, as pickers and drags hand them over.

public import Foundation
public import TesseraFoundation

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A PNG file.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }
  /// A PNG file.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

  /// Hands the image as a PNG file to the handler at once; nil for an image without pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }

  /// The picture in a PNG file; throws for damaged data, and for subclasses, which it cannot make.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(
        .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "The data of \(typeIdentifier) is no PNG."])
    }
    return image
  }
}
