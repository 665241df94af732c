// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Images that item providers carry, as pickers and drags hand them over.

public import Foundation
public import TesseraFoundation
import TesseraImaging

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// A PNG file, or a JPEG file.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// A file of one of the formats that are read.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    PictureFormat.allCases.filter(\.isRead).map(\.typeIdentifier)
  }

  /// Hands the image as a file to the handler at once: as JPEG where that is asked for, else as PNG. Nil for an image without
  /// pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }

  /// The picture in a file; throws for damaged data, and for subclasses, which it cannot make.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw CocoaError(
        .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "The data of \(typeIdentifier) is no picture."])
    }
    return image
  }
}
