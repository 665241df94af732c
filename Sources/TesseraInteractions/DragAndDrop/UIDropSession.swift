// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) import TesseraViews
public import TesseraFoundation

/// A drag, as the views that it passes see it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The drag, which is always one of this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Stored only: data is there at once, or comes without an indicator. `default` at first.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Makes objects of the things and hands those that could be made to the closure, on the main thread: before the method
  /// returns, where the data is there.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Hands the texts of the things to the closure.
  @discardableResult
  public func loadObjects(ofClass: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
    loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { $0 as String } }) }
  }

  /// Hands the addresses of the things to the closure.
  @discardableResult
  public func loadObjects(ofClass: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
    loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
  }
}
