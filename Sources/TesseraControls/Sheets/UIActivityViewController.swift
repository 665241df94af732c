// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The sheet in which people choose what to do with something: a title, a row of apps, a list of actions.
///
///     sheet.userChose(.copyToPasteboard)     // in a test, as a tap on Copy does
///
/// - Note: Differs from UIKit: it shows the same apps and actions everywhere. Of the system's activities Copy copies; the
///   others do nothing and complete.
open class UIActivityViewController: UIViewController {
  /// Called at the end: what was done, nil if the sheet was closed; whether it was done; what came of it; what failed.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  let items: [Any]
  let activities: [UIActivity]
  private var isFinished = false
  /// Called at the end; nil for nothing.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What the sheet does not show; nil, the default, for showing all.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored only. True by default.
  open var allowsProminentActivity = true

  /// A sheet for items, some of which may be `UIActivityItemSource`s, with activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    // From memory of iPadOS.
    preferredContentSize = CGSize(width: 375, height: 520)
    // On a phone it opens over the lower half, and can be pulled up.
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  /// Nil: a sheet needs items.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// The items, of which sources are asked for a placeholder.
  private var placeholders: [Any] {
    items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
  }

  private func items(for type: UIActivity.ActivityType?) -> [Any] {
    items.compactMap { item in
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: type)
    }
  }

  private func shows(_ type: UIActivity.ActivityType?) -> Bool {
    guard let type, let excludedActivityTypes else { return true }
    return !excludedActivityTypes.contains(type)
  }

  // MARK: View

  open override func loadView() {
    let placeholders = self.placeholders
    let own = activities.filter { shows($0.activityType) && $0.canPerform(withActivityItems: placeholders) }
    let system = SystemActivity.all.filter { shows($0.type) && $0.takes(placeholders) }
    let content = ShareSheetView(header: ShareSheetHeader(self, placeholders)) { [weak self] in self?.userCancelled() }
    let isShared = { (activity: UIActivity) in type(of: activity).activityCategory == .share }
    for activity in system where activity.group == nil {
      content.addApp(activity.title, activity.picture) { [weak self] in self?.userChose(activity.type) }
    }
    for activity in own where isShared(activity) {
      content.addApp(activity.activityTitle, .image(activity.activityImage)) { [weak self] in self?.perform(activity) }
    }
    content.addMore()
    for activity in system {
      guard let group = activity.group else { continue }
      content.addAction(activity.title, activity.picture, to: group) { [weak self] in self?.userChose(activity.type) }
    }
    for activity in own where !isShared(activity) {
      content.addAction(activity.activityTitle, .image(activity.activityImage), to: .others) { [weak self] in
        self?.perform(activity)
      }
    }
    view = content
  }

  @_spi(Tessera) open override var isSystemScreen: Bool { true }

  // MARK: What people do

  /// Does what a tap on an activity of this type does: the app's own one, if it has one, else the system's.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ type: UIActivity.ActivityType) {
    if let activity = activities.first(where: { $0.activityType == type }) { return perform(activity) }
    if type == .copyToPasteboard { SystemActivity.copy(items(for: type)) }
    finish(type, true)
  }

  /// Does what a tap on the cross does: closes the sheet and completes with nothing.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userCancelled() { finish(nil, false) }

  private func perform(_ activity: UIActivity) {
    activity.sheet = self
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Dismisses the sheet with all that lies over it, and completes once.
  func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let handler = completionWithItemsHandler
    let complete: () -> Void = { handler?(type, completed, nil, nil) }
    guard let presenter = presentingViewController else { return complete() }
    presenter.dismiss(animated: true, completion: complete)
  }

  /// A sheet that was pulled down completes with nothing.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished, presentedViewController == nil else { return }
    isFinished = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
