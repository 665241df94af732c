// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraMotion
internal import UIKit

/// A view that shows its content in one phase after the other, and animates the changes.
///
/// A change to the next phase begins when the animation of the last one is logically complete, or a frame later if
/// it takes no time. In a still image, which has no clock, the content is in the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var loop = PhaseLoop()

  /// Creates a view that repeats its phases for as long as it is shown.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger, self.content, self.animation) = (Array(phases), nil, content, animation)
  }

  /// Creates a view that shows all phases once when a value changes, and returns to the first one.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    (self.content, self.animation) = (content, animation)
  }

  /// The content in the current phase.
  public var body: some View {
    if !phases.isEmpty {
      content(phases[min(index, phases.count - 1)])
        .onAppear { if trigger == nil { start() } }
        .onChange(of: trigger) { start() }
        .onDisappear { loop.number += 1 }
    }
  }

  private func start() {
    guard phases.count > 1, AnimationClock.current != nil else { return }
    loop.number += 1
    advance(run: loop.number)
  }

  private func advance(run number: Int) {
    guard number == loop.number, let clock = AnimationClock.current else { return }
    let next = (index + 1) % phases.count
    let start = clock.now
    var transaction = Transaction(animation: animation(phases[next]))
    transaction.isEndless = trigger == nil
    let listener = AnimationListener(.logicallyComplete, isOpen: true) {
      guard trigger == nil || next != 0, let clock = AnimationClock.current else { return }
      guard clock.now <= start else { return advance(run: number) }
      clock.schedule.schedule(at: clock.now + 1 / 60, isAwaited: trigger != nil) { advance(run: number) }
    }
    transaction.listeners = [listener]
    transaction.perform { index = next }
    listener.close(nil)
  }
}

/// The number of the running sequence of phases. A sequence ends when another one begins.
private final class PhaseLoop {
  var number = 0
}

/// A value that can be compared with values of other types.
struct AnyEquatable: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.equals(b.value) }
}

extension View {
  /// Animates the view through several phases, for as long as it is shown.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }
  /// Animates the view through several phases once when a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }

  /// A placeholder for the view.
  var placeholder: PlaceholderContentView<Self> {
    PlaceholderContentView { Self._updateNode($0, with: self, in: $1) }
  }
}
