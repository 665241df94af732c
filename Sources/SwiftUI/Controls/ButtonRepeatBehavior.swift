// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
internal import TesseraViews
internal import UIKit

/// Whether buttons repeat their action while they are held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let rawValue: Int
  /// The default behavior, which does not repeat.
  public static let automatic = ButtonRepeatBehavior(rawValue: 0)
  /// The action is repeated.
  public static let enabled = ButtonRepeatBehavior(rawValue: 1)
  /// The action is performed once.
  public static let disabled = ButtonRepeatBehavior(rawValue: 2)
}

private struct ButtonRepeatKey: EnvironmentKey {
  static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
  /// Whether buttons repeat their action while they are held down.
  public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[ButtonRepeatKey.self] }
    set { self[ButtonRepeatKey.self] = newValue }
  }
}

extension View {
  /// Sets whether buttons within this view repeat their action while they are held down.
  ///
  /// The action is performed after 0.5 seconds and then every 0.1 seconds, until the finger leaves the button.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
}

/// The repeated actions of a button that is held down.
@MainActor
final class ButtonRepetition {
  // Approximates iOS; not measured.
  private static let delay: TimeInterval = 0.5
  private static let interval: TimeInterval = 0.1

  private weak var button: PressView?
  private var timer: TouchTimer?
  private(set) var hasRepeated = false

  init(_ button: PressView) {
    self.button = button
    schedule(after: Self.delay)
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func schedule(after seconds: TimeInterval) {
    timer = button?.window?.afterTouchTime(seconds) { [weak self] in self?.fire() }
  }

  private func fire() {
    guard let button, button.isHighlighted, button.isEnabled, button.repeats else { return }
    hasRepeated = true
    button.sendActions(for: .primaryActionTriggered)
    if button.isHighlighted, timer != nil { schedule(after: Self.interval) }
  }
}
