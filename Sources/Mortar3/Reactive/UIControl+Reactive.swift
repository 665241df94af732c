// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine
public import UIKit

extension MortarConfigurableView where Self: UIControl {
  /// Returns a publisher that emits the control whenever one of the events occurs, until the control is deallocated.
  public func publishEvents(_ events: UIControl.Event) -> AnyPublisher<Self, Never> {
    let source = EventSource<Self>()
    handleEvents(events) { source.send($0) }
    return source.eraseToAnyPublisher()
  }

  /// Calls a block with the control whenever one of the events occurs.
  public func handleEvents(_ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void) {
    // The action gets the control from the sender to avoid a retain cycle between the control and the block's owner.
    addAction(
      UIAction { action in
        if let control = action.sender as? Self { handler(control) }
      }, for: events)
  }

  /// Starts an action whenever one of the events occurs. A block returns the action's input.
  public func handleEvents<Input, Output, Failure>(
    _ events: UIControl.Event, _ action: Action<Input, Output, Failure>,
    _ input: @escaping @MainActor (Self) -> Input
  ) {
    handleEvents(events) { action.execute(input($0)) }
  }

  /// Starts an action without input whenever one of the events occurs.
  public func handleEvents<Output, Failure>(_ events: UIControl.Event, _ action: Action<Void, Output, Failure>) {
    handleEvents(events) { _ in action.execute() }
  }

  /// Starts an action whenever one of the events occurs, with the control as its input.
  public func handleEvents<Output, Failure>(_ events: UIControl.Event, _ action: Action<Self, Output, Failure>) {
    handleEvents(events) { action.execute($0) }
  }

  /// Starts a trigger's action whenever one of the events occurs. A block returns the action's input.
  public func handleEvents<Input>(
    _ events: UIControl.Event, _ trigger: ActionTrigger<Input>, _ input: @escaping @MainActor (Self) -> Input
  ) {
    handleEvents(events) { trigger.execute(input($0)) }
  }

  /// Starts the action of a trigger without input whenever one of the events occurs.
  public func handleEvents(_ events: UIControl.Event, _ trigger: ActionTrigger<Void>) {
    handleEvents(events) { _ in trigger.execute(()) }
  }

  /// Sets a property to the block's result whenever one of the events occurs.
  public func handleEvents<Value>(
    _ events: UIControl.Event, _ property: MutableProperty<Value>, _ value: @escaping @MainActor (Self) -> Value
  ) {
    handleEvents(events) { property.value = value($0) }
  }
}
