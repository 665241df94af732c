// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import OpenCombine
public import UIKit

extension MortarConfigurableView where Self: UIControl {
  /// Publishes the control whenever one of the events occurs, until the control is deallocated.
  public func publishEvents(_ events: UIControl.Event) -> AnyPublisher<Self, Never> {
    let source = EventSource<Self>()
    handleEvents(events) { source.send($0) }
    return source.eraseToAnyPublisher()
  }

  /// Runs the block with the control whenever one of the events occurs.
  public func handleEvents(_ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void) {
    // The action gets its control from the sender, so that the block's owner and the control do not retain each other.
    addAction(
      UIAction { action in
        if let control = action.sender as? Self { handler(control) }
      }, for: events)
  }

  /// Starts the action at each of the events, with the block's result as its input.
  public func handleEvents<Input, Output, Failure>(
    _ events: UIControl.Event, _ action: Action<Input, Output, Failure>,
    _ input: @escaping @MainActor (Self) -> Input
  ) {
    handleEvents(events) { action.execute(input($0)) }
  }

  /// Starts an action without input at each of the events.
  public func handleEvents<Output, Failure>(_ events: UIControl.Event, _ action: Action<Void, Output, Failure>) {
    handleEvents(events) { _ in action.execute() }
  }

  /// Starts an action at each of the events, with the control as its input.
  public func handleEvents<Output, Failure>(_ events: UIControl.Event, _ action: Action<Self, Output, Failure>) {
    handleEvents(events) { action.execute($0) }
  }

  /// Starts the trigger's action at each of the events, with the block's result as its input.
  public func handleEvents<Input>(
    _ events: UIControl.Event, _ trigger: ActionTrigger<Input>, _ input: @escaping @MainActor (Self) -> Input
  ) {
    handleEvents(events) { trigger.execute(input($0)) }
  }

  /// Starts the action of a trigger without input at each of the events.
  public func handleEvents(_ events: UIControl.Event, _ trigger: ActionTrigger<Void>) {
    handleEvents(events) { _ in trigger.execute(()) }
  }

  /// Sets the property to the block's result at each of the events.
  public func handleEvents<Value>(
    _ events: UIControl.Event, _ property: MutableProperty<Value>, _ value: @escaping @MainActor (Self) -> Value
  ) {
    handleEvents(events) { property.value = value($0) }
  }
}
