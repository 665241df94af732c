// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews
public import TesseraFoundation

/// A drag, as seen by the views that it enters.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag session. Never nil, because every drag starts in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// The style of the progress indicator. Stored only, because no indicator is shown. Initially `default`.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Loads objects from the items and passes the loaded objects to the closure on the main thread. If the data is
  /// available immediately, calls the closure before the method returns.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads the items' strings and passes them to the closure.
  @discardableResult
  public func loadObjects(ofClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { $0 as String } }) }
  }

  /// Loads the items' URLs and passes them to the closure.
  @discardableResult
  public func loadObjects(ofClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
  }
}
