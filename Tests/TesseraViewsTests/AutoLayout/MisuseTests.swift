// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraViews

/// Misuse terminates the process, as UIKit's exceptions do.
@MainActor @Suite struct MisuseTests {
  /// Returns whether the standard error of a terminated process contains a part of UIKit's message.
  private func mentions(_ words: String, _ result: ExitTest.Result?) -> Bool {
    result.map { String(decoding: $0.standardErrorContent, as: UTF8.self).contains(words) } ?? false
  }

  @Test func notANumberAsConstant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIView().widthAnchor.constraint(equalToConstant: .nan) }
    }
    #expect(mentions("Constraint constant is not finite! That's illegal. constant:nan", result))
  }

  @Test func notANumberAsLaterConstant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity }
    }
    #expect(mentions("Constraint constant is not finite! That's illegal. constant:inf", result))
  }

  @Test func noCommonAncestor() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.leftAnchor.constraint(equalTo: b.leftAnchor).isActive = true
      }
    }
    #expect(
      mentions(
        "because they have no common ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal.", result))
  }

  @Test func aLocationWithoutPartner() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 5)
      }
    }
    #expect(mentions("Location attributes must be specified in pairs.", result))
  }

  @Test func aLocationWithMultiplierZero() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .top, relatedBy: .equal, toItem: UIView(), attribute: .top, multiplier: 0,
          constant: 5)
      }
    }
    #expect(mentions("A multiplier of 0 or a nil second item together with a location", result))
  }

  @Test func leadingWithLeft() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
          constant: 0)
      }
    }
    #expect(
      mentions("A constraint cannot be made between a leading/trailing attribute and a right/left attribute.", result))
  }

  @Test func aSizeWithALocation() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(), attribute: .left, multiplier: 1,
          constant: 0)
      }
    }
    #expect(mentions("Invalid pairing of layout attributes", result))
  }

  @Test func priorityZero() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0) }
    }
    #expect(mentions("Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired", result))
  }

  @Test func priorityAboveRequired() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1000.5) }
    }
    #expect(mentions("Priorities must be greater than 0 and less or equal to NSLayoutPriorityRequired", result))
  }

  @Test func addingAViewToItself() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
    #expect(mentions("Can't add self as subview", result))
  }

  @Test func addingAViewToItsDescendant() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        child.addSubview(view)
      }
    }
    #expect(mentions("it is one of its superviews", result))
  }

  @Test func aNonFiniteFrame() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIView().frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1) }
    }
    #expect(mentions("CALayerInvalidGeometry", result))
  }

  @Test func addingAConstraintToTheWrongView() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let (a, b) = (UIView(), UIView())
        a.addConstraint(b.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    #expect(mentions("The view hierarchy is not prepared for the constraint", result))
  }

  @Test func notCallingSuperInUpdateConstraints() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        final class Forgetful: UIView {
          override func updateConstraints() {}
        }
        Forgetful().layoutIfNeeded()
      }
    }
    #expect(mentions("did not call super in -updateConstraints", result))
  }
}
