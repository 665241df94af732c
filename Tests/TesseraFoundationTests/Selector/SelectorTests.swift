// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraFoundation

@MainActor class Editor: NSObject {
  var log: [String] = []
  var title = "A"

  func save() { log.append("save") }
  func save(_ sender: Any?) { log.append("save \(sender ?? "nothing")") }
  func insert(_ text: String, at index: Int) { log.append("insert \(text) at \(index)") }
  func name() -> NSString { "Ada" }
  func open(_ note: NSNotification) { log.append("open \(note.name.rawValue)") }
}

@MainActor final class Notebook: Editor {
  override func save() { log.append("notebook") }
}

@MainActor protocol Saving: AnyObject { func save() }
extension Editor: Saving {}

/// Selectors created from methods behave as documented for Objective-C.
@MainActor struct SelectorTests {
  let editor = Editor()

  @Test(
    "A selector is its Objective-C name",
    arguments: [
      (Selector("save", Editor.save as (Editor) -> @MainActor () -> Void), "save", 0),
      (Selector("save:", Editor.save(_:)), "save:", 1),
      (Selector("insert:at:", Editor.insert(_:at:)), "insert:at:", 2),
      // A name without colons is completed with the method's parameters.
      (Selector("save", Editor.save(_:)), "save:", 1),
      (Selector("copy:"), "copy:", 1),
      ("paste:", "paste:", 1),
    ])
  func names(_ selector: Selector, name: String, arguments: Int) {
    #expect(selector.description == name)
    #expect(NSStringFromSelector(selector) == name)
    #expect(selector.argumentCount == arguments)
    #expect(selector == Selector(name))
    #expect(Set([selector, NSSelectorFromString(name)]).count == 1)
  }

  @Test("Methods are dispatched dynamically, so overrides are called")
  func overrides() {
    let notebook = Notebook()
    notebook.perform(Selector("save", Editor.save as (Editor) -> @MainActor () -> Void))
    #expect(notebook.log == ["notebook"])
  }

  @Test("A protocol's method is sent to any conforming object")
  func protocols() {
    editor.perform(Selector("save", calling: { (saving: any Saving) in saving.save() }))
    #expect(editor.log == ["save"])
  }

  @Test("Extra arguments are dropped, and missing arguments are nil")
  func arguments() {
    editor.perform(Selector("save", Editor.save as (Editor) -> @MainActor () -> Void), with: "x")
    editor.perform(Selector("save:", Editor.save(_:)))
    editor.perform(Selector("insert:at:", Editor.insert(_:at:)), with: "word", with: 3)
    #expect(editor.log == ["save", "save nothing", "insert word at 3"])
  }

  @Test("A notification is passed to a method whose parameter has its class")
  func bridging() {
    editor.perform(Selector("open:", Editor.open(_:)), with: Notification(name: .init("Page")))
    #expect(editor.log == ["open Page"])
  }

  @Test("Selectors read and write properties")
  func properties() {
    let (title, setTitle) = (Selector("title", getter: \Editor.title), Selector("setTitle", setter: \Editor.title))
    #expect([title.description, setTitle.description] == ["title", "setTitle:"])
    editor.perform(setTitle, with: "B")
    #expect(editor.title == "B")
  }

  @Test("The result is the object that a method returns, or nil for other return types")
  func results() {
    let name = editor.perform(Selector("name", Editor.name))
    #expect(name?.takeUnretainedValue() as? NSString == "Ada")
    #expect(editor.perform(Selector("save:", Editor.save(_:))) == nil)
  }

  @Test("An object responds only to methods of its class and superclasses")
  func responding() {
    let save = Selector("save", Editor.save as (Editor) -> @MainActor () -> Void)
    #expect(editor.responds(to: save))
    #expect(Notebook().responds(to: save))
    // A selector is only a name, regardless of the class whose method it was created from.
    #expect(editor.responds(to: Selector("save", Notebook.save as (Notebook) -> @MainActor () -> Void)))
    #expect(!NSObject().responds(to: save))
    #expect(!editor.responds(to: Selector("unheardOf")))
    #expect(!editor.responds(to: nil))
  }

  @Test("An unrecognized selector traps with Objective-C's message")
  func unrecognized() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = NSObject().perform(Selector("save:", Editor.save(_:))) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("-[NSObject save:]: unrecognized selector sent to instance"))
  }

  @Test("An argument of the wrong class traps with both classes in the message")
  func wrongArgument() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Editor().perform(Selector("insert:at:", Editor.insert(_:at:)), with: 1, with: 2) }
    }
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains("-[Editor insert:at:] takes String, but was sent Int"))
  }
}
