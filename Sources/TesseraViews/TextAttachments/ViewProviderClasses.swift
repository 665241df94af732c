// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

/// The registered view provider classes, by file type.
final class ViewProviderClasses: @unchecked Sendable {
  static let shared = ViewProviderClasses()

  private let lock = NSLock()
  private var classes: [String: AnyClass] = [:]

  subscript(fileType: String) -> AnyClass? {
    get { lock.withLock { classes[fileType.lowercased()] } }
    set { lock.withLock { classes[fileType.lowercased()] = newValue } }
  }
}
