// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraGraphics
@testable import TesseraViews

@MainActor @Suite struct TraitOverrideTests {
  private struct Compactness: UITraitDefinition {
    static let defaultValue = 0
  }

  /// Overrides closer to the view take precedence. From the weakest to the strongest, they are the overrides of the
  /// window, of the parent for its child, of the controller and of the view.
  @Test func overridesPropagate() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let window = makeWindow(style: .light)
    window.rootViewController = parent
    parent.setOverrideTraitCollection(UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(parent.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides.userInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    let inner = UIView()
    child.view.addSubview(inner)
    inner.traitOverrides[Compactness.self] = 3
    #expect(inner.traitCollection[Compactness.self] == 3)
    #expect(child.view.traitCollection[Compactness.self] == 0)
    inner.traitOverrides.remove(Compactness.self)
    #expect(inner.traitCollection[Compactness.self] == 0)
    child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  /// A registered closure is called with the previous traits when one of its traits changes, until it is
  /// unregistered.
  @Test func registrationsAreNotifiedOfTheirTraits() {
    final class Watcher: UIViewController {
      var entries: [String] = []
      override func viewDidLoad() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous: UITraitCollection) in
          self.entries.append(
            "\(previous.userInterfaceStyle.rawValue) to \(self.traitCollection.userInterfaceStyle.rawValue)")
        }
      }
    }
    let window = makeWindow(style: .light)
    let controller = Watcher()
    window.rootViewController = controller
    let view: UIView = controller.view
    var count = 0
    let registration = view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _: UITraitCollection) in count += 1
    }
    _ = view.traitCollection
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.entries == ["1 to 2"])
    #expect(count == 0)
    window.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(count == 1)
    view.unregisterForTraitChanges(registration)
    window.traitOverrides.preferredContentSizeCategory = .small
    #expect(count == 1)
  }

  /// Leading is on the right when the layout direction is overridden.
  @Test func directionCanBeOverridden() {
    let window = makeWindow(200, 100)
    let (view, box) = (UIView(), UIView())
    window.addSubview(view)
    view.frame = window.bounds
    _ = adopt(box, view)
    activate(
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
      box.widthAnchor.constraint(equalToConstant: 20), box.heightAnchor.constraint(equalToConstant: 20),
      box.topAnchor.constraint(equalTo: view.topAnchor))
    window.layoutIfNeeded()
    #expect(box.frame.minX == 10)
    view.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(box.frame.maxX == 190)
  }
}
