// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Overrides in extensions, and members of extensions that a subclass overrides.
@Suite struct ExtensionMemberTests {
  static let table: [ModuleRewriting] = [
    ModuleRewriting(
      name: "methods and properties that override",
      before: [
        "A.swift": """
        import UIKit
        class Home: UIViewController {
          let a = 1
        }
        extension Home {
          open override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
          }
          override public var prefersStatusBarHidden: Bool { true }
          override var title: String? { get { "" } set { print(newValue) } }
          override class func load(_ x: inout Int, y z: Int = 3) async throws -> Int { 3 }
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          class Home: UIViewController {
            let a = 1
           open override func viewDidAppear(_ animated: Bool) { port_Home_viewDidAppear(animated) }; \
          override public var prefersStatusBarHidden: Bool { port_Home_prefersStatusBarHidden }; \
          override var title: String? { get { port_Home_title } set { port_Home_title = newValue } }; \
          override class func load(_ x: inout Int, y z: Int = 3) async throws -> Int \
          { try await port_Home_load(&x, y: z) } }
          extension Home {
                          func port_Home_viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
            }
                     public var port_Home_prefersStatusBarHidden: Bool { true }
                     var port_Home_title: String? { get { "" } set { print(newValue) } }
                     class func port_Home_load(_ x: inout Int, y z: Int = 3) async throws -> Int { 3 }
          }

          """
      ]),
    ModuleRewriting(
      name: "the class is in another file, and its body on one line",
      before: [
        "A.swift": "import UIKit\nclass Home: UIView { var a = 1 }\nclass Empty: UIView {}\n",
        "B.swift": """
        import UIKit
        extension Home { override func layoutSubviews() {} }
        public extension Empty {
          override func layoutSubviews() {}
        }

        """,
      ],
      after: [
        "A.swift": location + """
          import UIKit
          class Home: UIView { var a = 1 ; override func layoutSubviews() { port_Home_layoutSubviews() } }
          class Empty: UIView { public override func layoutSubviews() { port_Empty_layoutSubviews() } }

          """,
        "B.swift": location("B.swift") + """
          import UIKit
          extension Home {          func port_Home_layoutSubviews() {} }
          public extension Empty {
                     func port_Empty_layoutSubviews() {}
          }

          """,
      ]),
    ModuleRewriting(
      name: "observers move unchanged",
      before: [
        "A.swift": """
        import UIKit
        class Home: UIView {
        }
        extension Home {
          override var isHidden: Bool {
            didSet { print(isHidden) }
          }
          func other() {}
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          class Home: UIView {

          \(location("A.swift", 5))override var isHidden: Bool {
              didSet { print(isHidden) }
            }
          \(location("A.swift", 3))}
          extension Home {
          \(String(repeating: " ", count: 31))
          \(String(repeating: " ", count: 30))
            \(" ")
            func other() {}
          }

          """
      ]),
    ModuleRewriting(
      name: "members that a subclass overrides move into the class",
      before: [
        "A.swift": """
        import UIKit
        class Base: UIViewController {
        }
        extension Base: UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
          @objc func reload() {}
          func untouched() {}
        }

        """,
        "B.swift": """
        import UIKit
        class List: Base {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
          override func reload() { super.reload() }
        }

        """,
      ],
      after: [
        "A.swift": location + """
          import UIKit
          class Base: UIViewController {
           func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) \
          { port_Base_tableView(tableView, didSelectRowAt: path) }; func reload() { port_Base_reload() } }
          extension Base: UITableViewDelegate {
            func port_Base_tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
                  func port_Base_reload() {}
            func untouched() {}
           \(record("Base", ("reload", "reload()"))) }

          """,
        "B.swift": """
        import UIKit
        class List: Base {
          override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
          override func reload() { super.reload() }
        }

        """,
      ]),
    ModuleRewriting(
      name: "parameters without names, and with names that are keywords",
      before: [
        "A.swift": """
        import UIKit
        class Home: Base {
        }
        extension Home {
          override func a(_: Int, with _: inout Bool) {}
          override func b(in: Int, _ for: String, `default`: Int) {}
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          class Home: Base {
           override func a(_ port_0: Int, with port_1: inout Bool) { port_Home_a(port_0, with: &port_1) }; \
          override func b(in: Int, _ for: String, `default`: Int) \
          { port_Home_b(in: `in`, `for`, `default`: `default`) } }
          extension Home {
                     func port_Home_a(_: Int, with _: inout Bool) {}
                     func port_Home_b(in: Int, _ for: String, `default`: Int) {}
          }

          """
      ]),
  ]

  @Test(arguments: table) func rewrites(_ row: ModuleRewriting) async {
    let result = await ported(row.before)
    for (name, text) in row.after { #expect(result.files[name] == text) }
    #expect(result.notes == [])
  }

  @Test func reportsAClassOfAnotherModule() async {
    let text = "import UIKit\nextension UIButton {\n  override open func layoutSubviews() {}\n}\n"
    let result = await ported(["A.swift": text])
    #expect(result.files["A.swift"] == text)
    #expect(result.notes.count == 1)
    #expect(result.notes.first?.hasPrefix("/app/A.swift:3:3: warning: 'layoutSubviews()' is overridden") == true)
  }

  /// Swift warns about open members of extensions without `@objc`.
  @Test func openMembersOfOtherModulesClassesBecomePublic() async {
    let text = "import UIKit\nextension UIButton {\n  open func shake() {}\n}\n"
    let result = await ported(["A.swift": text])
    #expect(result.files["A.swift"] == location + text.replacing("open", with: "public"))
    #expect(result.notes == [])
  }

  @Test(arguments: [
    "extension Home where Self: Sendable {\n  override func viewDidLoad() {}\n}\n",
    "extension Home {\n  #if DEBUG\n  override func viewDidLoad() {}\n  #endif\n}\n",
  ])
  func conditionsAreReported(_ text: String) async {
    let source = "import UIKit\nclass Home: UIViewController {}\n" + text
    let result = await ported(["A.swift": source])
    #expect(result.files["A.swift"] == source)
    #expect(result.notes.count == 1)
    #expect(result.notes.first?.contains("is in an extension with conditions") == true)
  }
}
