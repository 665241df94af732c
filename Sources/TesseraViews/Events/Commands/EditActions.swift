// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// The standard edit actions. Every responder declares these methods so that classes can override them, but only
// classes that override an action can perform it. Overrides are detected by comparing method tables, as in
// Runtime/OverriddenMethod.swift. To find the table slots of the actions, UIResponder's table is compared with that
// of a class that overrides all actions. The slots that differ are in declaration order.

import Foundation

enum EditActions {
  private static let names = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:",
    "decreaseSize:", "pasteAndMatchStyle:",
  ]

  private static let words: [String: Int] = {
    let words = ClassDescriptor(metadata: table(of: UIResponder.self))?.methodWords ?? 0..<0
    let differing = words.filter {
      entry(at: $0, of: EveryAction.self) != entry(at: $0, of: UIResponder.self)
        && entry(at: $0, of: NoAction.self) == entry(at: $0, of: UIResponder.self)
    }
    guard differing.count == names.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(names, differing))
  }()

  /// Returns whether the responder's class overrides the action, or nil if it isn't an edit action.
  static func isImplemented(_ action: Selector, by responder: UIResponder) -> Bool? {
    let name = action.description
    guard names.contains(name) else { return nil }
    guard let word = words[name] else { return false }
    return entry(at: word, of: type(of: responder)) != entry(at: word, of: UIResponder.self)
  }

  /// Calls the overridden method for a standard edit action. Returns `false` if the selector isn't an edit action.
  @MainActor static func perform(_ action: Selector, on responder: UIResponder, from sender: Any?) -> Bool {
    switch action.description {
    case "cut:": responder.cut(sender)
    case "copy:": responder.copy(sender)
    case "paste:": responder.paste(sender)
    case "select:": responder.select(sender)
    case "selectAll:": responder.selectAll(sender)
    case "delete:": responder.delete(sender)
    case "makeTextWritingDirectionLeftToRight:": responder.makeTextWritingDirectionLeftToRight(sender)
    case "makeTextWritingDirectionRightToLeft:": responder.makeTextWritingDirectionRightToLeft(sender)
    case "toggleBoldface:": responder.toggleBoldface(sender)
    case "toggleItalics:": responder.toggleItalics(sender)
    case "toggleUnderline:": responder.toggleUnderline(sender)
    case "increaseSize:": responder.increaseSize(sender)
    case "decreaseSize:": responder.decreaseSize(sender)
    case "pasteAndMatchStyle:": responder.pasteAndMatchStyle(sender)
    default: return false
    }
    return true
  }

  private static func table(of type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  private static func entry(at word: Int, of type: AnyClass) -> UnsafeRawPointer {
    table(of: type).load(fromByteOffset: word * 8, as: UnsafeRawPointer.self)
  }
}

private class NoAction: UIResponder {}

private class EveryAction: UIResponder {
  override func cut(_ sender: Any?) {}
  override func copy(_ sender: Any?) {}
  override func paste(_ sender: Any?) {}
  override func select(_ sender: Any?) {}
  override func selectAll(_ sender: Any?) {}
  override func delete(_ sender: Any?) {}
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  override func toggleBoldface(_ sender: Any?) {}
  override func toggleItalics(_ sender: Any?) {}
  override func toggleUnderline(_ sender: Any?) {}
  override func increaseSize(_ sender: Any?) {}
  override func decreaseSize(_ sender: Any?) {}
  override func pasteAndMatchStyle(_ sender: Any?) {}
}
