// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit
import Dispatch
import Foundation

/// The default priority of statements.
///
///     MortarDefault.priority.push(.low)
///     title |=| card                      // at 250
///     MortarDefault.priority.pop()
@preconcurrency @MainActor
public enum MortarDefault: Sendable {
  /// The only case, which provides the methods.
  case priority

  private static var base = UILayoutPriority(rawValue: 1000) { didSet { update() } }
  private static var stack: [UILayoutPriority] = [] { didSet { update() } }
  private static var willCheck = false

  /// The priority of the next statement.
  private(set) static var current = UILayoutPriority(rawValue: 1000)

  private static func update() { current = stack.last ?? base }

  /// Sets the base priority, which applies outside of `push` and `pop`. The default is 1000.
  public func set(base: MortarLayoutPriority) { change(to: base, state: "SetState") { Self.base = $0 } }

  /// Sets the base priority to a UIKit priority.
  @_disfavoredOverload
  public func set(base: UILayoutPriority) { change(to: base, state: "SetState") { Self.base = $0 } }

  /// Sets the base priority to a number, which is at most 1000.
  public func set(base: some MortarCGFloatable) { change(to: base, state: "SetState") { Self.base = $0 } }

  /// Sets the priority of all statements up to the matching `pop()`. If `pop()` isn't called by the end of the main
  /// queue's current iteration, the program stops and reports the first push of that iteration.
  public func push(_ priority: MortarLayoutPriority, fileID: StaticString = #fileID, line: UInt = #line) {
    push(priority.layoutPriority(), place: "\(fileID):\(line)")
  }

  /// Pushes a UIKit priority.
  @_disfavoredOverload
  public func push(_ priority: UILayoutPriority, fileID: StaticString = #fileID, line: UInt = #line) {
    push(priority, place: "\(fileID):\(line)")
  }

  /// Pushes a number, which is at most 1000.
  public func push(_ priority: some MortarCGFloatable, fileID: StaticString = #fileID, line: UInt = #line) {
    push(priority.m_intoPriority(), place: "\(fileID):\(line)")
  }

  /// Restores the priority before the most recent `push`. Traps if there is none.
  public func pop(fileID: StaticString = #fileID, line: UInt = #line) {
    MainQueue.check(error: "InvalidPopState", subject: "MortarDefault.priority.pop()")
    guard Self.stack.popLast() != nil else {
      MortarProblem.fail(
        "Unbalanced MortarDefault.priority: pop() without a push", remedy: "Call push(_:) before each pop().",
        name: "InvalidPopState", at: "\(fileID):\(line)")
    }
  }

  private func push(_ priority: UILayoutPriority, place: String) {
    change(to: priority, state: "PushState") { Self.stack.append($0) }
    guard !Self.willCheck else { return }
    Self.willCheck = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated { Self.checkBalance(place) }
    }
  }

  private static func checkBalance(_ place: String) {
    willCheck = false
    guard !stack.isEmpty else { return }
    MortarProblem.fail(
      "Unbalanced MortarDefault.priority: \(stack.count) of the priorities pushed were not popped",
      remedy: "Call pop() once for each push(_:), before the code that pushed returns.", name: "InvalidStackState",
      at: place)
  }

  private func change(
    to priority: some MortarAliasLayoutPriorityAble, state: String, apply: (UILayoutPriority) -> Void
  ) {
    MainQueue.check(error: "Invalid\(state)", subject: "MortarDefault.priority")
    apply(priority.m_intoPriority())
  }
}

/// Detection of the main queue, which may run on another thread after `dispatchMain()` has released the main thread.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

  @MainActor
  static func check(error name: String, subject what: String) {
    guard !isCurrent else { return }
    MortarProblem.fail(
      "\(what) may be used on the main thread only", remedy: "Move the call to the main actor.", name: name)
  }
}
