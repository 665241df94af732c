// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// An accessory at the leading or trailing end of a list cell: a chevron, a checkmark, a label or a custom view.
///
/// - Note: Differs from UIKit: a symbol without an action handler has no default action; a tap on it is a tap on its cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The editing states in which the accessory is visible: always, or only while the collection view is or is not in editing
  /// mode.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// The end of the cell for a custom view, and the states in which it is visible.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width reserved for an accessory, in which it is centered. `standard` and `actual` reserve the accessory's
  /// natural width. A custom width is in points; a negative one is treated as 0.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width of the accessory.
    case actual
    case standard
    case custom(CGFloat)
  }

  /// The appearance of a symbol.
  public struct SymbolOptions {
    /// Whether the symbol is hidden; its width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the symbol. `standard` by default, its natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The symbol's color; the default of its kind if nil.
    public var tintColor: UIColor?

    /// Creates options; by default a visible symbol of natural width and color.
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
    /// Whether the disclosure belongs to a header or to a cell. Stored only.
    public enum Style: Sendable {
      case automatic, header, cell
    }

    /// The style of the disclosure. Stored only: all disclosures look the same.
    public var style: Style
    /// Whether the disclosure is hidden; its width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the disclosure. `standard` by default, its natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The disclosure's color; the inherited tint color if nil.
    public var tintColor: UIColor?

    /// Creates options; by default a visible disclosure of natural width and color.
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
    /// Whether the label is hidden; its width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the label. `actual` by default, its natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The text's color; `secondaryLabel` if nil.
    public var tintColor: UIColor?
    /// The text's font. The body style by default.
    public var font: UIFont
    /// Whether the font scales with the preferred text size. Stored only: the font does not scale.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates options; by default a visible label of natural width in gray body text.
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
    /// The view to show. Its size is the size of its bounds, or its preferred size if they are empty; labels and image views
    /// always have their preferred size.
    public var customView: UIView
    /// The end of the cell for the view, and the states in which it is visible.
    public var placement: Placement
    /// Whether the view is hidden; its width stays reserved.
    public var isHidden: Bool
    /// The width reserved for the view. `standard` by default, its natural width.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint color; unchanged if nil.
    public var tintColor: UIColor?
    /// Whether the view keeps its size. Stored only: it always does.
    public var maintainsFixedSize: Bool

    /// Creates a configuration of a view at an end of the cell. A view can be part of one accessory only.
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

  /// Returns a chevron at the trailing end in the tint color. It neither rotates nor expands an outline automatically; a tap on
  /// it calls the handler.
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

  /// Returns a reorder control of three gray lines at the trailing end, visible in editing mode by default. Dragging it moves
  /// the item if the data source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var result = symbol(
      named: "line.3.horizontal", size: 17, weight: .regular, color: .tertiaryLabel, options: options,
      displayed: displayed)
    result.reorders = true
    return result
  }

  /// Returns an empty gray circle at the leading end, visible in editing mode by default. It stays empty in selected cells.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    symbol(
      named: "circle", size: 20, weight: .regular, color: .tertiaryLabel, options: options, displayed: displayed,
      isLeading: true)
  }

  /// Returns a text at the trailing end.
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

  /// Returns a custom view at either end.
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
