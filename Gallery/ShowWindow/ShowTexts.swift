// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import UIKit

/// The localized strings of the show-window screens, stored in a separate bundle.
@MainActor
enum ShowTexts {
  private static let bundle =
    Bundle.module.url(forResource: "Texts", withExtension: "bundle").flatMap { Bundle(url: $0) } ?? .module

  static func text(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, comment: "") }
}
