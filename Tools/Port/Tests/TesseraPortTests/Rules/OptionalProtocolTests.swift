// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraPort

/// `@objc protocol` with optional members, and optional calls.
@Suite struct OptionalProtocolTests {
  private static let delegate = """
    import UIKit
    @objc public protocol SliderDelegate: NSObjectProtocol {
      func sliderBegan()
      @objc optional func didMove(_ distance: Int)
      @objc optional func slider(_ slider: Slider, moved: Int) -> Bool
      @objc optional func slider(_ slider: Slider, ended: Int)
      @objc optional var title: String { get }
    }

    """

  /// The requirements are replaced with spaces and appended to the file as separate protocols.
  private static let ported =
    location("D.swift") + """
      import UIKit
            public protocol SliderDelegate: NSObjectProtocol {
        func sliderBegan()
      \(blank(46))
      \(blank(66))
      \(blank(58))
      \(blank(42))
      }

      """ + location("D.swift", 4)
    + "public protocol SliderDelegate_didMove: AnyObject { func didMove(_ distance: Int) }; extension SliderDelegate { "
    + "@_disfavoredOverload public var didMove: ((Int) -> Void)? "
    + "{ (self as? any SliderDelegate_didMove).map { o in { o.didMove($0) } } } }\n"
    + location("D.swift", 5)
    + "public protocol SliderDelegate_slider_moved: AnyObject { func slider(_ slider: Slider, moved: Int) -> Bool }; "
    + "extension SliderDelegate { @_disfavoredOverload public var slider_moved: ((Slider, Int) -> Bool)? "
    + "{ (self as? any SliderDelegate_slider_moved).map { o in { o.slider($0, moved: $1) } } } }\n"
    + location("D.swift", 6)
    + "public protocol SliderDelegate_slider_ended: AnyObject { func slider(_ slider: Slider, ended: Int) }; "
    + "extension SliderDelegate { @_disfavoredOverload public var slider_ended: ((Slider, Int) -> Void)? "
    + "{ (self as? any SliderDelegate_slider_ended).map { o in { o.slider($0, ended: $1) } } } }\n"
    + location("D.swift", 7)
    + "public protocol SliderDelegate_title: AnyObject { var title: String { get } }; "
    + "extension SliderDelegate { @_disfavoredOverload public var title: String? "
    + "{ (self as? any SliderDelegate_title).map { $0.title } } }\n"

  private static func blank(_ count: Int) -> String { String(repeating: " ", count: count) }

  static let table: [ModuleRewriting] = [
    ModuleRewriting(name: "the protocol", before: ["D.swift": delegate], after: ["D.swift": ported]),
    ModuleRewriting(
      name: "calls",
      before: [
        "D.swift": delegate,
        "C.swift": """
        import UIKit
        func f(_ delegate: SliderDelegate?, _ slider: Slider) {
          delegate?.didMove?(3)
          if delegate?.slider?(slider, moved: 3) ?? true { delegate!.slider!(slider, ended: 4) }
          print(delegate?.title ?? "", delegate?.didMove != nil)
        }

        """,
      ],
      after: [
        "D.swift": ported,
        "C.swift": location("C.swift") + """
          import UIKit
          func f(_ delegate: SliderDelegate?, _ slider: Slider) {
            delegate?.didMove?(3)
            if delegate?.slider_moved?(slider,        3) ?? true { delegate!.slider_ended!(slider,        4) }
            print(delegate?.title ?? "", delegate?.didMove != nil)
          }

          """,
      ]),
    ModuleRewriting(
      name: "conformances: in the class, in an extension, by inheritance",
      before: [
        "D.swift": delegate,
        "A.swift": """
        import UIKit
        class One: NSObject, SliderDelegate {
          func sliderBegan() {}
          func didMove(_ distance: Int) {}
        }
        class Two: UIView {}
        extension Two: SliderDelegate {
          func sliderBegan() {}
          var title: String { "two" }
        }
        class Three: One {
          func slider(_ slider: Slider, ended: Int) {}
          override func didMove(_ distance: Int) {}
        }
        class Four: UIView { func didMove(_ distance: Int) {} }
        class Five: Four, SliderDelegate { func sliderBegan() {} }

        """,
      ],
      after: [
        "D.swift": ported,
        "A.swift": location + """
          import UIKit
          class One: NSObject, SliderDelegate, SliderDelegate_didMove {
            func sliderBegan() {}
            func didMove(_ distance: Int) {}
           \(record("One", ("didMove:", "didMove(_:)"))) }
          class Two: UIView {}
          extension Two: SliderDelegate, SliderDelegate_title {
            func sliderBegan() {}
            var title: String { "two" }
          }
          class Three: One, SliderDelegate_slider_ended {
            func slider(_ slider: Slider, ended: Int) {}
            override func didMove(_ distance: Int) {}
           \(record("Three", ("slider:ended:", "slider(_:ended:)"), ("didMove:", "didMove(_:)"), number: 2)) }
          class Four: UIView { func didMove(_ distance: Int) {} }
          class Five: Four, SliderDelegate, SliderDelegate_didMove { func sliderBegan() {} }

          """,
      ]),
    ModuleRewriting(
      name: "a protocol of another module",
      before: [
        "A.swift": """
        import UIKit
        class One: NSObject, SliderDelegate {
          func sliderBegan() {}
          var title: String { "one" }
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          class One: NSObject, SliderDelegate, SliderDelegate_title {
            func sliderBegan() {}
            var title: String { "one" }
          }

          """
      ], context: ["D.swift": delegate]),
    ModuleRewriting(
      name: "a protocol without optional members is for classes only",
      before: [
        "A.swift": """
        import UIKit
        @objc protocol One { func f() }
        @objc protocol Two: One {}
        @MainActor @objc protocol Three: AnyObject {}

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
                protocol One: AnyObject { func f() }
                protocol Two: AnyObject, One {}
          @MainActor       protocol Three: AnyObject {}

          """
      ]),
    ModuleRewriting(
      name: "a labelled method that is the only one of its name",
      before: [
        "A.swift": """
        import UIKit
        @MainActor @objc protocol Loading {
          @objc optional func loaded(from place: String!, then action: @escaping () -> Void) throws
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          @MainActor       protocol Loading: AnyObject {
          \(blank(91))
          }

          """ + location("A.swift", 3)
          + "@MainActor protocol Loading_loaded_from_then: AnyObject "
          + "{ func loaded(from place: String!, then action: @escaping () -> Void) throws }; extension Loading { "
          + "@_disfavoredOverload var loaded_from_then: ((String?, @escaping () -> Void) throws -> Void)? "
          + "{ (self as? any Loading_loaded_from_then).map { o in { try o.loaded(from: $0, then: $1) } } }; "
          + "@_disfavoredOverload var loaded: ((String?, @escaping () -> Void) throws -> Void)? { loaded_from_then } }\n"
      ]),
    ModuleRewriting(
      name: "a trailing closure selects the method that takes one",
      before: [
        "A.swift": """
        @objc protocol P {
          @objc optional func f(_ x: Int, at y: Int)
          @objc optional func f(_ x: Int, then: () -> Void)
        }
        func g(_ p: P) { p.f?(1) {} }

        """
      ],
      after: [
        "A.swift": location + """
                protocol P: AnyObject {
          \(blank(44))
          \(blank(51))
          }
          func g(_ p: P) { p.f_then?(1) {} }

          """ + location("A.swift", 2)
          + "protocol P_f_at: AnyObject { func f(_ x: Int, at y: Int) }; extension P { @_disfavoredOverload "
          + "var f_at: ((Int, Int) -> Void)? { (self as? any P_f_at).map { o in { o.f($0, at: $1) } } } }\n"
          + location("A.swift", 3)
          + "protocol P_f_then: AnyObject { func f(_ x: Int, then: () -> Void) }; extension P { @_disfavoredOverload "
          + "var f_then: ((Int, () -> Void) -> Void)? { (self as? any P_f_then).map { o in { o.f($0, then: $1) } } } }\n"
      ]),
    ModuleRewriting(
      name: "UIKit's optional methods have defaults here",
      before: [
        "A.swift": """
        import UIKit
        func f(_ table: UITableView, _ path: IndexPath, _ forward: UIScrollViewDelegate) {
          table.delegate?.tableView?(table, didSelectRowAt: path)
          forward.scrollViewDidScroll?(table)
          let height = table.delegate?.tableView?(table, heightForRowAt: path) ?? 44
          if let view = forward.viewForZooming?(in: table) { print(view, height) }
          completion?(3)
          scrollViewDidScroll?(table)
          self.scrollViewDidScroll?(table)
        }

        """
      ],
      after: [
        "A.swift": location + """
          import UIKit
          func f(_ table: UITableView, _ path: IndexPath, _ forward: UIScrollViewDelegate) {
            table.delegate?.tableView (table, didSelectRowAt: path)
            forward.scrollViewDidScroll (table)
            let height = table.delegate?.tableView (table, heightForRowAt: path) ?? 44
            if let view = Optional(forward.viewForZooming (in: table)) { print(view, height) }
            completion?(3)
            scrollViewDidScroll?(table)
            self.scrollViewDidScroll?(table)
          }

          """
      ]),
    ModuleRewriting(
      name: "methods by their full names, without a call",
      before: [
        "D.swift": delegate,
        "C.swift": """
        func f(_ delegate: SliderDelegate?, _ slider: Slider, _ other: Other) {
          print(delegate?.didMove(_:) != nil, delegate!.slider(_:ended:) == nil)
          if let f = delegate?.slider(_:moved:) { f(slider, 3) }
          let f = delegate?.slider(_:moved:)
          guard let g = delegate!.slider(_:ended:) else { return }
          delegate?.slider(_:ended:)?(slider, 4)
          let h = other.slider(_:ended:)
        }

        """,
      ],
      after: [
        "D.swift": ported,
        "C.swift": location("C.swift") + """
          func f(_ delegate: SliderDelegate?, _ slider: Slider, _ other: Other) {
            print(delegate?.didMove != nil, delegate!.slider_ended == nil)
            if let f = delegate?.slider_moved { f(slider, 3) }
            let f = delegate?.slider_moved
            guard let g = delegate!.slider_ended else { return }
            delegate?.slider_ended?(slider, 4)
            let h = other.slider(_:ended:)
          }

          """,
      ]),
    ModuleRewriting(
      name: "two optional members on a line",
      before: ["A.swift": "@objc protocol P { @objc optional func f(); @objc optional func g(); func h() }\n"],
      after: [
        "A.swift": location + "      protocol P: AnyObject { \(blank(50))func h() }\n"
          + location("A.swift", 1)
          + "protocol P_f: AnyObject { func f() }; extension P { @_disfavoredOverload "
          + "var f: (() -> Void)? { (self as? any P_f).map { o in { o.f() } } } }\n" + location("A.swift", 1)
          + "protocol P_g: AnyObject { func g() }; extension P { @_disfavoredOverload "
          + "var g: (() -> Void)? { (self as? any P_g).map { o in { o.g() } } } }\n"
      ]),
  ]

  @Test(arguments: table) func rewrites(_ row: ModuleRewriting) async {
    let result = await TesseraPortTests.ported(row.before, context: row.context)
    for (name, text) in row.after { #expect(result.files[name] == text) }
    #expect(result.notes == [])
  }

  /// Tests often declare delegate classes inside functions.
  @Test func classesInFunctionsConform() async {
    let result = await TesseraPortTests.ported([
      "A.swift": """
      @objc protocol P { @objc optional func didMove() }
      func test() {
        class Local: NSObject, P {
          func didMove() {}
        }
      }

      """
    ])
    #expect(result.files["A.swift"]?.contains("  class Local: NSObject, P, P_didMove {\n    func didMove() {}") == true)
  }
}
