// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Tests of `#selector` and `#keyPath`. Objective-C names follow the rules in "Importing Swift into Objective-C".
@Suite struct SelectorTests {
  static let table: [Rewriting] = [
    Rewriting(
      "full name, without a type",
      """
      import UIKit
      class Editor: UIView {
        func setUp() { button.addTarget(self, action: #selector(save(_:)), for: .touchUpInside) }
        @objc private func save(_ sender: Any) {}
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        func setUp() { button.addTarget(self, action: Selector("save:", Editor.save(_:)), for: .touchUpInside) }
              private func save(_ sender: Any) {}
       \(record("Editor", ("save:", "save(_:)"))) }

      """),
    Rewriting(
      "base name alone, with labels from the declaration, self and the type",
      """
      import UIKit
      class Editor: UIView {
        func setUp() { use(#selector(insert), #selector(self.insert), #selector(Editor.plain), #selector(Self.plain)) }
        @objc func insert(text: String, at place: Int) {}
        @IBAction func plain() {}
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        func setUp() { use(Selector("insertWithText:at:", Editor.insert(text:at:)), Selector("insertWithText:at:", Editor.insert(text:at:)), Selector("plain", Editor.plain), Selector("plain", Editor.plain)) }
              func insert(text: String, at place: Int) {}
                  func plain() {}
       \(record("Editor", ("insertWithText:at:", "insert(text:at:)"), ("plain", "plain()"))) }

      """),
    Rewriting(
      "an explicit name wins",
      """
      import UIKit
      class Editor: UIView {
        let action = #selector(save)
        @objc(saveDocument:)
        func save(_ sender: Any) {}
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        let action = Selector("saveDocument:", Editor.save(_:))
                            
        func save(_ sender: Any) {}
       \(record("Editor", ("saveDocument:", "save(_:)"))) }

      """),
    Rewriting(
      "UIKit's methods, which the module does not declare",
      """
      import UIKit
      let actions = [#selector(UIView.endEditing), #selector(UIResponder.resignFirstResponder), #selector(UIResponder.copy(_:))]

      """,
      """
      import UIKit
      let actions = [Selector("endEditing", UIView.endEditing), Selector("resignFirstResponder", UIResponder.resignFirstResponder), Selector("copy:", UIResponder.copy(_:))]

      """),
    Rewriting(
      "an extension, a nested type, a generic class",
      """
      import UIKit
      extension UIControl {
        func f() { g(#selector(UIControl.h), #selector(tapped(_:))) }
      }
      extension Outer.Inner {
        func f() { g(#selector(tapped(_:))) }
      }
      class Box<Content>: UIView {
        func f() { g(#selector(tapped(_:))) }
        @objc func tapped(_ x: Any) {}
      }

      """,
      """
      import UIKit
      extension UIControl {
        func f() { g(Selector("h", UIControl.h), Selector("tapped:", UIControl.tapped(_:))) }
      }
      extension Outer.Inner {
        func f() { g(Selector("tapped:", Outer.Inner.tapped(_:))) }
      }
      class Box<Content>: UIView {
        func f() { g(Selector("tapped:", Box.tapped(_:))) }
              func tapped(_ x: Any) {}
      }

      """),
    Rewriting(
      "a protocol's extension uses Self",
      """
      import UIKit
      protocol Closing where Self: UIViewController {}
      extension Closing where Self: UIViewController {
        func f() { g(#selector(close)) }
      }

      """,
      """
      import UIKit
      protocol Closing where Self: UIViewController {}
      extension Closing where Self: UIViewController {
        func f() { g(Selector("close", Self.close)) }
      }

      """),
    Rewriting(
      "a value before the dot, whose type is unknown",
      """
      import UIKit
      class Editor: UIView {
        let action = #selector(model.refresh(_:))
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        let action = Selector("refresh:")
      }

      """),
    Rewriting(
      "a method of a protocol has only a name",
      """
      import UIKit
      @objc protocol Moving { func moved(by distance: Int) }
      let action = #selector(Moving.moved(by:))

      """,
      """
      import UIKit
            protocol Moving: AnyObject { func moved(by distance: Int) }
      let action = Selector("movedBy:")

      """),
    Rewriting(
      "getters and setters",
      """
      import UIKit
      class Editor: UIView {
        @objc var title = ""
        let all = [#selector(getter: title), #selector(setter: Editor.title), #selector(getter: UIView.isHidden)]
      }

      """,
      """
      import UIKit
      class Editor: UIView {
              var title = ""
        let all = [Selector("title", getter: \\Editor.title), Selector("setTitle:", setter: \\Editor.title), Selector("isHidden", getter: \\UIView.isHidden)]
       \(record("Editor", keys: ["title"])) }

      """),
    Rewriting(
      "a type after `as`",
      """
      import UIKit
      class Editor: UIView {
        let one = #selector(save as () -> Void)
        let other = #selector(Editor.save as (Editor) -> () -> Void)
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        let one = Selector("save", Editor.save as (Editor) -> () -> Void)
        let other = Selector("save", Editor.save as (Editor) -> () -> Void)
      }

      """),
    Rewriting(
      "a method that shares its base name with another",
      """
      import UIKit
      class Editor: UIView {
        let one = #selector(save)
        func save(_ x: Int) {}
        @objc func save() {}
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        let one = Selector("save", calling: { (o: Editor) in o.save() })
        func save(_ x: Int) {}
              func save() {}
       \(record("Editor", ("save", "save()"))) }

      """),
    Rewriting(
      "methods recorded only by name, and methods that are not recorded",
      """
      import UIKit
      class Editor: UIView {
        @objc static func shared() {}
        @objc func load() async {}
        @objc func save(_ a: Int) throws {}
        @objc func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) {}
        @available(*, deprecated) @objc func old() {}
        #if DEBUG
        @objc func debug() {}
        #endif
        let all = #selector(five(_:_:_:_:_:))
      }

      """,
      """
      import UIKit
      class Editor: UIView {
              static func shared() {}
              func load() async {}
              func save(_ a: Int) throws {}
              func five(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int) {}
        @available(*, deprecated)       func old() {}
        #if DEBUG
              func debug() {}
        #endif
        let all = Selector("five:::::")
       \(names("Editor", "loadWithCompletionHandler:", "save:error:", "five:::::")) }

      """),
    Rewriting(
      "connections of Interface Builder: outlets, collections, actions and segue actions",
      """
      import UIKit
      class Home: UIViewController {
        @IBOutlet private weak var title1: UILabel!
        @IBOutlet private(set) var rows: [UIView]!
        @IBInspectable var ring: CGFloat = 1
        @IBAction private func save(_ sender: UIButton) {}
        @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? { nil }
      }

      """,
      """
      import UIKit
      class Home: UIViewController {
                  private weak var title1: UILabel!
                  private(set) var rows: [UIView]!
                       var ring: CGFloat = 1
                  private func save(_ sender: UIButton) {}
                       func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> Detail? { nil }
       \(record("Home", ("save:", "save(_:)"), ("makeDetail:sender:segueIdentifier:", "makeDetail(_:sender:segueIdentifier:)"), keys: ["title1", "rows", "ring"])) }

      """),
    Rewriting(
      "over several lines, which are kept",
      """
      import UIKit
      class Editor: UIView {
        let one = make(#selector(
          Editor.save(_:)
        ))
        let two = 2
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        let one = make(Selector("save:", Editor.save(_:))

      )
        let two = 2
      }

      """),
    Rewriting(
      "key paths lose their types",
      """
      import UIKit
      let a = #keyPath(UIView.layer.bounds), b = #keyPath(title), c = #keyPath(Outer.Inner.text), d = #keyPath(self.name)

      """,
      """
      import UIKit
      let a = "layer.bounds", b = "title", c = "text", d = "name"

      """),
    Rewriting(
      "a cast selects by the number of arguments, then by their types",
      """
      import UIKit
      class Editor: UIView {
        let a = #selector(save as () -> Void), b = #selector(save as (Int) -> Void)
        let c = #selector(Editor.save as (Editor) -> () -> Void), d = #selector(Editor.save as (Editor) -> (String) -> Void)
        @objc func save(number: Int) {}
        @objc(saveText:) func save(_ text: String) {}
        @objc func save() {}
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        let a = Selector("save", Editor.save as (Editor) -> () -> Void), b = Selector("saveWithNumber:", Editor.save as (Editor) -> (Int) -> Void)
        let c = Selector("save", Editor.save as (Editor) -> () -> Void), d = Selector("saveText:", Editor.save as (Editor) -> (String) -> Void)
              func save(number: Int) {}
                         func save(_ text: String) {}
              func save() {}
       \(record("Editor", ("saveWithNumber:", "save(number:)"), ("saveText:", "save(_:)"), ("save", "save()"))) }

      """),
    Rewriting(
      "types distinguish methods with the same labels",
      """
      import UIKit
      class Editor: UIView {
        let a = #selector(save(_:at:))
        @objc func save(_ x: Int!, at y: Any) -> Bool { true }
        func save(_ x: String, at y: Any) {}
        @objc func close() {}
        static func close() {}
      }

      """,
      """
      import UIKit
      class Editor: UIView {
        let a = Selector("save:at:", calling: { (o: Editor, a: Int?, b: Any) -> Bool in o.save(a, at: b) })
              func save(_ x: Int!, at y: Any) -> Bool { true }
        func save(_ x: String, at y: Any) {}
              func close() {}
        static func close() {}
       \(record(
        "Editor", ("save:at:", "{ @MainActor o in { (a: Int?, b: Any) -> Bool in o.save(a, at: b) } }"),
        ("close", "{ @MainActor o in { () -> Void in o.close() } }"))) }

      """),
  ]

  @Test(arguments: table) func rewrites(_ row: Rewriting) async {
    #expect(await ported(row.before) == row.after)
  }

  /// Apple: the method `insert(text:at:)` is named `insertWithText:at:`, without "With" before or after a
  /// preposition.
  @Test(arguments: [
    ("save", [], "save"), ("save", ["_"], "save:"), ("setUp", ["name"], "setUpWithName:"),
    ("move", ["to", "at"], "moveTo:at:"), ("start", ["withName"], "startWithName:"),
    ("insertAt", ["index"], "insertAtIndex:"), ("add", ["_", "_"], "add::"), ("f", ["a", "_", "c"], "fWithA::c:"),
  ])
  func objectiveCNames(base: String, labels: [String], name: String) {
    #expect(ObjCName.method(base, labels: labels) == name)
  }

  @Test func errorsAndCompletionHandlers() {
    #expect(ObjCName.method("load", labels: [], isThrowing: true) == "loadAndReturnError:")
    #expect(ObjCName.method("load", labels: ["_"], isThrowing: true) == "load:error:")
    #expect(ObjCName.method("load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
    #expect(ObjCName.method("load", labels: ["name"], isAsync: true) == "loadWithName:completionHandler:")
    #expect(ObjCName.setter("title") == "setTitle:")
  }
}
