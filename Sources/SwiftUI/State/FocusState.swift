// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A property wrapper for a value that identifies the view with keyboard focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to the focus state.
  @propertyWrapper
  public struct Binding {
    let binding: SwiftUI.Binding<Value>
    /// The value that identifies the focused view.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates a property that is true while the view is focused.
  public init() where Value == Bool { initial = false }
  /// Creates a property that identifies the focused view. Nil if no view is focused.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// The value that identifies the focused view.
  public var wrappedValue: Value {
    get { box?.current ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  /// A binding to pass to `focused(_:equals:)`.
  public var projectedValue: Binding {
    guard let box else { return Binding(binding: .constant(initial)) }
    return Binding(binding: SwiftUI.Binding(source: box, get: { box.current }, set: { box.set($0) }))
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: GraphProperty {
  mutating func bind(_ slot: inout AnyObject?, _ node: _ViewNode) {
    let known = slot as? StateBox<Value>
    let box = known ?? StateBox(initial)
    slot = box
    self.box = box
  }
}

private struct FocusModifier: NodeModifier {
  typealias Body = Never
  let isFocused: Bool
  let change: (Bool) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    FocusNode(context)
  }
}

/// A node that focuses the first text field in its subtree and reports changes of the field's focus.
private final class FocusNode<Content: View>: ModifierNode<Content, FocusModifier> {
  private var observer: FocusObserver?

  override func didUpdate(from old: FocusModifier?, to new: FocusModifier) {
    if old == nil { observe() }
    guard old?.isFocused ?? false != new.isFocused else { return }
    graph.afterLayout.append { [weak self] in
      guard let self, !isRemoved, let modifier, let field else { return }
      if modifier.isFocused != field.isFirstResponder {
        if modifier.isFocused { field.becomeFirstResponder() } else { field.resignFirstResponder() }
      }
    }
  }

  private func observe() {
    observer = FocusObserver { [weak self] object, isFocused in
      guard let self, let field, field === object else { return }
      if modifier?.isFocused != isFocused { modifier?.change(isFocused) }
    }
  }

  override func willRemove() { observer = nil }

  /// The first descendant that accepts text input.
  private var field: UIView? {
    var pending = elements
    while !pending.isEmpty {
      let next = pending.removeFirst()
      if let hosted = next as? any ViewElement {
        if let field = Self.field(in: hosted.view) { return field }
        pending = hosted.contents + pending
      } else {
        pending = ((next as? any DisplayContainer)?.displayedElements ?? next.displayChildren) + pending
      }
    }
    return nil
  }

  private static func field(in view: UIView) -> UIView? {
    if view is UITextField || view is UITextView { return view }
    return view.subviews.lazy.compactMap { field(in: $0) }.first
  }
}

/// An observer that calls a closure when editing begins or ends in any field.
@MainActor
private final class FocusObserver: NSObject {
  private let action: (AnyObject?, Bool) -> Void
  // Set only during initialization, and read only in `deinit`.
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  init(_ action: @escaping (AnyObject?, Bool) -> Void) {
    self.action = action
    super.init()
    let names: [(Notification.Name, Bool)] = [
      (UITextField.textDidBeginEditingNotification, true), (UITextField.textDidEndEditingNotification, false),
      (UITextView.textDidBeginEditingNotification, true), (UITextView.textDidEndEditingNotification, false),
    ]
    tokens = names.map { name, isFocused in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        nonisolated(unsafe) let object = notification.object as AnyObject?
        MainActor.assumeIsolated { self?.action(object, isFocused) }
      }
    }
  }

  deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

extension View {
  /// Binds the view's keyboard focus to a value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(
      FocusModifier(isFocused: binding.wrappedValue == value) { isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if binding.wrappedValue == value, let none = (Optional<Int>.none as Any) as? Value {
          binding.wrappedValue = none
        }
      })
  }
  /// Binds the view's keyboard focus to a Boolean.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusModifier(isFocused: condition.wrappedValue) { condition.wrappedValue = $0 })
  }
}
