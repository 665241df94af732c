// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
public import UIKit

/// The state of a drag over a view.
@MainActor @preconcurrency
public struct DropInfo {
  /// The drag location in the view's coordinates.
  public let location: CGPoint
  let session: any UIDropSession
  /// Returns whether the dragged items include one of the given types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: types)
  }
  /// Returns the providers for items of the given types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    session.items.map(\.itemProvider).filter { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}

/// The operation that a drop performs.
public enum DropOperation: Sendable {
  /// Cancels the drop, forbids it, copies the items, or moves the items.
  case cancel, forbidden, copy, move
}

/// The proposed operation of a drop.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation
  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The delegate of a drop destination.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop can begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Performs a drop.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves within the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns whether a drop can begin. Returns true by default.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Called when a drag enters the view. Does nothing by default.
  public func dropEntered(info: DropInfo) {}
  /// Called when a drag moves within the view. Returns nil by default, which copies the items.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Called when a drag leaves the view. Does nothing by default.
  public func dropExited(info: DropInfo) {}
}

// MARK: Dragging

@MainActor
private final class DragSource: NSObject, UIDragInteractionDelegate {
  var items: () -> [UIDragItem] = { [] }

  init(_ view: InteractionView) {
    super.init()
    view.addInteraction(UIDragInteraction(delegate: self))
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    items()
  }
}

private struct DragModifier: InteractionModifier {
  typealias Body = Never
  let items: () -> [UIDragItem]
  func connect(_ view: InteractionView, _ environment: EnvironmentValues) {
    let source = view.delegate { DragSource($0) }
    source.items = environment.isEnabled ? items : { [] }
  }
}

extension UIDragItem {
  /// Creates an item for a transferable value.
  fileprivate convenience init<T: Transferable>(payload: T) {
    switch payload {
    case let text as String: self.init(itemProvider: NSItemProvider(object: text as NSString))
    case let url as URL: self.init(itemProvider: NSItemProvider(object: url as NSURL))
    default: self.init(itemProvider: NSItemProvider())
    }
    localObject = payload
  }
}

// MARK: Dropping

@MainActor
private final class DropTarget: NSObject, UIDropInteractionDelegate {
  var delegate: (any DropDelegate)?

  init(_ view: InteractionView) {
    super.init()
    view.addInteraction(UIDropInteraction(delegate: self))
  }

  private func info(_ interaction: UIDropInteraction, _ session: any UIDropSession) -> DropInfo {
    DropInfo(location: interaction.view.map { session.location(in: $0) } ?? .zero, session: session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    delegate?.validateDrop(info: info(interaction, session)) ?? false
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    delegate?.dropEntered(info: info(interaction, session))
  }
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    switch delegate?.dropUpdated(info: info(interaction, session))?.operation ?? .copy {
    case .cancel: UIDropProposal(operation: .cancel)
    case .forbidden: UIDropProposal(operation: .forbidden)
    case .copy: UIDropProposal(operation: .copy)
    case .move: UIDropProposal(operation: .move)
    }
  }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    delegate?.dropExited(info: info(interaction, session))
  }
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    _ = delegate?.performDrop(info: info(interaction, session))
    delegate?.dropExited(info: info(interaction, session))
  }
}

private struct DropModifier: InteractionModifier {
  typealias Body = Never
  let delegate: any DropDelegate
  func connect(_ view: InteractionView, _ environment: EnvironmentValues) {
    view.delegate { DropTarget($0) }.delegate = environment.isEnabled ? delegate : nil
  }
}

/// A delegate that calls closures.
private struct ClosureDropDelegate: DropDelegate {
  let accepts: (DropInfo) -> Bool
  let perform: (DropInfo) -> Bool
  let target: (Bool) -> Void
  func validateDrop(info: DropInfo) -> Bool { accepts(info) }
  func performDrop(info: DropInfo) -> Bool { perform(info) }
  func dropEntered(info: DropInfo) { target(true) }
  func dropExited(info: DropInfo) { target(false) }
}

extension DropInfo {
  /// The dragged values of a transferable type. Values of this app are passed as they are.
  fileprivate func values<T: Transferable>(_ type: T.Type) -> [T] {
    let own = session.items.compactMap { $0.localObject as? T }
    if !own.isEmpty { return own }
    var result: [T] = []
    if type == String.self {
      session.loadObjects(ofClass: String.self) { result = $0.compactMap { $0 as? T } }
    } else if type == URL.self {
      session.loadObjects(ofClass: URL.self) { result = $0.compactMap { $0 as? T } }
    }
    return result
  }
}

extension View {
  /// Makes the view draggable after a long press.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(DragModifier { [UIDragItem(itemProvider: data())] })
  }
  /// Makes the view draggable after a long press.
  ///
  /// - Note: Differs from SwiftUI: the preview is the view itself.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    onDrag(data)
  }
  /// Makes the view draggable after a long press. A value that is neither text nor a URL can be dropped only in this app.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(DragModifier { [UIDragItem(payload: payload())] })
  }
  /// Makes the view a drop destination for items of the given types.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
  /// Makes the view a drop destination for items of the given types. The action also receives the drop location.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        delegate: ClosureDropDelegate(
          accepts: { $0.hasItemsConforming(to: supportedTypes) },
          perform: { action($0.itemProviders(for: supportedTypes), $0.location) },
          target: { if isTargeted?.wrappedValue != $0 { isTargeted?.wrappedValue = $0 } })))
  }
  /// Makes the view a drop destination with a delegate for items of the given types.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    modifier(DropModifier(delegate: TypedDropDelegate(types: supportedTypes, delegate: delegate)))
  }
  /// Makes the view a drop destination for transferable values.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        delegate: ClosureDropDelegate(
          accepts: { !$0.values(payloadType).isEmpty }, perform: { action($0.values(payloadType), $0.location) },
          target: isTargeted)))
  }
}

/// A delegate that accepts only items of some types.
private struct TypedDropDelegate: DropDelegate {
  let types: [String]
  let delegate: any DropDelegate
  func validateDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: types) && delegate.validateDrop(info: info) }
  func performDrop(info: DropInfo) -> Bool { delegate.performDrop(info: info) }
  func dropEntered(info: DropInfo) { delegate.dropEntered(info: info) }
  func dropUpdated(info: DropInfo) -> DropProposal? { delegate.dropUpdated(info: info) }
  func dropExited(info: DropInfo) { delegate.dropExited(info: info) }
}
