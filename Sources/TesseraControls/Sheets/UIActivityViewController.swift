// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The share sheet: a title, a row of apps and a list of actions.
///
///     sheet.userChose(.copyToPasteboard)     // In a test, has the same effect as a tap on Copy
///
/// - Note: Differs from UIKit: it always shows the same apps and actions. Of the system's activities, Copy copies; the others
///   do nothing and complete.
open class UIActivityViewController: UIViewController {
  /// A handler called at the end with the performed activity (nil if the sheet was closed), whether it completed, the
  /// returned items, and the error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  let items: [Any]
  let activities: [UIActivity]
  private var isFinished = false
  /// The handler called at the end; nil for none.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The excluded activities; nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored only. `true` by default.
  open var allowsProminentActivity = true

  /// Creates a sheet for items, some of which may be `UIActivityItemSource`s, with activities of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    // Approximates iPadOS; not measured.
    preferredContentSize = CGSize(width: 375, height: 520)
    // On a phone it opens over the lower half, and can be extended.
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  /// Returns nil: a sheet requires items.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// The items, with sources replaced by their placeholders.
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
    let system = SystemActivity.all.filter { shows($0.type) && $0.accepts(placeholders) }
    let content = ShareSheetView(header: ShareSheetHeader(sheet: self, placeholders: placeholders)) { [weak self] in
      self?.userCancelled()
    }
    let isShared = { (activity: UIActivity) in type(of: activity).activityCategory == .share }
    for activity in system where activity.group == nil {
      content.addApp(title: activity.title, picture: activity.picture) { [weak self] in self?.userChose(activity.type) }
    }
    for activity in own where isShared(activity) {
      content.addApp(title: activity.activityTitle, picture: .image(activity.activityImage)) { [weak self] in
        self?.perform(activity)
      }
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

  // MARK: User actions

  /// Acts like a tap on an activity of a type: the app's activity if there is one, otherwise the system's.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userChose(_ type: UIActivity.ActivityType) {
    if let activity = activities.first(where: { $0.activityType == type }) { return perform(activity) }
    if type == .copyToPasteboard { SystemActivity.copy(items(for: type)) }
    finish(type: type, completed: true)
  }

  /// Acts like a tap on the close button: dismisses the sheet and completes without an activity.
  ///
  /// - Note: Differs from UIKit: an addition, for tests.
  public func userCancelled() { finish(type: nil, completed: false) }

  private func perform(_ activity: UIActivity) {
    activity.sheet = self
    activity.prepare(withActivityItems: items(for: activity.activityType))
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  /// Dismisses the sheet with everything presented over it, and calls the completion once.
  func finish(type: UIActivity.ActivityType?, completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let handler = completionWithItemsHandler
    let complete: () -> Void = { handler?(type, completed, nil, nil) }
    guard let presenter = presentingViewController else { return complete() }
    presenter.dismiss(animated: true, completion: complete)
  }

  /// Completes without an activity if the user pulled down the sheet.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished, presentedViewController == nil else { return }
    isFinished = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
