// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Support for images in item providers, as used by pickers and by drag and drop.

public import Foundation
public import TesseraFoundation
import TesseraImaging

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The type identifiers of PNG and JPEG files.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// The type identifiers of the supported file formats.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    PictureFormat.allCases.filter(\.isRead).map(\.typeIdentifier)
  }

  /// Immediately calls the handler with the image as a file: JPEG if requested, otherwise PNG. The data is nil if the
  /// image has no pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }

  /// Returns the image in a file. Throws an error if the data is damaged. Also throws an error if called on a
  /// subclass, because subclass instances can't be created.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(
        .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "The data of \(typeIdentifier) is not an image."])
    }
    return image
  }
}
