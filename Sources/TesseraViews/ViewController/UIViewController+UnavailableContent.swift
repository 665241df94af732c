// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation

extension UIViewController {
  private var loadedUnavailableContent: UnavailableContent {
    if let unavailableContent { return unavailableContent }
    let made = UnavailableContent()
    unavailableContent = made
    return made
  }

  func setUnavailableContent(_ configuration: (any UIContentConfiguration)?) {
    guard configuration != nil || unavailableContent != nil else { return }
    loadedUnavailableContent.configuration = configuration
    viewIfLoaded?.setNeedsLayout()
  }

  func setNeedsPlaceholderUpdate() {
    loadedUnavailableContent.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the placeholder if necessary and shows it. Called before each layout of the view.
  func showUnavailableContent(in view: UIView) {
    let content = loadedUnavailableContent
    if content.needsUpdate {
      content.needsUpdate = false
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    content.showPlaceholder(in: view)
    content.positionPlaceholder(in: view)
  }
}
