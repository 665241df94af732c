// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import SnapshotTesting
import TesseraGraphics
import TesseraViews
import Testing

@Suite @MainActor
struct TextStrategyTests {
  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
    var result = ""
    strategy.snapshot(value).run { result = $0 }
    return result
  }

  private struct User {
    var id = 1
    var name = "Blob"
    var home: URL? = URL(string: "https://x.org")
    var none: Int?
    var scores = ["b": 2, "a": 1]
    var tags: Set = ["z", "y"]
    var pair = (1, "x")
    var mode = Mode.plain
    var other = Mode.loud(3)
  }

  private enum Mode {
    case plain
    case loud(Int)
  }

  private final class Node { var next: Node? }

  /// The expected text is written by hand from the rules. As in Swift's `dump`, names precede values. Properties are
  /// sorted by name, sets and dictionaries by text. Array and tuple elements are not sorted.
  @Test func dump() {
    #expect(
      text(User(), .dump) == """
        ▿ User
          ▿ home: Optional<URL>
            - some: https://x.org
          - id: 1
          - mode: Mode.plain
          - name: "Blob"
          - none: Optional<Int>.none
          ▿ other: Mode
            - loud: 3
          ▿ pair: (2 elements)
            - .0: 1
            - .1: "x"
          ▿ scores: 2 key/value pairs
            ▿ (2 elements)
              - key: "a"
              - value: 1
            ▿ (2 elements)
              - key: "b"
              - value: 2
          ▿ tags: 2 members
            - "y"
            - "z"

        """)
    #expect(text([3, 1, 2], .dump) == "▿ 3 elements\n  - 3\n  - 1\n  - 2\n")
    #expect(text([1], .dump) == "▿ 1 element\n  - 1\n")
    #expect(text(Date(timeIntervalSince1970: 0), .dump) == "- 1970-01-01T00:00:00Z\n")
  }

  private class Animal {
    var legs = 4
    var age = 2
  }

  private struct Person: Hashable { var name: String }

  /// The example from swift-snapshot-testing's documentation, a class, and a set whose elements have no description.
  @Test func dumpSortsProperties() {
    struct User {
      let id: Int, name: String, bio: String
    }
    #expect(
      text(User(id: 1, name: "Blobby", bio: "Blobbed around the world."), .dump)
        == "▿ User\n  - bio: \"Blobbed around the world.\"\n  - id: 1\n  - name: \"Blobby\"\n")
    #expect(text(Animal(), .dump) == "▿ Animal\n  - age: 2\n  - legs: 4\n")
    let people: Set = [Person(name: "Stephen"), Person(name: "Brandon")]
    #expect(
      text(people, .dump)
        == "▿ 2 members\n  ▿ Person\n    - name: \"Brandon\"\n  ▿ Person\n    - name: \"Stephen\"\n")
  }

  /// The text that swift-snapshot-testing documents for values of system types.
  @Test func systemValues() throws {
    #expect(text("a" as Character, .dump) == "- \"a\"\n")
    #expect(text(Data("Hello, world!".utf8), .dump) == "- 13 bytes\n")
    #expect(text(Date(timeIntervalSinceReferenceDate: 0), .dump) == "- 2001-01-01T00:00:00Z\n")
    #expect(text(NSObject(), .dump) == "- <NSObject>\n")
    #expect(text("Hello, world!".dropLast(8), .dump) == "- \"Hello\"\n")
    #expect(text(try #require(URL(string: "https://www.pointfree.co")), .dump) == "- https://www.pointfree.co\n")
  }

  /// Views and view controllers are system objects, so each is a single line without addresses.
  @Test func viewsAreOneLine() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.addSubview(UIView())
    #expect(text(view, .dump) == "- <UIView; frame = (1 2; 3 4); layer = <CALayer>>\n")
    #expect(text(UIViewController(), .dump) == "- <UIViewController>\n")
  }

  @Test func dumpOfACycle() {
    let node = Node()
    node.next = node
    #expect(
      text(node, .dump) == """
        ▿ Node
          ▿ next: Optional<Node>
            ▿ some (circular reference detected)

        """)
    node.next = nil
  }

  @Test func json() {
    #expect(text(["b": 2, "a": 1], .json) == "{\n  \"a\" : 1,\n  \"b\" : 2\n}")
    #expect(Snapshotting<[String: Int], String>.json.pathExtension == "json")
    #expect(text(["x": NSNull()] as Any, .json).contains("\"x\" : null"))
    #expect(text(["a": 1], .plist).contains("<key>a</key>\n\t<integer>1</integer>"))
  }

  /// Query items and headers are sorted, and curl's arguments are quoted for the shell.
  @Test func requests() {
    var request = URLRequest(url: URL(string: "https://x.org/p?b=2&a=1")!)
    #expect(text(request, .raw) == "GET https://x.org/p?a=1&b=2")
    #expect(text(request, .curl) == "curl \\\n\t\"https://x.org/p?a=1&b=2\"")
    request.httpMethod = "PUT"
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    request.setValue("k=\"v\"", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
    #expect(
      text(request, .raw) == """
        PUT https://x.org/p?a=1&b=2
        Accept: text/html
        Cookie: k="v"

        {"b":1,"a":2}
        """)
    #expect(text(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : 2,\n  \"b\" : 1\n}"))
    #expect(
      text(request, .curl) == """
        curl \\
        \t--request PUT \\
        \t--header "Accept: text/html" \\
        \t--data "{\\"b\\":1,\\"a\\":2}" \\
        \t--cookie "k=\\"v\\"" \\
        \t"https://x.org/p?a=1&b=2"
        """)
  }

  @Test func paths() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 1234.5678, y: -0.5))
    path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    path.move(to: .zero)
    #expect(
      text(path as CGPath, .elementsDescription) == """
        MoveTo (1.0, 2.0)
        LineTo (1234.568, -0.5)
        QuadCurveTo (5.0, 6.0) (3.0, 4.0)
        CurveTo (2.0, 2.0) (3.0, 3.0) (1.0, 1.0)
        Close

        MoveTo (0.0, 0.0)

        """)
    let formatter = NumberFormatter()
    formatter.maximumFractionDigits = 0
    #expect(
      text(UIBezierPath(rect: .zero), .elementsDescription(numberFormatter: formatter)).hasPrefix("MoveTo (0, 0)\n"))
  }

  private enum Side: CaseIterable { case left, right }

  @Test func functions() {
    let name = { (side: Side) in side == .left ? 1 : 2 }
    #expect(text(name, Snapshotting<Side, String>.func(into: .description)) == "\"left\",\"1\"\n\"right\",\"2\"")
  }

  @Test func hierarchies() {
    final class Leaf: UIViewController {}
    let root = UIViewController()
    let leaf = Leaf()
    root.addChild(leaf)
    root.view.addSubview(leaf.view)
    let waiting = UIViewController()
    root.addChild(waiting)
    #expect(
      text(root, .hierarchy) == """
        <UIViewController, state: appeared, view: <UIView>>
           | <Leaf, state: appeared, view: <UIView>>
           | <UIViewController, state: disappeared, view: (view not loaded)>
        """)
    #expect(root.view.window == nil, "the controller is removed from the window")
  }

  /// As swift-snapshot-testing documents, the root and the selected tab have appeared. Other tabs with a loaded view
  /// are not in the window, and tabs that were never shown have no view.
  @Test func hierarchyOfContainers() {
    let tab = UITabBarController()
    tab.viewControllers = [
      UINavigationController(rootViewController: UIViewController()),
      UINavigationController(rootViewController: UIViewController()),
    ]
    tab.viewControllers?[1].loadViewIfNeeded()
    #expect(
      text(tab, .hierarchy) == """
        <UITabBarController, state: appeared, view: <UILayoutContainerView>>
           | <UINavigationController, state: appeared, view: <UILayoutContainerView>>
           |    | <UIViewController, state: appeared, view: <UIView>>
           | <UINavigationController, state: disappeared, view: <UILayoutContainerView> not in the window>
           |    | <UIViewController, state: disappeared, view: (view not loaded)>
        """)
  }

  /// The line that swift-snapshot-testing's documentation shows for a button.
  @Test func descriptionOfAButton() {
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    #expect(
      text(button, .recursiveDescription).split(separator: "\n").first
        == "<UIButton; frame = (0 0; 22 22); opaque = NO; layer = <CALayer>>")
  }

  @Test func recursiveDescriptions() {
    let view = box(.red, 10, 20)
    view.addSubview(box(.blue, 2, 3))
    let lines = text(view, .recursiveDescription).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("<UIView; frame = (0 0; 10 20)"), "\(lines)")
    #expect(lines[1].hasPrefix("   | <UIView; frame = (0 0; 2 3)"))
    let controller = UIViewController()
    #expect(text(controller, .recursiveDescription(on: .iPhone13)).hasPrefix("<UIView; frame = (0 0; 390 844)"))
    #expect(
      text(controller, .recursiveDescription(size: CGSize(width: 7, height: 9))).hasPrefix(
        "<UIView; frame = (0 0; 7 9)"))
  }
}
