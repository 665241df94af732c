// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews

/// A view that supports spring loading, which activates the view when a drag rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether the view is spring-loaded.
  var isSpringLoaded: Bool { get set }
}
