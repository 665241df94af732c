// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// An interactive push transition at 40 percent, with a custom animator: the new screen grows from the center while
/// the old screen fades out.
final class TransitionStates: UIViewController, UINavigationControllerDelegate {
  private let interaction = UIPercentDrivenInteractiveTransition()

  static func navigation() -> UINavigationController {
    let root = TransitionStates()
    root.title = "Letters"
    root.view.backgroundColor = .systemGroupedBackground
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = root
    navigation.view.backgroundColor = .systemBackground
    return navigation
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard navigationController?.topViewController === self else { return }
    let card = UIViewController()
    card.title = "Card"
    card.view.backgroundColor = .systemTeal
    navigationController?.pushViewController(card, animated: true)
    interaction.update(0.4)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    Grow()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }

  private final class Grow: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else { return }
      context.containerView.addSubview(new)
      new.transform = CGAffineTransform(scaleX: 0.2, y: 0.2)
      UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
        new.transform = .identity
        old.alpha = 0
      } completion: { _ in
        old.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
