// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The undo manager has an undo stack and a redo stack of action groups. Undoing a group runs its actions in reverse
// order. The actions registered while it is undone form the group that redoes it.

public import Foundation

/// A manager of changes that can be undone and redone.
///
///     undoManager.registerUndo(withTarget: list) { $0.remove(item) }
///
/// - Note: Differs from UIKit: if `groupsByEvent` is true, a group that was opened by registering an action is closed
///   in the next run-loop iteration or when `undo()` is called.
open class UndoManager: NSObject, @unchecked Sendable {
  /// A closure that undoes a change, with its target.
  struct Action {
    weak var target: AnyObject?
    let run: (AnyObject) -> Void
  }

  /// A group of actions that are undone together.
  final class Group {
    let parent: Group?
    var actions: [Action] = []
    var name = ""
    var isDiscardable = false
    var userInfo: [String: Any] = [:]

    init(parent: Group?) {
      self.parent = parent
    }
  }

  private enum Phase { case idle, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: Group?
  private var phase = Phase.idle
  private var disabled = 0
  private var isClosingScheduled = false

  /// Whether the actions registered during one run-loop iteration form a group. True by default.
  open var groupsByEvent = true
  /// The maximum number of groups, or 0, the default, for no limit. The oldest groups are removed first.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }
  /// The run loop modes in which groups are closed automatically. By default, only the default mode.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Groups

  /// Opens a group. If a group is already open, the new group is nested in it.
  open func beginUndoGrouping() {
    if phase == .idle, open == nil, groupsByEvent { openEventGroup() }
    post(.NSUndoManagerCheckpoint)
    openGroup()
  }

  /// Closes the innermost group. Terminates the process if no group is open.
  open func endUndoGrouping() {
    guard open != nil else {
      raise("NSInternalInconsistencyException", "endUndoGrouping called with no matching begin")
    }
    post(.NSUndoManagerCheckpoint)
    closeGroup()
    // The group of the current event, which contains the closed group, remains open until the next run-loop
    // iteration.
  }

  /// The number of nested open groups.
  open var groupingLevel: Int {
    var (level, group) = (0, open)
    while let current = group {
      level += 1
      group = current.parent
    }
    return level
  }

  private func openGroup() {
    open = Group(parent: open)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    guard let group = open else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    open = group.parent
    if let parent = group.parent {
      parent.actions += group.actions
      if parent.name.isEmpty { parent.name = group.name }
      parent.isDiscardable = parent.isDiscardable || group.isDiscardable
      parent.userInfo.merge(group.userInfo) { $1 }
    } else if !group.actions.isEmpty {
      if phase == .undoing { redoStack.append(group) } else { undoStack.append(group) }
      dropOldest()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func openEventGroup() {
    openGroup()
    guard !isClosingScheduled else { return }
    isClosingScheduled = true
    RunLoop.current.perform(inModes: runLoopModes) { [weak self] in
      guard let self, isClosingScheduled else { return }
      closeEventGroup()
    }
  }

  private func closeEventGroup() {
    isClosingScheduled = false
    if phase == .idle, let group = open, group.parent == nil { closeGroup() }
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
  }

  // MARK: Registering

  /// Registers an action that undoes a change. The target is not retained. If it is deallocated, the action is not
  /// run.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(Action(target: target) { handler(unsafeDowncast($0, to: Target.self)) })
  }

  /// Registers a selector that is sent to a target, with an object as the argument, to undo a change.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(Action(target: target as AnyObject) { Messages.send(selector, to: $0, [anObject]) })
  }

  private func register(_ action: Action) {
    guard isUndoRegistrationEnabled else { return }
    if open == nil {
      guard groupsByEvent || phase != .idle else {
        raise("NSInternalInconsistencyException", "must begin a group before registering undo")
      }
      openEventGroup()
    }
    // A new action clears the redo stack.
    if phase == .idle { redoStack = [] }
    open?.actions.append(action)
  }

  /// Removes all actions and enables registration.
  open func removeAllActions() {
    (undoStack, redoStack, open, disabled, isClosingScheduled) = ([], [], nil, 0, false)
  }

  /// Removes the actions of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack { group.actions.removeAll { $0.target === target } }
    var group = open
    while let current = group {
      current.actions.removeAll { $0.target === target }
      group = current.parent
    }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  /// Disables registration. To enable it again, call `enableUndoRegistration()` the same number of times.
  open func disableUndoRegistration() { disabled += 1 }

  /// Enables registration. Terminates the process if called more often than `disableUndoRegistration()`.
  open func enableUndoRegistration() {
    guard disabled > 0 else {
      raise(
        "NSInternalInconsistencyException",
        "enableUndoRegistration may only be invoked with matching call to "
          + "disableUndoRegistration")
    }
    disabled -= 1
  }

  /// Whether registration is enabled.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }

  // MARK: Undoing

  /// Whether there is an action to undo.
  open var canUndo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !undoStack.isEmpty || outermost?.actions.isEmpty == false || open?.actions.isEmpty == false
  }

  /// Whether there is an action to redo.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return !redoStack.isEmpty
  }

  /// Whether an undo is running.
  open var isUndoing: Bool { phase == .undoing }
  /// Whether a redo is running.
  open var isRedoing: Bool { phase == .redoing }

  /// Closes the group of the current event and undoes the last group. Terminates the process if a nested group is
  /// open.
  open func undo() {
    if groupingLevel == 1 { closeEventGroup() }
    guard open == nil else {
      raise("NSInternalInconsistencyException", "undo was called with too many nested undo groups")
    }
    undoNestedGroup()
  }

  /// Undoes the last closed group.
  open func undoNestedGroup() {
    guard phase == .idle, let group = undoStack.popLast() else { return }
    runActions(group, phase: .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
  }

  /// Redoes the last undone group.
  open func redo() {
    if groupingLevel == 1 { closeEventGroup() }
    guard phase == .idle, let group = redoStack.popLast() else { return }
    runActions(group, phase: .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
  }

  private func runActions(
    _ group: Group, phase: Phase, before: NSNotification.Name, after: NSNotification.Name
  ) {
    post(.NSUndoManagerCheckpoint)
    post(before)
    self.phase = phase
    openGroup()
    open?.name = group.name
    for action in group.actions.reversed() {
      if let target = action.target { action.run(target) }
    }
    while open != nil { closeGroup() }
    self.phase = .idle
    post(after)
  }

  private var outermost: Group? {
    var group = open
    while let parent = group?.parent { group = parent }
    return group
  }

  // MARK: Names

  /// Sets the user-visible name of the registered actions, such as "Typing".
  open func setActionName(_ actionName: String) {
    (open ?? undoStack.last)?.name = actionName
  }

  /// The name of the action to undo, or an empty string.
  open var undoActionName: String { (open ?? undoStack.last)?.name ?? "" }
  /// The name of the action to redo, or an empty string.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of the undo menu item, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the redo menu item, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns "Undo" followed by the action name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }
  /// Returns "Redo" followed by the action name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }

  /// Sets whether the open group can be discarded when the document is saved.
  open func setActionIsDiscardable(_ discardable: Bool) { (open ?? undoStack.last)?.isDiscardable = discardable }
  /// Whether the next group to undo can be discarded.
  open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
  /// Whether the next group to redo can be discarded.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
  /// The notification posted before an undo manager is queried or modified.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// The notification posted before an undo.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// The notification posted after an undo.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// The notification posted before a redo.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// The notification posted after a redo.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
  /// The notification posted after a group is opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// The notification posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// The notification posted after a group is closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
