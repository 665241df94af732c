// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An accessory at the leading or trailing end of a list cell: a chevron, a checkmark, a label or a custom view.
///
/// - Note: Differs from UIKit: a symbol without an action handler has no default action. A tap on it is handled as a
///   tap on the cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The editing states in which the accessory is visible: always, or only while the collection view is in editing
  /// mode, or only while it is not.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The end of the cell at which a custom view is placed, and the editing states in which the view is visible.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width reserved for an accessory, which is centered in it. `standard` and `actual` reserve the accessory's
  /// natural width. A custom width is in points, and negative values are treated as 0.
  public enum LayoutDimension: Equatable, Sendable {
    /// The accessory's natural width.
    case actual
    case standard
    case custom(CGFloat)
  }

  /// The appearance of a symbol.
  public struct SymbolOptions {
    /// Whether the symbol is hidden. A hidden symbol's width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the symbol. The default is `standard`, the natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The symbol's color. If nil, the default color for the type of symbol.
    public var tintColor: UIColor?

    /// Creates options. The default is a visible symbol with its natural width and color.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// The appearance of a disclosure indicator.
  public typealias DisclosureIndicatorOptions = SymbolOptions
  /// The appearance of a checkmark.
  public typealias CheckmarkOptions = SymbolOptions
  /// The appearance of an info symbol.
  public typealias DetailOptions = SymbolOptions
  /// The appearance of a delete symbol.
  public typealias DeleteOptions = SymbolOptions
  /// The appearance of an insert symbol.
  public typealias InsertOptions = SymbolOptions
  /// The appearance of a reorder symbol.
  public typealias ReorderOptions = SymbolOptions
  /// The appearance of a selection circle.
  public typealias MultiselectOptions = SymbolOptions

  /// The appearance of an outline's disclosure.
  public struct OutlineDisclosureOptions {
    /// The location of the disclosure: in a header or in a cell. Stored only.
    public enum Style: Sendable {
      case automatic, header, cell
    }

    /// The style of the disclosure. Stored only: all disclosures have the same appearance.
    public var style: Style
    /// Whether the disclosure is hidden. A hidden disclosure's width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the disclosure. The default is `standard`, the natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The disclosure's color. If nil, the inherited tint color.
    public var tintColor: UIColor?

    /// Creates options. The default is a visible disclosure with its natural width and color.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// The appearance of a label.
  public struct LabelOptions {
    /// Whether the label is hidden. A hidden label's width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the label. The default is `actual`, the natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The text color. If nil, `secondaryLabel`.
    public var tintColor: UIColor?
    /// The text font. The default is the body style.
    public var font: UIFont
    /// Whether the font scales with the preferred text size. Stored only: the font does not scale.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options. The default is a visible label with its natural width, in gray body text.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  /// A custom view and its position.
  public struct CustomViewConfiguration {
    /// The view to show. It has the size of its bounds, or its preferred size if the bounds are empty. Labels and
    /// image views always have their preferred size.
    public var customView: UIView
    /// The end of the cell at which the view is placed, and the editing states in which it is visible.
    public var placement: Placement
    /// Whether the view is hidden. A hidden view's width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the view. The default is `standard`, the natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint color. If nil, the tint color stays unchanged.
    public var tintColor: UIColor?
    /// Whether the view keeps its size. Stored only, because the view always keeps its size.
    public var maintainsFixedSize: Bool

    /// Creates a configuration for a view at an end of the cell. A view can be used by only one accessory.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil, maintainsFixedSize: Bool = false
    ) {
      (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
      (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth, tintColor)
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  let isLeading: Bool
  let displayed: DisplayedState
  let isHidden: Bool
  let width: LayoutDimension
  let makeView: @MainActor () -> UIView
  /// Whether dragging the accessory moves the item.
  var reorders = false
  /// Changes the accessory's view when the cell is selected or deselected.
  var showSelection: (@MainActor (UIView, _ isSelected: Bool) -> Void)?

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  private static func symbol(
    named name: String, size: CGFloat, weight: UIImage.SymbolWeight, color: UIColor?, options: SymbolOptions,
    displayed: DisplayedState, isLeading: Bool = false, action: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      isLeading: isLeading, displayed: displayed, isHidden: options.isHidden,
      width: options.reservedLayoutWidth == .standard ? .actual : options.reservedLayoutWidth
    ) {
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
      let image = UIImage(systemName: name, withConfiguration: configuration)
      let view = action.map { AccessoryButton(image, $0) } ?? UIImageView(image: image)
      view.contentMode = .center
      view.tintColor = options.tintColor ?? color
      return view
    }
  }

  /// Returns a small gray chevron at the trailing end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    symbol(
      named: "chevron.forward", size: 14, weight: .semibold, color: .tertiaryLabel, options: options,
      displayed: displayed)
  }

  /// Returns a chevron at the trailing end in the tint color. A tap on it calls the handler; the chevron neither
  /// rotates nor expands an outline automatically.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let look = SymbolOptions(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    return symbol(
      named: "chevron.forward", size: 14, weight: .semibold, color: nil, options: look, displayed: displayed,
      action: actionHandler)
  }

  /// Returns an info symbol at the trailing end in the tint color. A tap on it calls the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      named: "info.circle", size: 20, weight: .regular, color: nil, options: options, displayed: displayed,
      action: actionHandler)
  }

  /// Returns a checkmark at the trailing end in the tint color.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    symbol(named: "checkmark", size: 17, weight: .semibold, color: nil, options: options, displayed: displayed)
  }

  /// Returns a red minus sign at the leading end, visible in editing mode by default. A tap on it calls the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      named: "minus.circle.fill", size: 20, weight: .regular, color: .systemRed, options: options, displayed: displayed,
      isLeading: true, action: actionHandler)
  }

  /// Returns a green plus sign at the leading end, visible in editing mode by default. A tap on it calls the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      named: "plus.circle.fill", size: 20, weight: .regular, color: .systemGreen, options: options,
      displayed: displayed, isLeading: true, action: actionHandler)
  }

  /// Returns a reorder control of three gray lines at the trailing end, which is visible in editing mode by default.
  /// Dragging the control moves the item if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var result = symbol(
      named: "line.3.horizontal", size: 17, weight: .regular, color: .tertiaryLabel, options: options,
      displayed: displayed)
    result.reorders = true
    return result
  }

  /// Returns a circle at the leading end, visible in editing mode by default: empty and gray, or filled with a checkmark
  /// in the tint color in selected cells.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var result = symbol(
      named: "circle", size: 20, weight: .regular, color: .tertiaryLabel, options: options, displayed: displayed,
      isLeading: true)
    result.showSelection = { view, isSelected in
      let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
      let name = isSelected ? "checkmark.circle.fill" : "circle"
      (view as? UIImageView)?.image = UIImage(systemName: name, withConfiguration: configuration)
      view.tintColor = options.tintColor ?? (isSelected ? nil : .tertiaryLabel)
    }
    return result
  }

  /// Returns a text label at the trailing end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      isLeading: false, displayed: displayed, isHidden: options.isHidden, width: options.reservedLayoutWidth
    ) {
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.textColor = options.tintColor ?? .secondaryLabel
      return label
    }
  }

  /// Returns a custom view at the leading or trailing end.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let (isLeading, displayed): (Bool, DisplayedState)
    switch configuration.placement {
    case .leading(let state): (isLeading, displayed) = (true, state)
    case .trailing(let state): (isLeading, displayed) = (false, state)
    }
    let width = configuration.reservedLayoutWidth == .standard ? .actual : configuration.reservedLayoutWidth
    return UICellAccessory(isLeading: isLeading, displayed: displayed, isHidden: configuration.isHidden, width: width) {
      if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
      return configuration.customView
    }
  }
}
