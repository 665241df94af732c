// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraViews

/// The share sheet, with a title, a row of apps and a list of actions.
///
///     sheet.userChose(.copyToPasteboard)     // Simulates a tap on Copy in a test
///
/// - Note: Differs from UIKit: the system's apps and actions are always the same. Of these, only Copy has an effect.
///   The other activities complete without doing anything.
open class UIActivityViewController: UIViewController {
  /// A handler that is called when the sheet is dismissed. It receives the type of the performed activity (nil if the
  /// user closed the sheet), whether the activity completed, the returned items, and the error.
  public typealias CompletionWithItemsHandler =
    @MainActor (
      _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
      _ activityError: (any Error)?
    ) -> Void

  let items: [Any]
  let activities: [UIActivity]
  private var isFinished = false
  /// A handler that is called when the sheet is dismissed; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that the sheet does not show; nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the sheet may show a prominent activity. Stored only; `true` by default.
  open var allowsProminentActivity = true

  /// Creates a sheet for items with additional activities from the app. Items may be `UIActivityItemSource` objects.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    // The popover's size on iPad. Approximates iPadOS; not measured.
    preferredContentSize = CGSize(width: 375, height: 520)
    // On iPhone, the sheet covers the lower half of the screen and can be expanded.
    popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
  }

  /// Returns nil, because items are required.
  public required init?(coder: NSCoder) { nil }

  // MARK: Items

  /// The items, with each source replaced by its placeholder.
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

  /// Simulates a tap on an activity with the given type. The app's activities take precedence over the system's.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
  public func userChose(_ type: UIActivity.ActivityType) {
    if let activity = activities.first(where: { $0.activityType == type }) { return perform(activity) }
    if type == .copyToPasteboard { SystemActivity.copy(items(for: type)) }
    finish(type: type, completed: true)
  }

  /// Simulates a tap on the close button: dismisses the sheet and completes without an activity.
  ///
  /// - Note: Differs from UIKit: an addition for tests.
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

  /// Dismisses the sheet and all controllers presented by it. Calls the completion handler once.
  func finish(type: UIActivity.ActivityType?, completed: Bool) {
    guard !isFinished else { return }
    isFinished = true
    let handler = completionWithItemsHandler
    let complete: () -> Void = { handler?(type, completed, nil, nil) }
    guard let presenter = presentingViewController else { return complete() }
    presenter.dismiss(animated: true, completion: complete)
  }

  /// Completes without an activity if the user dismissed the sheet by dragging it down.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !isFinished, presentedViewController == nil else { return }
    isFinished = true
    completionWithItemsHandler?(nil, false, nil, nil)
  }
}
