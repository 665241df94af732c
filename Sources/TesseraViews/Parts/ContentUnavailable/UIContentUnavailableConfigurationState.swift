// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
public import TesseraGraphics

/// The state that a controller's placeholder is updated for.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the controller.
  public var traitCollection: UITraitCollection
  /// The user's search text, or nil.
  public var searchText: String?
  private var customStates: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A custom state. Nil unless set.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customStates[key] }
    set { customStates[key] = newValue }
  }
}
