// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import ChainLayout
import Testing
import UIKit

@Suite @MainActor
struct ChainTests {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = UIView()

  init() {
    container.addSubview(child)
  }

  /// The superview's size is 300 x 200, and the inset is 10 on every side.
  @Test func insetsAllEdges() {
    let made = child.chain.make { $0.edges.equalToSuperview().inset(10) }
    container.layoutIfNeeded()
    #expect(made.count == 4)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  @Test func storesConstraintsWithTheView() {
    child.chain.make { $0.size.equalTo(CGSize(width: 40, height: 30)) }
    child.chain.make { $0.center.equalToSuperview() }
    #expect(child.chain.installed.count == 4)
    child.chain.remake { $0.edges.equalToSuperview() }
    #expect(child.chain.installed.count == 4)
    #expect(container.constraints.count == 4 && child.constraints.isEmpty)
  }

  /// The view is centered and 40 x 30. After it is resized to 60 x 60, x = (300 - 60) / 2 and y = (200 - 60) / 2.
  @Test func updatesConstants() {
    child.chain.make {
      $0.center.equalToSuperview()
      $0.size.equalTo(40)
    }
    child.chain.update { $0.size.equalTo(60) }
    container.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 120, y: 70, width: 60, height: 60))
  }

  @Test func subclassesOfConstraintsKeepTheirState() throws {
    let made = child.chain.make { $0.top.equalToSuperview().offset(4).priority(250).labeled("top gap") }
    let constraint = try #require(made.first)
    #expect(constraint.label == "top gap")
    #expect(constraint.origin?.line ?? 0 > 0)
    #expect(constraint.priority == .defaultLow)
    #expect(constraint.description == "<ChainConstraint top gap 3>")
    #expect(container.constraints.first === constraint)
  }

  @Test func enumsCanConformToProtocols() {
    #expect(NSLayoutConstraint.Attribute.allCases.count == 12)
    #expect("\(NSLayoutConstraint.Relation.lessThanOrEqual)" == "<=")
  }

  @Test func guidesAreSupported() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    guide.chain.make {
      $0.left.equalToSuperview().offset(20)
      $0.width.equalTo(50)
      $0.verticalEdges.equalToSuperview()
    }
    child.chain.make { $0.edges.equalTo(guide) }
    container.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 0, width: 50, height: 200))
    #expect(guide.layoutFrame == child.frame)
  }

  @Test func viewsAndConstraintsAreReleased() {
    weak var view: UIView?
    weak var constraint: ChainConstraint?
    autorelease {
      let short = UIView()
      container.addSubview(short)
      constraint = short.chain.make { $0.width.equalTo(20) }.first
      view = short
      short.removeFromSuperview()
    }
    #expect(view == nil && constraint == nil)
  }

  private func autorelease(_ body: () -> Void) { body() }
}
