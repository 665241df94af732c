// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Two or three columns next to each other if there is space, or on one stack if there is not. A display mode determines
// the visible columns. UISplitViewController+Layout.swift computes their frames, and
// UISplitViewController+Collapse.swift moves the columns' controllers onto one stack and back.

public import Foundation

/// A container with columns: a list, optionally a second list, and the content.
///
/// - Note: Differs from UIKit: while columns are collapsed, the controllers of the secondary column are on the primary column's
///   stack, without their navigation controller. A pan does not drag a column in; the column appears as soon as the pan begins.
open class UISplitViewController: UIViewController {
  /// A value that represents the default width.
  nonisolated public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  private(set) var columnStyle = Style.unspecified
  /// The controllers set by the app.
  var given: [Column: UIViewController] = [:]
  /// The controllers in the columns: those that were set, in navigation controllers if the style has columns.
  var shown: [Column: UIViewController] = [:]
  /// The state of collapsed columns; nil until the view has a width, or if the columns are separate.
  var collapse: SplitCollapse?
  var didDecide = false
  /// The mode chosen by the user or by code since `preferredDisplayMode` was set; nil for none.
  var chosenMode: DisplayMode?
  /// The current display mode; nil before the first layout.
  var laidOutMode: DisplayMode?
  private(set) lazy var modeItem = makeModeItem()
  private(set) lazy var edgePan = makeEdgePan()

  /// The delegate, which decides how columns are shown, hidden, collapsed and expanded.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// Creates a controller with columns.
  public init(style: Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UISplitViewController.self)
  }

  /// Sets the style, for nibs.
  package func setStyle(_ style: Style) { columnStyle = style }

  // MARK: View

  open override func loadView() {
    let container = SplitContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.onLayout = { [weak self] in self?.layoutColumns() }
    container.onShadeTap = { [weak self] in self?.showColumns(count: 0) }
    container.addGestureRecognizer(edgePan)
    view = container
  }

  var container: SplitContainerView? { viewIfLoaded as? SplitContainerView }

  // MARK: Columns

  /// The style, which determines the number of columns.
  open var style: Style { columnStyle }

  /// The controllers. With the style `unspecified`, they are the primary and the secondary column. Otherwise they are
  /// the navigation controllers of the columns. The setter uses only the first two.
  open var viewControllers: [UIViewController] {
    get {
      if collapse != nil { return [collapsedRoot].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { shown[$0] }
    }
    set {
      for (index, column) in [Column.primary, .secondary].enumerated() {
        installController(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// Sets the controller of a column; nil removes it. A controller that is not a navigation controller is wrapped in one,
  /// except for `.compact`. Only for styles with columns.
  open func setViewController(_ vc: UIViewController?, for column: Column) { installController(vc, for: column) }

  /// Returns the controller that was set for a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Shows a column: next to or over the content, or on top of the stack while collapsed.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column. The secondary column can only be hidden while collapsed.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Whether all columns are collapsed into one.
  open var isCollapsed: Bool { collapse != nil }

  // MARK: Display mode

  /// The current display mode. Before the first layout, the mode that the layout would choose.
  open var displayMode: DisplayMode { laidOutMode ?? resolvedMode }

  /// The preferred display mode. `.automatic` by default. Setting it resets the user's choice.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { animateColumnChange { chosenMode = nil } }
  }

  /// The preferred arrangement of the other columns relative to the secondary one. `.automatic` by default. Only for styles
  /// with columns.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { animateColumnChange {} } }

  /// The arrangement of the other columns relative to the secondary one.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// Whether a pan from the edge shows another column, and whether the bar has a button that does. `true` by default.
  open var presentsWithGesture = true { didSet { updateModeItem() } }
  /// Whether the button includes the mode that shows only the secondary column. Stored only. `false` by default.
  open var showsSecondaryOnlyButton = false
  /// The visibility of the bar button that shows and hides columns, for styles with columns. `.automatic` by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateModeItem() } }
  /// The button that shows and hides columns. Styles with columns add it to the leading bar automatically.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }
  /// The edge of the primary column. `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { container?.setNeedsLayout() } }
  /// The background style of the primary column. Stored only: columns have no background material.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  var primaryWidth = SplitColumnWidths.Preference() { didSet { container?.setNeedsLayout() } }
  var supplementaryWidth = SplitColumnWidths.Preference() { didSet { container?.setNeedsLayout() } }

  /// The preferred width of the primary column in points; `automaticDimension` by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.width }
    set { primaryWidth.width = newValue }
  }
  /// The preferred width of the primary column as a fraction of the view's, 0 to 1; `automaticDimension` by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The minimum width of the primary column in points; `automaticDimension` by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The maximum width of the primary column in points; `automaticDimension` by default: 320 with the style `unspecified`,
  /// otherwise half of the view.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The width of the primary column in points, whether or not it is visible.
  open var primaryColumnWidth: CGFloat { widths.primary }
  /// The preferred width of the supplementary column in points; `automaticDimension` by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.width }
    set { supplementaryWidth.width = newValue }
  }
  /// The preferred width of the supplementary column as a fraction of the view's, 0 to 1; `automaticDimension` by default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The minimum width of the supplementary column in points; `automaticDimension` by default.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The maximum width of the supplementary column in points; `automaticDimension` by default: half of the view.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// The width of the supplementary column in points, whether or not it is visible; 0 if there is none.
  open var supplementaryColumnWidth: CGFloat { widths.supplementary }

  // MARK: Showing controllers

  /// Shows a controller on the stack of its sender, or presents it if there is no stack, unless the delegate shows it.
  /// With the style `unspecified`, the controller replaces the primary column, or is pushed onto its stack while
  /// collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showFromSender(vc, sender)
  }

  /// Shows a controller in the secondary column, or on top of the stack while collapsed, unless the delegate shows it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  @_spi(Tessera) open override func relate(_ controller: UIViewController, as relationship: String) -> Bool {
    switch relationship {
    case "masterViewController": installController(controller, for: .primary)
    case "supplementaryViewController": installController(controller, for: .supplementary)
    case "detailViewController": installController(controller, for: .secondary)
    case "compactViewController": installController(controller, for: .compact)
    default: return false
    }
    return true
  }

  open override var childForStatusBarStyle: UIViewController? { collapse == nil ? shown[.secondary] : collapsedRoot }
  open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { childForStatusBarStyle }
}
