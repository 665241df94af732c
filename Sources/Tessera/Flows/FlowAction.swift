// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraViews

/// A flow step represented as a value that can be recorded, performed and converted to Swift source.
public enum FlowAction: Sendable {
  /// A call to `FlowDriver.tap(_:)`.
  case tap(FlowElement)
  /// A call to `FlowDriver.doubleTap(_:)`.
  case doubleTap(FlowElement)
  /// A call to `FlowDriver.longPress(_:for:)`. The duration is in seconds.
  case longPress(FlowElement, Double)
  /// A call to `FlowDriver.swipe(_:on:)`.
  case swipe(FlowDirection, FlowElement)
  /// A call to `FlowDriver.drag(from:to:over:hold:)`. Durations are in seconds.
  case drag(from: FlowElement, to: FlowElement, over: Double, hold: Double)
  /// A call to `FlowDriver.pinch(_:scale:)`.
  case pinch(FlowElement, Double)
  /// A call to `FlowDriver.scroll(down:right:on:)`. Distances are in points. If the element is nil, the largest
  /// scroll view scrolls.
  case scroll(down: Double, right: Double, on: FlowElement?)
  /// A call to `FlowDriver.type(_:into:)`. If the element is nil, the first responder receives the text.
  case type(String, into: FlowElement?)
  /// A call to `FlowDriver.pressReturn()`.
  case pressReturn
  /// A call to `FlowDriver.press(_:modifiers:)`. The integer is the raw value of the modifiers.
  case press(String, Int)
  /// A call to `FlowDriver.animate(_:)`.
  case animate(String)
  /// A call to `FlowDriver.shake()`.
  case shake
  /// A call to `FlowDriver.wait(_:)`. The duration is in seconds.
  case wait(Double)
  /// A call to `FlowDriver.snapshot(_:)`.
  case snapshot(String)
  /// An assignment of false to `FlowDriver.waitsForRest`.
  case noRest

  /// The step as a line of Swift source.
  public var source: String {
    switch self {
    case .tap(let element): "$0.tap(\(element))"
    case .doubleTap(let element): "$0.doubleTap(\(element))"
    case .longPress(let element, let seconds): "$0.longPress(\(element), for: \(FlowSource.literal(ofNumber: seconds)))"
    case .swipe(let direction, let element): "$0.swipe(.\(direction.rawValue), on: \(element))"
    case .drag(let start, let end, let seconds, let hold):
      "$0.drag(from: \(start), to: \(end), over: \(FlowSource.literal(ofNumber: seconds))"
        + (hold > 0 ? ", hold: \(FlowSource.literal(ofNumber: hold)))" : ")")
    case .pinch(let element, let scale): "$0.pinch(\(element), scale: \(FlowSource.literal(ofNumber: scale)))"
    case .scroll(let down, let right, let element):
      "$0.scroll("
        + [
          down != 0 || right == 0 ? "down: \(FlowSource.literal(ofNumber: down))" : nil,
          right != 0 ? "right: \(FlowSource.literal(ofNumber: right))" : nil, element.map { "on: \($0)" },
        ].compactMap(\.self).joined(separator: ", ") + ")"
    case .type(let text, let element):
      "$0.type(\(FlowSource.literal(text))\(element.map { ", into: \($0)" } ?? ""))"
    case .pressReturn: "$0.pressReturn()"
    case .press(let key, 0): "$0.press(\(FlowSource.literal(key)))"
    case .press(let key, let modifiers):
      "$0.press(\(FlowSource.literal(key)), modifiers: \(Self.source(UIKeyModifierFlags(rawValue: modifiers))))"
    case .animate(let name): "$0.animate(\(FlowSource.literal(name)))"
    case .shake: "$0.shake()"
    case .wait(let seconds): "$0.wait(\(FlowSource.literal(ofNumber: seconds)))"
    case .snapshot(let name): "$0.snapshot(\(FlowSource.literal(name)))"
    case .noRest: "$0.waitsForRest = false"
    }
  }

  private static func source(_ modifiers: UIKeyModifierFlags) -> String {
    let known: [(UIKeyModifierFlags, String)] = [
      (.control, ".control"), (.alternate, ".alternate"), (.shift, ".shift"), (.command, ".command"),
    ]
    let names = known.filter { modifiers.contains($0.0) }.map(\.1)
    let rest = known.reduce(modifiers) { $0.subtracting($1.0) }
    if !rest.isEmpty { return "UIKeyModifierFlags(rawValue: \(modifiers.rawValue))" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }

  /// Performs the step with a driver.
  @MainActor
  public func perform(with driver: FlowDriver) {
    switch self {
    case .tap(let element): driver.tap(element)
    case .doubleTap(let element): driver.doubleTap(element)
    case .longPress(let element, let seconds): driver.longPress(element, for: seconds)
    case .swipe(let direction, let element): driver.swipe(direction, on: element)
    case .drag(let start, let end, let seconds, let hold): driver.drag(from: start, to: end, over: seconds, hold: hold)
    case .pinch(let element, let scale): driver.pinch(element, scale: scale)
    case .scroll(let down, let right, let element): driver.scroll(down: down, right: right, on: element)
    case .type(let text, let element?): driver.type(text, into: element)
    case .type(let text, nil): driver.type(text)
    case .pressReturn: driver.pressReturn()
    case .press(let key, let modifiers): driver.press(key, modifiers: UIKeyModifierFlags(rawValue: modifiers))
    case .animate(let name): driver.animate(name)
    case .shake: driver.shake()
    case .wait(let seconds): driver.wait(seconds)
    case .snapshot(let name): driver.snapshot(name)
    case .noRest: driver.waitsForRest = false
    }
  }
}

extension Flow {
  /// Creates a flow from recorded steps.
  public init(_ name: String, actions: [FlowAction]) {
    self.init(name) { driver in
      for action in actions { action.perform(with: driver) }
    }
  }

  /// Returns a flow as Swift source.
  public static func source(_ name: String, actions: [FlowAction]) -> String {
    let head = "Flow(\(FlowSource.literal(name))) {"
    guard !actions.isEmpty else { return "\(head) _ in }" }
    return ([head] + actions.map { "  \($0.source)" } + ["}"]).joined(separator: "\n")
  }
}
