// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The visible configuration. The view must accept another configuration of the same type.
  var configuration: any UIContentConfiguration { get set }
}
