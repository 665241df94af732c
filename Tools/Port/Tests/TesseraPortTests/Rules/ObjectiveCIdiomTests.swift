// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraPort

/// Idioms that rely on Objective-C lookup by name or type: protocol requirements, AnyObject members, initializers and
/// layer properties.
@Suite struct ObjectiveCIdiomTests {
  @Test func requirementsThatDifferOnlyInTypes() async {
    let result = await ported([
      "A.swift": """
      import UIKit
      @objc protocol PanelDelegate {
        @objc optional func panel(_ p: Panel, layoutFor t: Traits) -> String
        @objc optional func panel(_ p: Panel, layoutFor s: CGSize) -> String
      }
      class A: NSObject, PanelDelegate {
        func panel(_ p: Panel, layoutFor s: CGSize) -> String { "" }
      }
      func f(_ d: PanelDelegate?) -> String { d?.panel?(Panel(), layoutFor: CGSize.zero) ?? "" }

      """
    ])
    let text = result.files["A.swift"] ?? ""
    #expect(result.notes == [])
    #expect(text.contains("protocol PanelDelegate_panel_layoutFor_2_Panel_Traits: AnyObject"))
    #expect(text.contains("protocol PanelDelegate_panel_layoutFor_2_Panel_CGSize: AnyObject"))
    #expect(text.contains("class A: NSObject, PanelDelegate, PanelDelegate_panel_layoutFor_2_Panel_CGSize {"))
    #expect(text.contains("{ d?.port_panel_layoutFor_2 (Panel(),            CGSize.zero) ?? \"\" }"))
    #expect(text.contains("func port_panel_layoutFor_2(_ a0: Panel, _ a1: CGSize) -> (String)? {"))
  }

  /// A method with a requirement's name and different types does not implement the requirement, but a method that
  /// uses a type alias may.
  @Test(arguments: [
    ("String", false), ("Int", true), ("Swift.Int", true), ("Distance", true), ("Int?", false),
  ]) func requirementsAreMatchedByType(type: String, matches: Bool) async {
    let result = await ported([
      "A.swift": "import UIKit\ntypealias Distance = Int\n@objc protocol P { @objc optional func moved(_ x: Int) }\n",
      "B.swift": "import UIKit\nclass B: NSObject, P { func moved(_ x: \(type)) {} }\n",
    ])
    #expect(result.files["B.swift"]?.contains("P, P_moved {") == matches)
  }

  @Test func managedLayerProperties() async {
    let result = await ported([
      "A.swift": """
      import UIKit
      class Ring: CAShapeLayer {
        @NSManaged var progress: CGFloat
        @NSManaged var color: UIColor!
      }
      class Row: NSManagedObject {
        @NSManaged var count: Int
      }

      """
    ])
    let text = result.files["A.swift"] ?? ""
    #expect(
      text.contains(
        "var progress: CGFloat { get { managedValue(forKey: \"progress\", of: CGFloat.self) } "
          + "set { setManagedValue(newValue, forKey: \"progress\") } }"))
    #expect(text.contains("managedValue(forKey: \"color\", of: UIColor?.self)"))
    #expect(result.notes.count == 1 && result.notes[0].contains("'count' becomes a stored property"))
  }

  /// Source text that the compiler accepts but swift-syntax does not.
  @Test(arguments: [
    "@available (*, deprecated)", "@available  (iOS 13, *)",
  ]) func spacesAfterAttributes(attribute: String) async {
    let text = "import UIKit\n\(attribute)\nclass A: UIView {\n  @IBOutlet var a: UIView!\n}\n"
    let result = await ported(["A.swift": text])
    #expect(result.notes == [])
    #expect(result.files["A.swift"]?.contains("\(attribute)\nclass A: UIView {\n            var a: UIView!\n") == true)
  }

  @Test(arguments: ["body: @MainActor() async -> Void", "body: (@MainActor() async -> Void)?"])
  func attributesOfFunctionTypes(parameter: String) async {
    let text = "class A {\n  @nonobjc func f(\(parameter)) {}\n}\n"
    let result = await ported(["A.swift": text])
    #expect(result.notes == [])
    #expect(result.files["A.swift"] == location + "class A {\n           func f(\(parameter)) {}\n}\n")
  }

  @Test func reportsFilesThatAreNotPorted() async {
    let notes = await ported(["A.swift": "import UIKit\nclass A {\n  @objc func f( {}\n}\n"]).notes
    #expect(notes.count == 1 && notes[0].hasPrefix("/app/A.swift:3:"))
    #expect(notes[0].contains("warning: this file is not ported"))
  }

  @Test(arguments: [
    ("print((sender as AnyObject).tag)", "print(AnyObjectMembers(sender as AnyObject).tag)"),
    ("print((sender as AnyObject).description())", "print(AnyObjectMembers(sender as AnyObject).description())"),
    ("print((sender as AnyObject).custom)", "print((sender as AnyObject).custom)"),
    ("print((sender as Any).tag)", "print((sender as Any).tag)"),
    ("print((sender as? AnyObject)?.tag)", "print((sender as? AnyObject).map(AnyObjectMembers.init)?.tag)"),
    ("print(object.tag)", "print(AnyObjectMembers(object).tag)"),
    ("let object = 3; print(object.tag)", "let object = 3; print(object.tag)"),
    ("print(self.object.tag, objects.tag)", "print(self.object.tag, objects.tag)"),
  ]) func membersOfAnyObject(before: String, after: String) async {
    func text(_ line: String) -> String {
      "import UIKit\nclass A {\n  func f(_ sender: Any, _ object: AnyObject) {\n    \(line)\n  }\n}\n"
    }
    let result = await ported(["A.swift": "@objc class B {}\n" + text(before)]).files["A.swift"] ?? ""
    #expect(result.contains(text(after).dropFirst("import UIKit\n".count)))
  }

  @Test(arguments: [
    ("class A: UIView { init() { super.init(frame: .zero) } }", true),
    ("class A: UIViewController { let x: Int; init() { x = 1; super.init(nibName: nil, bundle: nil) } }", true),
    ("class A: UIView { init(x: Int = 1) {}; override init() {} }", false),
    ("class A { init() {} }", false),
    ("class A: UIView { @available(*, unavailable) init() {} }", false),
  ]) func initializersWithoutParameters(text: String, isRecorded: Bool) async {
    let result = await ported(["A.swift": "import UIKit\n\(text)\n"]).files["A.swift"] ?? ""
    #expect(result.contains("table.pointee.add(A.self, make: { @MainActor in A() })") == isRecorded)
  }

  @Test func optionalMethodsAsValues() async {
    let text =
      "import UIKit\nfunc f(_ dataSource: UITableViewDataSource, _ t: UITableView) -> Int {\n"
      + "  if let count = dataSource.numberOfSections { return count(t) }\n  return t.numberOfSections\n}\n"
    let result = await ported(["A.swift": text]).files["A.swift"] ?? ""
    #expect(result.contains("if let count = Optional(dataSource.numberOfSections) { return count(t) }"))
    #expect(result.contains("return t.numberOfSections"))
  }

  @Test func formatsWithComputedArguments() async {
    let text = "import UIKit\nfunc f(_ t: String, _ x: Double) -> String { String(format: t, Int(x * 2)) }\n"
    let result = await ported(["A.swift": text]).files["A.swift"] ?? ""
    #expect(result.contains("{ String(localizedFormat: t, arguments: [Int(x * 2)]) }"))
    let plain = text.replacing("t, Int", with: "\"%d\", Int")
    #expect(await ported(["A.swift": plain]).files["A.swift"] == plain)
  }

  @Test func blocks() async {
    let text = "import UIKit\nlet b: @convention(block) (Int) -> Void = { _ in }\n"
    #expect(await ported(text) == "import UIKit\nlet b:                    (Int) -> Void = { _ in }\n")
  }

  /// The table of members equals the declarations in Tessera's sources.
  @Test func anyObjectMembersMatchTheSources() throws {
    let files = [
      "TesseraFoundation/Selector/AnyObjectMembers", "TesseraViews/Runtime/AnyObjectMembers+Views",
      "TesseraControls/Controls/AnyObjectMembers+Controls",
    ]
    var names: Set<String> = []
    for file in files {
      let bytes = try FileList.read(Checkout.folder.path + "/Sources/\(file).swift")
      for word in ["public var ", "public func "] {
        for place in Needle.all(word, in: bytes) { names.insert(Needle.name(at: place + word.utf8.count, in: bytes)) }
      }
    }
    #expect(names == AnyObjectNames.all)
  }
}
