// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Objective-C and Interface Builder attributes are replaced with spaces, so that columns are preserved.
@Suite struct AttributeTests {
  static let table: [Rewriting] = [
    Rewriting(
      "attributes go, columns stay",
      """
      import UIKit
      @objcMembers @IBDesignable public class Card: UIView {
        @IBOutlet private(set) weak var label: UILabel!
        @IBInspectable var radius: CGFloat = 3
        @nonobjc func plain() {}
        @objc(MyKind) enum Kind: Int { case a }
        @NSCopying var text: NSString?
        @GKInspectable var speed = 1
        @NSManaged var name: String?
      }

      """,
      """
      import UIKit
                                 public class Card: UIView {
                  private(set) weak var label: UILabel!
                       var radius: CGFloat = 3
                 func plain() {}
                      enum Kind: Int { case a }
                   var text: NSString?
                       var speed = 1
                   var name: String?
       \(record("Card", keys: ["label", "radius", "text", "speed", "name"])) }

      """),
    Rewriting(
      "a class with another name in Objective-C, and properties that are not read before they are set",
      """
      import UIKit
      @objc(XYZCard) final class Card: UIView {
        @IBInspectable var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
        @objc lazy var parts: [UIView] = []
        @objc var size: CGFloat { 3 }
      }
      @objc(XYZEmpty) class Empty: UIView {}

      """,
      """
      import UIKit
                     final class Card: UIView {
                       var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
              lazy var parts: [UIView] = []
              var size: CGFloat { 3 }
       \(recordStart(1))table.pointee.add(Card.self, className: "XYZCard"); table.pointee.addOnAnyThread { @MainActor in $0.add(Card.self, key: "radius", \\Card.radius) { $0.radius = $1 }; $0.add(Card.self, key: "parts", \\Card.parts) { $0.parts = $1 }; $0.add(Card.self, key: "size", \\Card.size) } } }
                      class Empty: UIView { \(recordStart(2))table.pointee.add(Empty.self, className: "XYZEmpty") } }

      """),
    Rewriting(
      "the application's entry",
      """
      import UIKit
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      """,
      """
      import UIKit
      @main             
      class AppDelegate: UIResponder, UIApplicationDelegate {}

      """),
    Rewriting(
      "observed properties notify their observers",
      """
      import UIKit
      class Model: NSObject {
        @objc dynamic var count = 0
        @objc dynamic var name: String?
        @objc dynamic var text: String = "" { didSet { print(text) } }
        @objc dynamic var total: Int { count * 2 }
      }

      """,
      """
      import UIKit
      class Model: NSObject {
                      var count = 0 { willSet { willChangeValue(for: \\.count) } didSet { didChangeValue(for: \\.count) } }
                      var name: String? { willSet { willChangeValue(for: \\.name) } didSet { didChangeValue(for: \\.name) } }
                      var text: String = "" { willSet { willChangeValue(for: \\.text) } didSet { defer { didChangeValue(for: \\.text) }; print(text) } }
                      var total: Int { count * 2 }
       \(record("Model", keys: ["count", "name", "text", "total"])) }

      """),
    Rewriting(
      "several properties in one declaration",
      """
      import UIKit
      class Model: NSObject {
        @objc public dynamic var a = 1, b, c: Int
      }

      """,
      """
      import UIKit
      class Model: NSObject {
              public         var a = 1 { willSet { willChangeValue(for: \\.a) } didSet { didChangeValue(for: \\.a) } }; public var b: Int { willSet { willChangeValue(for: \\.b) } didSet { didChangeValue(for: \\.b) } }; public var c: Int { willSet { willChangeValue(for: \\.c) } didSet { didChangeValue(for: \\.c) } }
       \(record("Model", keys: ["a", "b", "c"])) }

      """),
    Rewriting(
      "a class that is not an NSObject has no observers",
      """
      import UIKit
      class Model {
        @objc dynamic var count = 0
      }

      """,
      """
      import UIKit
      class Model {
                      var count = 0
       \(record("Model", keys: ["count"])) }

      """),
    Rewriting(
      "a word in a string or a comment stays",
      unchanged: """
        import UIKit
        // @objc #selector(save)
        let text = "@objc #selector(save) os(iOS)"

        """),
  ]

  @Test(arguments: table) func rewrites(_ row: Rewriting) async {
    #expect(await ported(row.before) == row.after)
  }

  @Test func reportsCoreData() async {
    let notes = await ported(["A.swift": "import UIKit\nclass A: NSObject {\n  @NSManaged var name: String\n}\n"]).notes
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("/app/A.swift:3:3: warning: Core Data is not available on Linux") == true)
  }

  @Test func membersThatCannotBeOverriddenOnLinux() async {
    let (files, notes) = await ported([
      "A.swift": """
      import UIKit
      class A: NSObject {
        override func responds(to selector: Selector!) -> Bool { true }
        override func value(forKey key: String) -> Any? { nil }
        override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      class B: A {
        override func responds(to selector: Selector!) -> Bool { false }
      }
      class C: UIView {
        override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
        @objc func f() {}
      }

      """
    ])
    #expect(
      files["A.swift"] == location + """
        import UIKit
        class A: NSObject, SelectorResponding {
                   func responds(to selector: Selector!) -> Bool { true }
                   func value(forKey key: String) -> Any? { nil }
                   func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
         \(record("A", ("observeValueForKeyPath:ofObject:change:context:", "observeValue(forKeyPath:of:change:context:)"))) }
        class B: A {
          override func responds(to selector: Selector!) -> Bool { false }
        }
        class C: UIView {
          override func observeValue(forKeyPath path: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
                func f() {}
         \(record("C", ("f", "f()"), number: 2)) }

        """)
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("/app/A.swift:4:3: note: 'value(forKey:)'") == true)
  }

  /// Apple: "Registering Dependent Keys".
  @Test func computedPropertiesNotifyWithTheirDependencies() async {
    #expect(
      await ported(
        """
        import UIKit
        class Person: NSObject {
          @objc dynamic var first = ""
          @objc dynamic var age = 1
          @objc dynamic var full: String { first }
          @objc class func keyPathsForValuesAffectingFull() -> Set<String> { [#keyPath(Person.first)] }
          override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
            switch key {
            case "greeting": return ["full", "age"]
            default: return super.keyPathsForValuesAffectingValue(forKey: key)
            }
          }
        }

        """) == """
          import UIKit
          class Person: NSObject {
                          var first = "" { willSet { willChangeValue(for: \\.first); willChangeValue(for: \\.full); willChangeValue(for: \\.greeting) } didSet { didChangeValue(for: \\.greeting); didChangeValue(for: \\.full); didChangeValue(for: \\.first) } }
                          var age = 1 { willSet { willChangeValue(for: \\.age); willChangeValue(for: \\.greeting) } didSet { didChangeValue(for: \\.greeting); didChangeValue(for: \\.age) } }
                          var full: String { first }
                  class func keyPathsForValuesAffectingFull() -> Set<String> { ["first"] }
                     class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
              switch key {
              case "greeting": return ["full", "age"]
              default: return super.keyPathsForValuesAffectingValue(forKey: key)
              }
            }
           \(record("Person", keys: ["first", "age", "full"])) }

          """)
  }
}
