// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraDynamicInit
import TesseraViews

extension DynamicInit {
  private static let annotation = initializer(at: 0, of: MKAnnotationView.self)

  /// Returns the result of `type.init(annotation:reuseIdentifier:)`.
  static func annotationView(
    _ type: MKAnnotationView.Type, annotation object: (any MKAnnotation)?, reuseIdentifier: String?
  ) -> MKAnnotationView {
    let (table, function) = entry(word: annotation, type: type)
    let (object, name) = (transferredWords(ofValue: object), transferredWords(of: reuseIdentifier))
    return cast(tessera_init_object_string(function, object.0, object.1, name.0, name.1, table), to: type)
  }
}
