// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraViews

@MainActor @Suite struct UIVisualEffectViewTests {
  @Test func contentFillsTheView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    let window = makeWindow(200, 100)
    window.addSubview(view)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    let label = UILabel()
    view.contentView.addSubview(label)
    window.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.contentView.superview === view)
    #expect(label.superview === view.contentView)
  }

  /// The content view has the effect view's size, which constraints determine. Constraints inside the content depend
  /// on that size.
  @Test func constraintsPassThrough() {
    let view = UIVisualEffectView(effect: nil)
    let window = makeWindow(200, 100)
    _ = adopt(view, window)
    let box = UIView()
    _ = adopt(box, view.contentView)
    activate(
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 80), view.heightAnchor.constraint(equalToConstant: 40),
      box.trailingAnchor.constraint(equalTo: view.contentView.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 10))
    window.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(box.frame.maxX == 80)
  }

  @Test func stylesAreValues() {
    #expect(UIBlurEffect(style: .dark) == UIBlurEffect(style: .dark))
    #expect(UIBlurEffect(style: .dark) != UIBlurEffect(style: .light))
    #expect(UIBlurEffect.Style.systemChromeMaterialDark.rawValue == 20)
  }

  @Test func rejectsDirectSubviews() async throws {
    let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UILabel()) }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("Do not add subviews directly to the visual effect view itself"))
  }
}
