// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraViews

/// The content-unavailable view of a controller without content.
@MainActor @Suite struct ContentUnavailableTests {
  private final class Empty: UIViewController {
    var hasContent = false
    var states = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      states += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No mail"
      configuration.secondaryText = "New mail arrives here."
      configuration.button = .filled()
      configuration.button.title = "Reload"
      contentUnavailableConfiguration = hasContent ? nil : configuration
    }
  }

  private func shown(_ controller: UIViewController) -> UIContentUnavailableView? {
    controller.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    view.subviews.flatMap { [$0 as? V].compactMap { $0 } + all(type, in: $0) }
  }

  @Test func updatesBeforeTheFirstLayoutAndOnRequest() throws {
    let window = makeWindow(390, 844)
    let controller = Empty()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let view = try #require(shown(controller))
    #expect(controller.states == 1 && view.frame == CGRect(0, 0, 390, 844))
    let labels = all(UILabel.self, in: view)
    #expect(labels.contains { $0.text == "No mail" } && labels.contains { $0.text == "New mail arrives here." })
    let title = try #require(labels.first { $0.text == "No mail" })
    #expect(abs(title.convert(title.bounds, to: window).midX - 195) <= 0.5, "In the middle of 390 points.")
    // The content as a whole is centered in 844 points.
    let stack = try #require(all(UIStackView.self, in: view).first)
    #expect(abs(stack.convert(stack.bounds, to: window).midY - 422) <= 0.5)
    controller.hasContent = true
    window.layoutIfNeeded()
    #expect(controller.states == 1)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    window.layoutIfNeeded()
    #expect(controller.states == 2 && shown(controller) == nil)
  }

  @Test func aButtonRunsItsAction() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    var taps = 0
    configuration.button.title = "Retry"
    configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    let view = UIContentUnavailableView(configuration: configuration)
    let button = try #require(all(UIButton.self, in: view).first)
    #expect(button.currentTitle == "Retry" || button.configuration?.title == "Retry")
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func searchAndLoadingConfigurations() throws {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "abc"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “abc”")
    let loading = UIContentUnavailableView(configuration: .loading())
    #expect(all(UIActivityIndicatorView.self, in: loading).first?.isAnimating == true)
    let key = UIConfigurationStateCustomKey("own")
    state[key] = 3
    #expect(state[key] as? Int == 3)
  }

  @Test func textSizeLimits() {
    let view = UIView()
    let label = UILabel()
    view.addSubview(label)
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    label.maximumContentSizeCategory = .extraLarge
    #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(label.traitCollection.preferredContentSizeCategory == .small)
    label.minimumContentSizeCategory = .large
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    #expect(label.appliedContentSizeCategoryLimitsDescription.contains("UICTContentSizeCategoryXL"))
  }
}
