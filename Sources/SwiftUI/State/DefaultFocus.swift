// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let isInitiatedByUser: Bool
  /// The default focus applies when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isInitiatedByUser: false)
  /// The default focus also applies when the user moves the focus into the view, which has no effect on iPhone.
  public static let userInitiated = DefaultFocusEvaluationPriority(isInitiatedByUser: true)
}

private struct DefaultFocusModifier<Value: Hashable>: NodeModifier {
  typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    DefaultFocusNode(context)
  }
}

/// A node that moves the focus when its content appears.
private final class DefaultFocusNode<Content: View, Value: Hashable>: ModifierNode<Content, DefaultFocusModifier<Value>>
{
  override func didUpdate(from old: DefaultFocusModifier<Value>?, to new: DefaultFocusModifier<Value>) {
    guard old == nil, new.binding.isUnfocused else { return }
    graph.afterLayout.append { [weak self] in
      guard let self, !isRemoved, new.binding.isUnfocused else { return }
      new.binding.wrappedValue = new.value
    }
  }
}

extension FocusState.Binding {
  /// Whether no view of the focus state is focused.
  fileprivate var isUnfocused: Bool {
    if let value = wrappedValue as? Bool { return !value }
    return Optional<Any>(wrappedValue).flatMap { ($0 as? any OptionalValue)?.isNil } ?? false
  }
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { self == nil }
}

extension View {
  /// Focuses a view when this view appears, unless the focus state has a value already.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(binding: binding, value: value))
  }
}
