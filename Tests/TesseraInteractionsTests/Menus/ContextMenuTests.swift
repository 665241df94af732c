// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraInteractions
@_spi(Tessera) @testable import TesseraViews

/// Context menus that a long press on a view opens.
@MainActor
@Suite struct ContextMenuTests {
  private let window = makeWindow(320, 480)
  private let view = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
  private let delegate = Delegate()
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: delegate)
    window.addSubview(view)
    view.addInteraction(interaction)
  }

  private var overlay: MenuOverlay? { window.subviews.last as? MenuOverlay }
  private var panel: MenuPanel? { overlay?.subviews.last as? MenuPanel }

  @Test func theDelegateIsNotifiedOfEachPhase() throws {
    view.longPress()
    #expect(overlay?.platter?.preview?.view === view)
    #expect(interaction.menuAppearance == .rich)
    #expect(interaction.location(in: view) == CGPoint(x: 50, y: 30))
    #expect(delegate.log == ["configuration", "highlight", "will display", "display animations", "displayed"])
    delegate.log = []
    try #require(panel?.controls.first).tap()
    #expect(delegate.log == ["will end", "dismissal", "end animations", "ended", "Copy"])
    #expect(overlay == nil)
    #expect(view.alpha == 1)
  }

  @Test func noConfigurationPassesTheTouchThrough() {
    delegate.configuration = { nil }
    var taps = 0
    let tap = UITapGestureRecognizer(target: delegate) { (_: Delegate, _: UITapGestureRecognizer) in taps += 1 }
    view.addGestureRecognizer(tap)
    view.longPress()
    #expect(overlay == nil)
    // A long tap is recognized as a tap.
    #expect(taps == 1)
  }

  @Test func paintsTheLiftedViewOnce() {
    view.longPress()
    #expect(view.layer.opacity == 0)
    interaction.dismissMenu()
    #expect(view.layer.opacity == 1)
  }

  @Test func showsThePreviewProvidersController() throws {
    let controller = Preview()
    controller.preferredContentSize = CGSize(width: 200, height: 150)
    delegate.configuration = {
      UIContextMenuConfiguration(previewProvider: { controller }) { _ in
        UIMenu(children: [UIAction(title: "Open") { _ in }])
      }
    }
    view.longPress()
    let platter = try #require(overlay?.platter)
    #expect(controller.view.isDescendant(of: platter))
    #expect(platter.frame.size == CGSize(width: 200, height: 150))
    #expect(controller.log == ["will appear", "did appear"])
    // A tap on the preview commits the interaction.
    platter.tap()
    #expect(delegate.log.contains("commit"))
    #expect(delegate.committed === controller)
    #expect(controller.view.superview == nil)
    #expect(controller.log == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(overlay == nil)
  }

  @Test func usesTheDelegatesPreviews() throws {
    let label = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.addSubview(label)
    delegate.highlight = { UITargetedPreview(view: label) }
    view.longPress()
    #expect(overlay?.platter?.preview?.view === label)
    #expect(overlay?.platter?.frame == CGRect(x: 20, y: 40, width: 40, height: 20))
  }

  @Test func updatesVisibleMenus() {
    view.longPress()
    interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "New") { _ in }]) }
    overlay?.layoutIfNeeded()
    #expect(panel?.controls.map(\.accessibilityLabel) == ["New"])
  }

  @Test func oneTouchOpensAndSelects() {
    window.touch { fingers in
      fingers.begin(at: CGPoint(x: 70, y: 70))
      fingers.wait(0.6)
      // The menu begins 16 points below the view.
      fingers.move(to: CGPoint(x: 70, y: 130), over: 0.2)
      fingers.end()
    }
    #expect(delegate.log.last == "Copy")
  }

  @Test func removingTheInteractionDismissesTheMenu() {
    view.longPress()
    view.removeInteraction(interaction)
    #expect(overlay == nil)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test func viewsOfZeroSizeHaveMenus() {
    view.frame.size = .zero
    #expect(interaction.open(at: .zero))
    #expect(overlay != nil)
    interaction.dismissMenu()
  }

  private final class Preview: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
  }

  private final class Delegate: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var highlight: () -> UITargetedPreview? = { nil }
    weak var committed: UIViewController?
    lazy var configuration: () -> UIContextMenuConfiguration? = { [unowned self] in
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in self.log.append("Copy") }])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("configuration")
      return configuration()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("highlight")
      return highlight()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      log.append("dismissal")
      return nil
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      animator.preferredCommitStyle = .pop
      animator.addCompletion {
        self.log.append("commit")
        self.committed = animator.previewViewController
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will display")
      animator?.addAnimations { self.log.append("display animations") }
      animator?.addCompletion { self.log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will end")
      animator?.addAnimations { self.log.append("end animations") }
      animator?.addCompletion { self.log.append("ended") }
    }
  }
}
