// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

/// The base class of the drag session and the drop session, which share one state.
@MainActor class SharedDragSession: NSObject {
  let state: DragState

  init(_ state: DragState) {
    self.state = state
    super.init()
  }

  var items: [UIDragItem] { state.items }
  var allowsMoveOperation: Bool { state.allowsMove }
  var isRestrictedToDraggingApplication: Bool { state.isRestricted }

  func location(in view: UIView) -> CGPoint { state.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The state of a drag: the dragged items and the finger's position.
@MainActor final class DragState {
  var items: [UIDragItem] = []
  var allowsMove = true
  var isRestricted = false
  /// The finger's position in the window.
  var finger: CGPoint = .zero
  weak var window: UIWindow?

  func location(in view: UIView) -> CGPoint {
    guard let window, view !== window else { return finger }
    return view.convert(finger, from: window)
  }
}

final class DragSession: SharedDragSession, UIDragSession {
  var localContext: Any?
}

final class DropSession: SharedDragSession, UIDropSession {
  private let drag: DragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
  let progress = Progress(totalUnitCount: 0)

  init(_ drag: DragSession) {
    self.drag = drag
    super.init(drag.state)
  }

  var localDragSession: (any UIDragSession)? { drag }

  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let all = progress
    all.totalUnitCount += Int64(providers.count)
    guard !providers.isEmpty else {
      completion([])
      return all
    }
    let loaded = ObjectLoading(count: providers.count, completion: completion)
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        all.completedUnitCount += 1
        loaded.setObject(object, at: index)
      }
    }
    return all
  }
}

/// Collects the objects loaded from several item providers, in the providers' order. The providers may finish on any
/// thread.
private final class ObjectLoading: @unchecked Sendable {
  private let lock = NSLock()
  private var objects: [(any NSItemProviderReading)?]
  private var missing: Int
  private let completion: ([any NSItemProviderReading]) -> Void

  init(count: Int, completion: @escaping ([any NSItemProviderReading]) -> Void) {
    (objects, missing, self.completion) = (Array(repeating: nil, count: count), count, completion)
  }

  func setObject(_ object: (any NSItemProviderReading)?, at index: Int) {
    let isLast = lock.withLock {
      objects[index] = object
      missing -= 1
      return missing == 0
    }
    guard isLast else { return }
    if MainQueue.isCurrent { finish() } else { DispatchQueue.main.async { self.finish() } }
  }

  private func finish() { completion(lock.withLock { objects }.compactMap { $0 }) }
}
