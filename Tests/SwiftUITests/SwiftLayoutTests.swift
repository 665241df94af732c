// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Tests a claim of SwiftLayout's README: "implement Layoutable on UIView or UIViewController, you can easily use it
// in SwiftUI". This file has the same imports as an app's file.

import SwiftLayout
import SwiftUI
import Testing

private final class CardView: UIView, Layoutable {
  let bar = UIView()
  var activation: Activation?

  var layout: some SwiftLayout.Layout {
    self.sublayout {
      bar.anchors {
        Anchors.cap()
        Anchors.height.equalTo(constant: 12)
      }
    }
  }
}

private final class CardViewController: UIViewController, Layoutable {
  let bar = UIView()
  var activation: Activation?

  var layout: some SwiftLayout.Layout {
    view.sublayout {
      bar.anchors {
        Anchors.shoe()
        Anchors.height.equalTo(constant: 12)
      }
    }
  }
}

private struct Card_Previews: PreviewProvider {
  static var previews: some View {
    CardView().sl.swiftUI.previewDisplayName("Card")
    CardView().swiftUI
    CardViewController().sl.swiftUI.padding()
    UIViewController().sl.swiftUI
    UILabel().sl.swiftUI
  }
}

/// SwiftLayout views in SwiftUI.
@MainActor @Suite struct SwiftLayoutTests {
  private func show(_ view: some View) -> UIHostingController<AnyView> {
    let controller = UIHostingController(rootView: AnyView(view))
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    return controller
  }

  /// A view without an intrinsic size fills the space, and its bar is 12 points high at the top. The view appears
  /// without a requested update.
  @Test func updatesAndShowsViews() {
    for isPlain in [true, false] {
      let card = CardView()
      let controller = isPlain ? show(card.swiftUI) : show(card.sl.swiftUI)
      #expect(controller.view.subviews == [card])
      #expect(card.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
      #expect(card.bar.frame == CGRect(x: 0, y: 0, width: 200, height: 12))
    }
  }

  /// 16 points of padding leave 168 x 68. The bar is at the bottom.
  @Test func controllersAreChildrenOfTheHost() {
    let card = CardViewController()
    let controller = show(card.sl.swiftUI.padding())
    #expect(card.parent === controller)
    #expect(card.view.frame == CGRect(x: 16, y: 16, width: 168, height: 68))
    card.view.layoutIfNeeded()
    #expect(card.bar.frame == CGRect(x: 0, y: 56, width: 168, height: 12))
  }

  @Test func previewProvidersAcceptLayoutableViews() {
    #expect(show(Card_Previews.previews).view.subviews.count == 5)
  }
}
