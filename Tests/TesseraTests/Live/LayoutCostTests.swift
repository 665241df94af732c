// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViews
import Testing
import UIKit

@testable import Tessera

/// A view that counts its layout passes.
private final class CountingView: UIView {
  var layouts = 0
  var updates = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

/// A screen with a card that has a title and wrapping text, and a view with manual layout.
private final class CardController: UIViewController {
  let card = CountingView()
  let title1 = UILabel()
  let text = UILabel()
  let plain = CountingView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title1.text = "Moth"
    text.text = String(repeating: "A text that needs several lines. ", count: 8)
    text.numberOfLines = 0
    title1.accessibilityIdentifier = "title"
    text.accessibilityIdentifier = "text"
    card.accessibilityIdentifier = "card"
    plain.frame = CGRect(x: 10, y: 500, width: 50, height: 50)
    view.addSubview(card)
    view.addSubview(plain)
    for view in [card, title1, text] { view.translatesAutoresizingMaskIntoConstraints = false }
    card.addSubview(title1)
    card.addSubview(text)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.topAnchor, constant: 60),
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      title1.topAnchor.constraint(equalTo: card.topAnchor),
      title1.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.topAnchor.constraint(equalTo: title1.bottomAnchor, constant: 8),
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
  }
}

@MainActor
@Suite struct LayoutCostTests {
  private let controller = CardController()

  /// Returns a clock that advances by one each time it is read, so that it counts the starts and ends of work.
  private func ticks() -> () -> UInt64 {
    var time: UInt64 = 0
    return {
      time += 1
      return time
    }
  }

  private func measure(runs: Int = 1) throws -> (cost: LayoutCost, inspector: ScreenInspector, live: LiveScreen) {
    let live = try LiveScreen(Screen("card") { controller })
    let inspector = ScreenInspector(live)
    return (inspector.layoutCost(runs: runs, now: ticks()), inspector, live)
  }

  private func number(_ identifier: String, _ inspector: ScreenInspector) throws -> Int {
    try #require(inspector.views.firstIndex { $0.identifier == identifier })
  }

  @Test func viewTimesAddUpToTheTotal() throws {
    let (cost, inspector, _) = try measure()
    #expect(cost.total > 0)
    #expect(cost.views.count == inspector.views.count)
    #expect(cost.views.reduce(0) { $0 + $1.own } == cost.total)
    #expect(cost.views[0].all == cost.total)
    for (index, view) in cost.views.enumerated() {
      #expect(view.own == view.layout + view.update + view.solver + view.content + view.pass)
      let inside = inspector.views.indices.filter { inspector.views[$0].parent == index }
      #expect(view.all == view.own + inside.reduce(0) { $0 + cost.views[$1].all })
      #expect(view.allConstraints == view.constraints + inside.reduce(0) { $0 + cost.views[$1].allConstraints })
    }
  }

  /// All time is attributed to one view and one type of work, even if a view is measured while constraints are
  /// solved.
  @Test func attributesWorkToViews() throws {
    let (cost, inspector, _) = try measure()
    let window = cost.views[0]
    #expect(window.solver > 0 && window.solutions > 0 && window.pass > 0)
    let (title, text) = (cost.views[try number("title", inspector)], cost.views[try number("text", inspector)])
    // A single line is measured once, for its intrinsic size. Wrapped lines are measured once more, for their final
    // width.
    #expect(title.measurements == 1 && text.measurements == 2)
    #expect(text.content > title.content && title.content > 0 && title.solver == 0)
    // A constraint is attributed to the nearest common superview of its items.
    let card = try number("card", inspector)
    #expect(cost.views[card].constraints == 6)
    #expect(cost.views[inspector.views[card].parent].allConstraints >= 9)
    #expect(cost.passes == 1)
    #expect(cost.variables > 0 && cost.variables % 4 == 0 && cost.rows >= 9)
  }

  @Test func laysOutEveryViewOncePerRun() throws {
    let (live, card) = (try LiveScreen(Screen("card") { controller }), controller.card)
    let inspector = ScreenInspector(live)
    let (before, plain) = (card.layouts, controller.plain.layouts)
    _ = inspector.layoutCost(runs: 3, now: ticks())
    // One additional layout pass precedes the counted runs.
    #expect(card.layouts == before + 4 && controller.plain.layouts == plain + 4)
    #expect(card.updates == 1)
  }

  @Test func measuringHasNoSideEffects() throws {
    let live = try LiveScreen(Screen("card") { controller })
    let before = live.tree
    let inspector = ScreenInspector(live)
    _ = inspector.layoutCost(runs: 2, now: ticks())
    #expect(live.tree == before)
    // Layout continues with the new layout engine.
    let layouts = controller.card.layouts
    live.run { controller.text.text = "Short" }
    live.advance(frames: 1)
    #expect(live.tree != before)
    #expect(controller.card.layouts == layouts + 1)
    let number = try number("text", inspector)
    #expect(ScreenInspector(live).details(of: number)?.constraints.count == 4)
  }

  /// Unlisted views, such as views inside a hidden view, are attributed to the view that contains them.
  @Test func unlistedViews() throws {
    controller.loadViewIfNeeded()
    controller.card.isHidden = true
    let (cost, inspector, _) = try measure()
    #expect(!inspector.views.contains { $0.identifier == "text" })
    let card = cost.views[try number("card", inspector)]
    // The card is measured once, the title once, and the text twice.
    #expect(card.measurements == 4 && card.content > 0)
    #expect(cost.views.reduce(0) { $0 + $1.own } == cost.total)
  }

  /// The median of each time is used, so a delay in one run does not affect the result.
  @Test func usesMedianTimes() throws {
    let live = try LiveScreen(Screen("card") { controller })
    let inspector = ScreenInspector(live)
    let quiet = inspector.layoutCost(runs: 1, now: ticks())
    // No time is lost or counted twice, so the total equals the time from the first to the last reading of the clock.
    var (first, last): (UInt64?, UInt64) = (nil, 0)
    let tick = ticks()
    let meter = LayoutMeter(layingOut: live.window) {
      last = tick()
      first = first ?? last
      return last
    }
    #expect(meter.total == last - (first ?? 0) && Int(meter.total) == quiet.total)
    // In one of five runs, the middle reading of the clock is delayed.
    var (time, looks): (UInt64, Int) = (0, 0)
    let cost = inspector.layoutCost(runs: 5) {
      looks += 1
      time += looks == quiet.total * 2 + quiet.total / 2 ? 1_000_000 : 1
      return time
    }
    #expect(time > 1_000_000)
    #expect(cost.runs == 5 && cost.views == quiet.views && cost.total == quiet.total)
  }

  @Test func realTime() throws {
    let live = try LiveScreen(Screen("card") { controller })
    let cost = ScreenInspector(live).layoutCost()
    #expect(cost.total > 0 && cost.views.reduce(0) { $0 + $1.own } == cost.total)
    #expect(cost.runs > 0)
  }
}
