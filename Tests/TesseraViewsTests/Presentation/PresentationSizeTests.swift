// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// A presentation controller is a content container, which is notified of size changes and forwards them.
@MainActor @Suite struct PresentationSizeTests {
  private final class Half: UIPresentationController {
    var sizes: [CGSize] = []
    var preferred = 0

    override func size(
      forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
      preferred += 1
    }
  }

  private final class Card: UIViewController, UIViewControllerTransitioningDelegate {
    var sizes: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      sizes.append(size)
    }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      Half(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test func sizesReachThePresentedController() throws {
    let window = makeWindow(390, 844)
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let card = Card()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = card
    root.present(card, animated: false)
    window.layoutIfNeeded()
    let half = try #require(card.presentationController as? Half)
    window.frame = CGRect(0, 0, 844, 390)
    #expect(half.sizes == [CGSize(width: 844, height: 390)])
    #expect(card.sizes == [CGSize(width: 844, height: 195)])
    card.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(half.preferred == 1 && half.preferredContentSize == CGSize(width: 100, height: 50))
    #expect(half.traitCollection.userInterfaceIdiom == .phone)
  }
}
