// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Two or three columns beside each other where there is room, one after the other on a stack where there is none. What
// shows is a display mode; UISplitViewController+Layout.swift turns it into frames. UISplitViewController+Collapse.swift
// moves the columns' controllers onto one stack and back.

public import Foundation

/// A container with columns: a list, maybe a second one, and the content.
///
/// - Note: Differs from UIKit: while columns are collapsed the controllers of the secondary column stand on the primary
///   column's stack themselves, not their navigation controller. A finger does not drag a column in: it comes as soon as the
///   finger has begun to pull.
open class UISplitViewController: UIViewController {
  /// Stands for the usual width.
  nonisolated public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  private(set) var columnStyle = Style.unspecified
  /// What the app has set.
  var given: [Column: UIViewController] = [:]
  /// What stands in the columns: what was set, in a navigation controller where the style has columns.
  var shown: [Column: UIViewController] = [:]
  /// Whether the columns are one; nil until the view knows how wide it is.
  var collapse: SplitCollapse?
  var didDecide = false
  /// What people or code have chosen since `preferredDisplayMode` was set; nil for that.
  var chosenMode: DisplayMode?
  /// The mode that is laid out; nil before the first layout.
  var laidOutMode: DisplayMode?
  private(set) lazy var modeItem = makeModeItem()
  private(set) lazy var edgePan = makeEdgePan()

  /// Is asked and told when columns come, go, collapse and separate; nil for none.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// With columns.
  public init(style: Style) {
    columnStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Of the style `unspecified`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.finishDecoding(self, at: UISplitViewController.self)
  }

  /// For nibs.
  package func setStyle(_ style: Style) { columnStyle = style }

  // MARK: View

  open override func loadView() {
    let container = SplitContainerView(frame: UIScreen.main.bounds)
    container.backgroundColor = .systemBackground
    container.onLayout = { [weak self] in self?.layoutColumns() }
    container.onShadeTap = { [weak self] in self?.showColumns(0) }
    container.addGestureRecognizer(edgePan)
    view = container
  }

  var container: SplitContainerView? { viewIfLoaded as? SplitContainerView }

  // MARK: Columns

  /// How many columns there are.
  open var style: Style { columnStyle }

  /// The controllers. Of the style `unspecified` the first is the primary column, the second the secondary one; else the
  /// navigation controllers of the columns. Setting more than two keeps two.
  open var viewControllers: [UIViewController] {
    get {
      if collapse != nil { return [collapsedRoot].compactMap { $0 } }
      return [Column.primary, .supplementary, .secondary].compactMap { shown[$0] }
    }
    set {
      for (index, column) in [Column.primary, .secondary].enumerated() {
        place(newValue.indices.contains(index) ? newValue[index] : nil, for: column)
      }
    }
  }

  /// Sets the controller of a column; nil takes it away. A controller that is no navigation controller gets one, but for
  /// `.compact`. For a style with columns.
  open func setViewController(_ vc: UIViewController?, for column: Column) { place(vc, for: column) }

  /// Returns the controller that was set for a column; nil for none.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Shows a column: beside or over the content, or on top of the stack while collapsed.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column. The secondary one hides only while collapsed.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Whether all columns are one, because there is no room for more.
  open var isCollapsed: Bool { collapse != nil }

  // MARK: Display mode

  /// The mode that shows. Before the view is laid out, the one that it would have.
  open var displayMode: DisplayMode { laidOutMode ?? resolvedMode }

  /// The mode that the app wants. `.automatic` by default. Setting it forgets what people have chosen.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { change { chosenMode = nil } }
  }

  /// How the other columns shall lie to the secondary one. `.automatic` by default. For a style with columns.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { change {} } }

  /// How the other columns lie to the secondary one.
  open var splitBehavior: SplitBehavior { resolvedBehavior }

  /// Whether a pan from the edge shows and hides the primary column, and whether the button is in the bar. `true` by default.
  open var presentsWithGesture = true { didSet { updateModeItem() } }
  /// Whether the button goes on to the secondary column alone. Stored only. `false` by default.
  open var showsSecondaryOnlyButton = false
  /// When the button that shows and hides columns is in the bar, of a style with columns. `.automatic` by default.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { updateModeItem() } }
  /// The button that shows and hides the columns. A style with columns puts it into the leading bar by itself.
  open var displayModeButtonItem: UIBarButtonItem { modeItem }
  /// The side of the primary column. `.leading` by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { container?.setNeedsLayout() } }
  /// Stored only: columns have no material behind them.
  open var primaryBackgroundStyle = BackgroundStyle.none

  // MARK: Widths

  var primaryWidth = SplitColumnWidths.Preference() { didSet { container?.setNeedsLayout() } }
  var supplementaryWidth = SplitColumnWidths.Preference() { didSet { container?.setNeedsLayout() } }

  /// The wanted width of the primary column in points; `automaticDimension` by default.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { primaryWidth.width }
    set { primaryWidth.width = newValue }
  }
  /// The wanted width of the primary column as part of the whole, 0 to 1; `automaticDimension` by default.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { primaryWidth.fraction }
    set { primaryWidth.fraction = newValue }
  }
  /// The least width of the primary column in points; `automaticDimension` by default.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.minimum }
    set { primaryWidth.minimum = newValue }
  }
  /// The greatest width of the primary column in points; `automaticDimension` by default: 320 for the style
  /// `unspecified`, else half of the view.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { primaryWidth.maximum }
    set { primaryWidth.maximum = newValue }
  }
  /// The width of the primary column in points, whether or not it shows.
  open var primaryColumnWidth: CGFloat { widths.primary }
  /// The wanted width of the supplementary column in points; `automaticDimension` by default.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.width }
    set { supplementaryWidth.width = newValue }
  }
  /// The wanted width of the supplementary column as part of the whole, 0 to 1; `automaticDimension` by default.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { supplementaryWidth.fraction }
    set { supplementaryWidth.fraction = newValue }
  }
  /// The least width of the supplementary column in points; `automaticDimension` by default.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.minimum }
    set { supplementaryWidth.minimum = newValue }
  }
  /// The greatest width of the supplementary column in points; `automaticDimension` by default: half of the view.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { supplementaryWidth.maximum }
    set { supplementaryWidth.maximum = newValue }
  }
  /// The width of the supplementary column in points, whether or not it shows; 0 without such a column.
  open var supplementaryColumnWidth: CGFloat { widths.supplementary }

  // MARK: Showing controllers

  /// Asks the delegate, then shows a controller on the stack that its sender is on; without one, presents it. Of the style
  /// `unspecified` it takes the primary column's place, or goes onto its stack while collapsed.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    showFromSender(vc, sender)
  }

  /// Asks the delegate, then shows a controller in the secondary column, or on top of the stack while collapsed.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }

  @_spi(Tessera) open override func relate(_ controller: UIViewController, as relationship: String) -> Bool {
    switch relationship {
    case "masterViewController": place(controller, for: .primary)
    case "supplementaryViewController": place(controller, for: .supplementary)
    case "detailViewController": place(controller, for: .secondary)
    case "compactViewController": place(controller, for: .compact)
    default: return false
    }
    return true
  }

  open override var childForStatusBarStyle: UIViewController? { collapse == nil ? shown[.secondary] : collapsedRoot }
  open override var childForStatusBarHidden: UIViewController? { childForStatusBarStyle }
  open override var childForHomeIndicatorAutoHidden: UIViewController? { childForStatusBarStyle }
}
