// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraDynamicInit
import TesseraGraphics
import TesseraTextKit

extension DynamicInit {
  private static let provider = initializer(at: 0, of: NSTextAttachmentViewProvider.self)

  /// Returns a provider created with `type.init(textAttachment:parentView:textLayoutManager:location:)`.
  static func viewProvider(
    _ type: NSTextAttachmentViewProvider.Type, textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) -> NSTextAttachmentViewProvider {
    let (table, function) = entry(word: provider, type: type)
    // Without the cast, the concrete type would be passed instead of the existential.
    let place = transferredWords(ofValue: location as any NSTextLocation)
    let attachment = Unmanaged.passRetained(textAttachment).toOpaque()
    let parent = parentView.map { Unmanaged.passRetained($0).toOpaque() }
    let manager = textLayoutManager.map { Unmanaged.passRetained($0).toOpaque() }
    return cast(
      tessera_init_objects_existential(function, attachment, parent, manager, place.0, place.1, table), to: type)
  }
}
