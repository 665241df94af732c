// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

/// Undo and redo, according to Apple's documentation of UndoManager.
struct UndoManagerTests {
  /// A number that registers an undo action for each change.
  final class Counter: NSObject {
    let undoManager = UndoManager()
    var value = 0

    func set(_ new: Int) {
      let old = value
      undoManager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }

    func setBySelector(_ new: NSNumber) {
      undoManager.registerUndo(
        withTarget: self, selector: Selector("setBySelector:", Counter.setBySelector(_:)),
        object: NSNumber(value: value))
      value = new.intValue
    }
  }

  let counter = Counter()
  var manager: UndoManager { counter.undoManager }

  init() {
    counter.undoManager.groupsByEvent = false
  }

  private func step(_ value: Int) {
    manager.beginUndoGrouping()
    counter.set(value)
    manager.endUndoGrouping()
  }

  @Test("Undo reverts changes one group at a time, and redo reapplies them")
  func undoAndRedo() {
    step(1)
    step(2)
    #expect(manager.canUndo && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 1 && manager.canRedo)
    manager.undo()
    #expect(counter.value == 0 && !manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(counter.value == 2 && !manager.canRedo)
    manager.undo()
    #expect(counter.value == 1)
  }

  @Test("Selectors are undone and redone")
  func selectors() {
    manager.beginUndoGrouping()
    counter.setBySelector(5)
    manager.endUndoGrouping()
    manager.undo()
    #expect(counter.value == 0)
    manager.redo()
    #expect(counter.value == 5)
  }

  @Test("A group and its nested groups are undone as a whole, starting with the last change")
  func groups() {
    var log: [String] = []
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: counter) { _ in log.append("a") }
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    manager.registerUndo(withTarget: counter) { _ in log.append("b") }
    manager.endUndoGrouping()
    manager.endUndoGrouping()
    manager.undo()
    #expect(log == ["b", "a"])
  }

  @Test("A new change clears the redo stack")
  func newChange() {
    step(1)
    manager.undo()
    step(3)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(counter.value == 3)
  }

  @Test("By default, the changes in one event form a group, which undo closes")
  func byEvent() {
    manager.groupsByEvent = true
    counter.set(1)
    counter.set(2)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    manager.undo()
    #expect(counter.value == 0 && manager.groupingLevel == 0)
    manager.redo()
    #expect(counter.value == 2)
  }

  @Test("Only the newest groups up to the limit are kept")
  func levels() {
    manager.levelsOfUndo = 2
    for value in 1...4 { step(value) }
    for _ in 1...4 { manager.undo() }
    #expect(counter.value == 2)
  }

  @Test("Nothing is registered while registration is disabled")
  func disabled() {
    manager.disableUndoRegistration()
    step(1)
    manager.enableUndoRegistration()
    #expect(!manager.canUndo)
  }

  @Test("Actions of a target can be removed, and a released target is not called")
  func targets() {
    step(1)
    manager.removeAllActions(withTarget: counter)
    #expect(!manager.canUndo)
    var calls = 0
    manager.beginUndoGrouping()
    manager.registerUndo(withTarget: NSObject()) { _ in calls += 1 }
    manager.endUndoGrouping()
    manager.undo()
    #expect(calls == 0)
  }

  @Test("Action names stay with their groups when undone and redone")
  func names() {
    step(1)
    manager.setActionName("Counting")
    #expect(manager.undoMenuItemTitle == "Undo Counting")
    #expect(manager.redoMenuItemTitle == "Redo")
    manager.undo()
    #expect(manager.redoMenuItemTitle == "Redo Counting")
    #expect(manager.undoActionName == "")
  }

  @Test("Each undo and redo posts notifications")
  func notifications() {
    step(1)
    nonisolated(unsafe) var log: [String] = []
    let names: [NSNotification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager as Any?, queue: nil) { _ in
        log.append(name.rawValue)
      }
    }
    manager.undo()
    manager.redo()
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(log == names.map(\.rawValue))
  }

  @Test("Misuse traps")
  func misuse() async {
    await #expect(processExitsWith: .failure) { UndoManager().endUndoGrouping() }
    await #expect(processExitsWith: .failure) { UndoManager().enableUndoRegistration() }
  }
}
