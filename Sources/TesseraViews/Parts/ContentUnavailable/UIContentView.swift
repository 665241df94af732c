// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view that shows the content described by a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The current configuration. The view must accept any configuration of the same type.
  var configuration: any UIContentConfiguration { get set }
}
