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

/// A location in this file.
private struct Line {
  var number: Int
  init(_ number: Int = #line) { self.number = number }
  var maker: String { "ConstraintOriginsTests.swift:\(number)" }
}

extension UIView {
  /// An extension of a UIKit class, as in apps.
  fileprivate func pin() -> (NSLayoutConstraint, Line) { (heightAnchor.constraint(equalToConstant: 30), Line()) }
}

/// Creates a constraint in `updateConstraints()`, like an app's class.
private final class Card: UIView {
  var made: (NSLayoutConstraint, Line)?

  override func updateConstraints() {
    if made == nil { made = (widthAnchor.constraint(equalToConstant: 10), Line()) }
    super.updateConstraints()
  }
}

@MainActor
@Suite(.serialized) struct ConstraintOriginsTests {
  /// Runs code while origins are recorded.
  private func recording(_ body: (ConstraintOrigins) throws -> Void) rethrows {
    let makers = ConstraintOrigins()
    makers.beginRecording()
    defer { makers.endRecording() }
    try body(makers)
  }

  private func views() -> (root: UIView, view: UIView) {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return (root, view)
  }

  @Test func anchors() throws {
    let (root, view) = views()
    recording { makers in
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
      for (constraint, line) in [one, other, pinned] { #expect(makers.origin(of: constraint)?.name == line.maker) }
      #expect(list.map { makers.origin(of: $0)?.name } == [end.number - 3, end.number - 2].map { Line($0).maker })
      #expect(makers.origin(of: one.0)?.place?.hasSuffix("/Tests/TesseraCommandTests/\(one.1.maker)") == true)
    }
  }

  @Test func visualFormat() {
    let (root, view) = views()
    recording { makers in
      let list = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[view(>=80)]", views: ["view": view])
      let line = Line(#line - 1)
      #expect(list.count == 2 && view.superview === root)
      for constraint in list { #expect(makers.origin(of: constraint)?.name == line.maker) }
    }
  }

  @Test func mortar() {
    let (root, view) = views()
    recording { makers in
      view.m_top |=| root.m_top + 8
      let line = Line(#line - 1)
      #expect(root.constraints.map { makers.origin(of: $0)?.name } == [line.maker])
    }
  }

  /// Statements whose constraints are created after all of them are read.
  @Test func statements() {
    let (root, view) = views()
    recording { makers in
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
        let name = makers.origin(of: constraint)?.name
        let lines = (end.number - 3...end.number).map { Line($0).maker }
        #expect(name.map(lines.contains) == true, "\(constraint): \(name ?? "nobody")")
      }
    }
  }

  /// App code that the system calls.
  @Test func overrides() throws {
    let card = Card()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(card)
    try recording { makers in
      card.setNeedsUpdateConstraints()
      window.layoutIfNeeded()
      let (constraint, line) = try #require(card.made)
      #expect(makers.origin(of: constraint)?.name == line.maker)
    }
  }

  @Test func systemConstraints() {
    recording { makers in
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      stack.layoutIfNeeded()
      let arranged = stack.constraints
      #expect(!arranged.isEmpty)
      for constraint in arranged { #expect(constraint.systemMaker == "UIStackView") }
      let view = UIView()
      _ = view.safeAreaLayoutGuide
      #expect(view.constraints.first?.systemMaker == "safe area")
      // Created by anchors in a system class, long after the app's code requested it.
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      alert.loadViewIfNeeded()
      alert.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      alert.view.layoutIfNeeded()
      var walk = TreeWalk(alert.view)
      var names: Set<String> = []
      while let view = walk.next() {
        for constraint in view.constraints where constraint.systemMaker == nil {
          names.insert(makers.origin(of: constraint)?.name ?? "nobody")
        }
        walk.descend(into: view)
      }
      #expect(names == ["UIAlertController"])
    }
  }

  @Test func recordsNothingWhenDisabled() {
    let (_, view) = views()
    let before = view.widthAnchor.constraint(equalToConstant: 1)
    recording { makers in #expect(makers.origin(of: before) == nil) }
    #expect(ConstraintWatch.made == nil && ConstraintWatch.stated == nil)
    recording { makers in
      let constraint = view.heightAnchor.constraint(equalToConstant: 1)
      #expect(makers.origin(of: constraint) != nil)
      makers.discardAll()
      #expect(makers.origin(of: constraint) == nil)
    }
  }

  // MARK: Names

  private func maker(_ calls: [(function: String, place: String)]) -> String? {
    OriginResolver.origin(
      of: calls.map { call in
        let parts = call.place.split(separator: ":")
        return CallSite(
          function: call.function, file: parts.first.map(String.init) ?? "",
          line: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
      })?.name
  }

  private static let anchor = "TesseraViews.NSLayoutAnchor.constraint(equalTo: TesseraViews.NSLayoutAnchor<A>) -> X"

  /// Programs without line tables have the names of functions; stripped programs have nothing.
  @Test func programsWithoutLineTables() {
    #expect(
      maker([(Self.anchor, ""), ("App.CartViewController.viewDidLoad()", "")]) == "CartViewController.viewDidLoad()")
    #expect(
      maker([
        (Self.anchor, ""), ("closure #1 (Swift.Int) -> () in App.Cart.add(_: Swift.Int, to: App.List<A>) -> X", ""),
      ])
        == "Cart.add(_:to:)")
    #expect(
      maker([(Self.anchor, ""), ("(extension in App):TesseraViews.UIView.pin(inset: CoreGraphics.CGFloat)", "")])
        == "UIView.pin(inset:)")
    #expect(maker([(Self.anchor, ""), ("App.Cart.total.getter : Swift.Int", "")]) == "Cart.total")
    #expect(maker([("", ""), ("", "")]) == nil)
    #expect(maker([]) == nil)
  }

  /// A helper package is skipped in favor of the code that calls it, and named if there is no other caller.
  @Test func dependencies() {
    let helper = ("Pins.pin(App.View)", "/home/me/App/.build/checkouts/pins/Sources/Pins/Pins.swift:7")
    let cart = ("App.Cart.load()", "/home/me/App/Sources/App/Cart.swift:42")
    #expect(maker([(Self.anchor, ""), helper, cart]) == "Cart.swift:42")
    #expect(maker([(Self.anchor, ""), helper]) == "Pins.swift:7")
    #expect(
      maker([
        (Self.anchor, ""),
        ("generic specialization <App.Cart> of Swift.Sequence.map<A>(X) -> Y", "/stdlib/Map.swift:3"),
        cart,
      ]) == "Cart.swift:42")
    #expect(maker([("Mortar.m_top(X)", ""), ("TesseraViews.UIView.updateConstraints()", "")]) == "Mortar")
  }

  /// No module of this package belongs to the user.
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
