// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
import UIKit

/// A Mortar file and a Mortar 3 file in one target, each with its own meaning of braces.
@MainActor @Suite struct TwoMortarsTests {
  /// The subviews are the views that `|+|` adds, in order, and the statements lay them out.
  @Test func mortar() throws {
    let view = MortarScreen.make()
    #expect(view.subviews.count == 2)
    let title = try #require(view.subviews.first as? UILabel)
    let row = try #require(view.subviews.last as? UIStackView)
    #expect(title.text == "title" && title.tag == 7)
    #expect(row.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["one", "two"])
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    view.layoutIfNeeded()
    #expect(title.frame.origin == CGPoint(x: 10, y: 20))
    // The row has the labels' height. Because its width is specified, the view does not keep its frame.
    #expect(row.frame.width == 200 && abs(row.frame.minY - 50) < 1e-9)
  }

  @Test func mortarBlocksArePlainClosures() {
    #expect(MortarScreen.makeEarly(nil).tag == 1)
    #expect(MortarScreen.makeEarly("x").text == "x")
    #expect(MortarScreen.make { $0.text = "y" }.text == "y")
  }

  /// The subviews are the views listed in the braces, in order.
  @Test func mortar3() throws {
    let view = Mortar3Screen.make()
    #expect(view.subviews.count == 3)
    #expect(view.backgroundColor == .darkGray)
    #expect(view.subviews[0].tag == 1 && view.subviews[0].subviews.first is UILabel)
    let stack = try #require(view.subviews[1] as? UIStackView)
    #expect(stack.arrangedSubviews.map { ($0 as? UILabel)?.text } == ["one", "two"])
    #expect(view.subviews[2].subviews.map(\.tag) == [3])
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  /// A block that contains `return` is not a result builder. Views in it would be lost, so the block is reported with
  /// its location.
  @Test func reportsAMortar3BlockWithReturn() {
    let messages = Mortar3Screen.messages { #expect(Mortar3Screen.makeEarly("x").tag == 1) }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("/Mortar3Screen.swift:27: UIView { }: The block returns early") == true)
  }

  @Test func metatypesSelectTheClass() {
    #expect(type(of: MortarScreen.make(UISwitch.self)) == UISwitch.self)
    let built = Mortar3Screen.make(UIStackView.self)
    #expect(built is UIStackView && built.tag == 3 && built.subviews.first is UILabel)
  }
}
