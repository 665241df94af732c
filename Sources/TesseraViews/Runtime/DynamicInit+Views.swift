// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import CTesseraDynamicInit
import Foundation

extension DynamicInit {
  private static let viewFrame = initializer(at: 0, of: UIView.self)

  /// Returns a view created with `type.init(frame:)`.
  package static func view<V: UIView>(_ type: V.Type, frame: CGRect = .zero) -> V {
    let (table, function) = entry(word: viewFrame, type: type)
    let made = tessera_init_rect(
      function, Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height), table)
    return cast(made, to: type)
  }
}
