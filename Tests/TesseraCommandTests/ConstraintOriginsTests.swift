// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Mortar
import SwiftLayout
import Tessera
import TesseraViews
import TesseraWorkers
import Testing
import UIKit

@testable import TesseraCommand

/// A source location in this file.
private struct Line {
  var number: Int
  init(_ number: Int = #line) { self.number = number }
  var origin: String { "ConstraintOriginsTests.swift:\(number)" }
}

extension UIView {
  /// An extension method of a UIKit class, as in apps.
  fileprivate func pin() -> (NSLayoutConstraint, Line) { (heightAnchor.constraint(equalToConstant: 30), Line()) }
}

/// A view that creates a constraint in `updateConstraints()`, as app classes do.
private final class Card: UIView {
  var made: (NSLayoutConstraint, Line)?

  override func updateConstraints() {
    if made == nil { made = (widthAnchor.constraint(equalToConstant: 10), Line()) }
    super.updateConstraints()
  }
}

@MainActor
@Suite(.serialized) struct ConstraintOriginsTests {
  /// Runs a closure while constraint origins are recorded.
  private func record(_ body: (ConstraintOrigins) throws -> Void) rethrows {
    let origins = ConstraintOrigins()
    origins.beginRecording()
    defer { origins.endRecording() }
    try body(origins)
  }

  private func views() -> (root: UIView, view: UIView) {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return (root, view)
  }

  @Test func anchors() throws {
    let (root, view) = views()
    record { origins in
      let one = (view.topAnchor.constraint(equalTo: root.topAnchor, constant: 4), Line())
      let list = [
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 40),
      ]
      let end = Line()
      let other = (
        NSLayoutConstraint(
          item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 9), Line(#line - 2)
      )
      let pinned = view.pin()
      for (constraint, line) in [one, other, pinned] { #expect(origins.origin(of: constraint)?.name == line.origin) }
      #expect(list.map { origins.origin(of: $0)?.name } == [end.number - 3, end.number - 2].map { Line($0).origin })
      #expect(origins.origin(of: one.0)?.place?.hasSuffix("/Tests/TesseraCommandTests/\(one.1.origin)") == true)
    }
  }

  @Test func visualFormat() {
    let (root, view) = views()
    record { origins in
      let list = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view(>=80)]", views: ["view": view])
      let line = Line(#line - 1)
      #expect(list.count == 2 && view.superview === root)
      for constraint in list { #expect(origins.origin(of: constraint)?.name == line.origin) }
    }
  }

  @Test func mortar() {
    let (root, view) = views()
    record { origins in
      view.m_top |=| root.m_top + 8
      let line = Line(#line - 1)
      #expect(root.constraints.map { origins.origin(of: $0)?.name } == [line.origin])
    }
  }

  /// A layout builder's statements, whose constraints are created after all statements were evaluated.
  @Test func statements() {
    let (root, view) = views()
    record { origins in
      root.sublayout {
        view.anchors {
          Anchors.top.equalToSuper(constant: 3)
          Anchors.height.equalTo(constant: 20)
        }
      }.finalActive()
      let end = Line(#line - 2)
      let all = root.constraints + view.constraints
      #expect(all.count == 2)
      for constraint in all {
        let name = origins.origin(of: constraint)?.name
        let lines = (end.number - 3...end.number).map { Line($0).origin }
        #expect(name.map(lines.contains) == true, "\(constraint): \(name ?? "nobody")")
      }
    }
  }

  /// Overrides in app code that the system calls.
  @Test func overrides() throws {
    let card = Card()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(card)
    try record { origins in
      card.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      let (constraint, line) = try #require(card.made)
      #expect(origins.origin(of: constraint)?.name == line.origin)
    }
  }

  @Test func systemConstraints() {
    record { origins in
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      stack.layoutIfNeeded()
      let arranged = stack.constraints
      #expect(!arranged.isEmpty)
      for constraint in arranged { #expect(constraint.systemOrigin == "UIStackView") }
      let view = UIView()
      _ = view.safeAreaLayoutGuide
      #expect(view.constraints.first?.systemOrigin == "safe area")
      // The constraints are created with anchors in a system class, long after the app created the alert.
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.loadViewIfNeeded()
      alert.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      alert.view.layoutIfNeeded()
      var walk = TreeWalk(alert.view)
      var names: Set<String> = []
      while let view = walk.next() {
        for constraint in view.constraints where constraint.systemOrigin == nil {
          names.insert(origins.origin(of: constraint)?.name ?? "nobody")
        }
        walk.descend(into: view)
      }
      #expect(names == ["UIAlertController"])
    }
  }

  @Test func recordsNothingWhenDisabled() {
    let (_, view) = views()
    let before = view.widthAnchor.constraint(equalToConstant: 1)
    record { origins in #expect(origins.origin(of: before) == nil) }
    #expect(ConstraintWatch.didCreateConstraint == nil && ConstraintWatch.willRunStatement == nil)
    record { origins in
      let constraint = view.heightAnchor.constraint(equalToConstant: 1)
      #expect(origins.origin(of: constraint) != nil)
      origins.discardAll()
      #expect(origins.origin(of: constraint) == nil)
    }
  }

  // MARK: Names

  private func originName(of calls: [(function: String, place: String)]) -> String? {
    OriginResolver.origin(
      of: calls.map { call in
        let parts = call.place.split(separator: ":")
        return CallSite(
          function: call.function, file: parts.first.map(String.init) ?? "",
          line: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
      })?.name
  }

  private static let anchor = "TesseraViews.NSLayoutAnchor.constraint(equalTo: TesseraViews.NSLayoutAnchor<A>) -> X"

  /// In programs without line tables, origins are function names. In stripped programs, there are no origins.
  @Test func programsWithoutLineTables() {
    #expect(
      originName(of: [(Self.anchor, ""), ("App.CartViewController.viewDidLoad()", "")])
        == "CartViewController.viewDidLoad()")
    #expect(
      originName(of: [
        (Self.anchor, ""), ("closure #1 (Swift.Int) -> () in App.Cart.add(_: Swift.Int, to: App.List<A>) -> X", ""),
      ])
        == "Cart.add(_:to:)")
    #expect(
      originName(of: [
        (Self.anchor, ""), ("(extension in App):TesseraViews.UIView.pin(inset: CoreGraphics.CGFloat)", ""),
      ])
        == "UIView.pin(inset:)")
    #expect(originName(of: [(Self.anchor, ""), ("App.Cart.total.getter : Swift.Int", "")]) == "Cart.total")
    #expect(originName(of: [("", ""), ("", "")]) == nil)
    #expect(originName(of: []) == nil)
  }

  /// A stack frame in a helper package is skipped in favor of its caller. It is reported only if there is no other
  /// caller.
  @Test func dependencies() {
    let helper = ("Pins.pin(App.View)", "/home/me/App/.build/checkouts/pins/Sources/Pins/Pins.swift:7")
    let cart = ("App.Cart.load()", "/home/me/App/Sources/App/Cart.swift:42")
    #expect(originName(of: [(Self.anchor, ""), helper, cart]) == "Cart.swift:42")
    #expect(originName(of: [(Self.anchor, ""), helper]) == "Pins.swift:7")
    #expect(
      originName(of: [
        (Self.anchor, ""),
        ("generic specialization <App.Cart> of Swift.Sequence.map<A>(X) -> Y", "/stdlib/Map.swift:3"),
        cart,
      ]) == "Cart.swift:42")
    #expect(originName(of: [("Mortar.m_top(X)", ""), ("TesseraViews.UIView.updateConstraints()", "")]) == "Mortar")
  }

  /// No module of this package counts as user code.
  @Test func knowsAllModules() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources")
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    let swift = folders.filter { folder in
      let files = FileManager.default.enumerator(atPath: sources.appendingPathComponent(folder).path)
      return files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } ?? false
    }
    #expect(swift.count > 50)
    for module in swift {
      #expect(OriginResolver.engine.contains(module) || OriginResolver.languages.contains(module), "\(module)")
    }
  }
}
