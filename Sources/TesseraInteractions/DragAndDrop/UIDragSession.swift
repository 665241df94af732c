// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) import TesseraViews

/// A drag, as seen by its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A custom object of the app. The default is nil.
  var localContext: Any? { get set }
}
