// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import TesseraGraphics

/// The state for which a view controller's placeholder is updated.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view controller.
  public var traitCollection: UITraitCollection
  /// The user's search text; nil if there is no search.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without search text.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// The custom state for a key. Nil unless set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
