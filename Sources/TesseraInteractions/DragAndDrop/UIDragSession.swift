// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) import TesseraViews

/// A drag, as seen by its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A custom object of the app. Nil by default.
  var localContext: Any? { get set }
}
