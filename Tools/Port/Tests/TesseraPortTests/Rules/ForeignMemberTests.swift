// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// Members of extensions of other modules' classes that classes in the sources override.
@Suite struct ForeignMemberTests {
  static let table: [ModuleRewriting] = [
    ModuleRewriting(
      name: "a class overrides a member of its superclass's extension",
      before: [
        "A.swift": """
        import UIKit
        extension UIViewController {
          @objc func refresh(animated: Bool = true) -> Int { 1 }
        }
        class Home: UITableViewController {
          override func refresh(animated: Bool) -> Int { super.refresh(animated: animated) + 1 }
        }
        class Inner: Home {
          override func refresh(animated: Bool) -> Int { super.refresh(animated: animated) * 2 }
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          extension UIViewController {
                  func port_UIViewController_refresh(animated: Bool = true) -> Int { 1 }
           func refresh(animated: Bool = true) -> Int \
          { if let o = self as? any Port_UIViewController_refresh_animated \
          { return o.port_override_UIViewController_refresh(animated: animated) }; \
          return port_UIViewController_refresh(animated: animated) }; \
          \(record("UIViewController", ("refreshWithAnimated:", "refresh(animated:)"))) }
          class Home: UITableViewController, Port_UIViewController_refresh_animated {
                     func port_override_UIViewController_refresh(animated: Bool) -> Int \
          { super.port_UIViewController_refresh(animated: animated) + 1 }
          }
          class Inner: Home {
            override func port_override_UIViewController_refresh(animated: Bool) -> Int \
          { super.port_override_UIViewController_refresh(animated: animated) * 2 }
          }
          #sourceLocation(file: "/app/A.swift", line: 3)
          protocol Port_UIViewController_refresh_animated: UIViewController \
          { func port_override_UIViewController_refresh(animated: Bool) -> Int }

          """
      ]),
    ModuleRewriting(
      name: "extensions of a UIKit class and of a custom class override a property",
      before: [
        "A.swift": """
        import UIKit
        extension UIViewController {
          @objc var topMost: UIViewController? { presentedViewController?.topMost ?? self }
        }
        extension UINavigationController {
          override var topMost: UIViewController? { topViewController?.topMost ?? super.topMost }
        }
        class Menu: UINavigationController {
        }
        extension Menu {
          override var topMost: UIViewController? { super.topMost }
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          extension UIViewController {
                  var port_UIViewController_topMost: UIViewController? { presentedViewController?.topMost ?? self }
           var topMost: UIViewController? { if let o = self as? any Port_UIViewController_topMost \
          { return o.port_override_UIViewController_topMost }; if let o = self as? UINavigationController \
          { return o.port_UINavigationController_topMost }; return port_UIViewController_topMost }; \
          \(record("UIViewController", keys: ["topMost"])) }
          extension UINavigationController {
                     var port_UINavigationController_topMost: UIViewController? \
          { topViewController?.topMost ?? super.port_UIViewController_topMost }
          }
          class Menu: UINavigationController, Port_UIViewController_topMost {
           var port_override_UIViewController_topMost: UIViewController? { port_Menu_topMost } }
          extension Menu {
                     var port_Menu_topMost: UIViewController? { super.port_UINavigationController_topMost }
          }
          #sourceLocation(file: "/app/A.swift", line: 3)
          protocol Port_UIViewController_topMost: UIViewController \
          { var port_override_UIViewController_topMost: UIViewController? { get } }

          """
      ]),
  ]

  @Test(arguments: table) func portsFiles(_ module: ModuleRewriting) async {
    let result = await ported(module.before, context: module.context)
    #expect(result.files == module.after)
    #expect(result.notes == [])
  }

  /// A class of another module overrides a member that the module declares `open`.
  @Test func overridesOfAnotherModule() async {
    let context = ["B.swift": "import UIKit\nextension UIView { @objc open func restyle() {} }\n"]
    let files = ["A.swift": "import UIKit\nclass Card: UIView { override func restyle() { super.restyle() } }\n"]
    let result = await ported(files, context: context)
    #expect(
      result.files["A.swift"] == location
        + "import UIKit\nclass Card: UIView, Port_UIView_restyle {          func port_override_UIView_restyle() "
        + "{ super.port_UIView_restyle() } }\n")
    #expect(result.notes == [])
    let closed = ["B.swift": "import UIKit\nextension UIView { @objc public func restyle() {} }\n"]
    #expect(await ported(files, context: closed).notes.count == 1)
  }

  /// Methods with the same name in unrelated classes, and overrides of UIKit's own members, do not change.
  @Test func keepsOtherMembers() async {
    let files = [
      "A.swift": "import UIKit\nextension UIViewController { func restyle() {} }\n",
      "B.swift": "import UIKit\nclass Base: UIView { func restyle() {} }\n"
        + "class Card: Base { override func restyle() {} }\n",
    ]
    #expect(await ported(files).files == files)
  }
}
