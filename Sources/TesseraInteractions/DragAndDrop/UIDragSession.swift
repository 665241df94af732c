// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) import TesseraViews

/// A drag, as where it came from sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever the app wants to know of the drag. nil by default.
  var localContext: Any? { get set }
}
