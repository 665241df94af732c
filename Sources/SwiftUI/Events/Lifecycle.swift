// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import TesseraCombine
internal import Foundation

private struct AppearanceModifier: NodeModifier {
  typealias Body = Never
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    AppearanceNode(context)
  }
}

private final class AppearanceNode<Content: View>: ModifierNode<Content, AppearanceModifier> {
  private var hasAppeared = false

  override func didUpdate(from old: AppearanceModifier?, to new: AppearanceModifier) {
    if old == nil { isShownDidChange() }
  }

  /// Runs the actions after layout, when it is known whether a lazy container shows the view.
  override func isShownDidChange() {
    graph.afterLayout.append { [weak self] in
      guard let self, !isRemoved, isShown != hasAppeared else { return }
      hasAppeared.toggle()
      if hasAppeared { modifier?.onAppear?() } else { modifier?.onDisappear?() }
    }
  }

  override func willRemove() { if hasAppeared { modifier?.onDisappear?() } }
}

private struct TaskModifier: NodeModifier {
  typealias Body = Never
  let id: AnyHashable?
  let priority: TaskPriority
  let action: @MainActor () async -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    TaskNode(context)
  }
}

private final class TaskNode<Content: View>: ModifierNode<Content, TaskModifier> {
  private var task: Task<Void, Never>?

  override func didUpdate(from old: TaskModifier?, to new: TaskModifier) {
    if old == nil || old?.id != new.id { start() }
  }

  override func isShownDidChange() { if isShown == (task == nil) { start() } }

  /// Cancels the task, and starts it again after layout if no lazy container has scrolled the view out.
  private func start() {
    task?.cancel()
    task = nil
    graph.afterLayout.append { [weak self] in
      guard let self, !isRemoved, isShown, task == nil, let modifier else { return }
      let action = modifier.action
      task = Task(priority: modifier.priority) { @MainActor in await action() }
    }
  }

  override func willRemove() { task?.cancel() }
}

private struct ChangeModifier<Value: Equatable>: NodeModifier {
  typealias Body = Never
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    ChangeNode(context)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>: ModifierNode<Content, ChangeModifier<Value>> {
  override func didUpdate(from old: ChangeModifier<Value>?, to new: ChangeModifier<Value>) {
    if let old {
      guard old.value != new.value else { return }
    } else if !new.isInitial {
      return
    }
    let (before, after) = (old?.value ?? new.value, new.value)
    graph.afterUpdate.append { new.action(before, after) }
  }
}

private struct ReceiveModifier<P: Publisher>: NodeModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  func makeNode<Content: View>(_ content: Content.Type, _ context: _ViewContext) -> ModifierNode<Content, Self> {
    ReceiveNode(context)
  }
}

private final class ReceiveNode<Content: View, P: Publisher>: ModifierNode<Content, ReceiveModifier<P>>
where P.Failure == Never {
  private var cancellable: AnyCancellable?

  override func didUpdate(from old: ReceiveModifier<P>?, to new: ReceiveModifier<P>) {
    guard old == nil else { return }
    cancellable = new.publisher.sink { [weak self] output in
      nonisolated(unsafe) let output = output
      MainActorQueue.perform { self?.modifier?.action(output) }
    }
  }

  override func willRemove() { cancellable = nil }
}

extension View {
  /// Calls an action when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }
  /// Calls an action when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }
  /// Starts a task when the view appears, and cancels it when the view disappears.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: nil, priority: priority, action: action))
  }
  /// Starts a task when the view appears. When a value changes, cancels the task and starts a new one.
  public func task<T: Equatable & Hashable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyHashable(value), priority: priority, action: action))
  }
  /// Calls an action with the old and new values when a value changes.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  /// Calls an action when a value changes.
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  /// Calls an action with the new value when a value changes.
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }
  /// Calls an action for each output of a publisher.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
