// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What stands at an end of a list's cell: a chevron, a checkmark, a label, any view.
///
/// - Note: Differs from UIKit: a symbol without an action handler does nothing of its own; a tap on it is a tap on its
///   cell.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// Whether the accessory shows always, or only while the collection view is or is not being edited.
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  /// At which end of the cell a custom view stands, and when it shows.
  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  /// The width kept for an accessory, in which it is centred. `standard` is the accessory's own width, as `actual`; a
  /// custom width is in points, and one that is negative counts as 0.
  public enum LayoutDimension: Equatable, Sendable {
    /// As wide as the accessory.
    case actual
    case standard
    case custom(CGFloat)
  }

  /// How a symbol looks.
  public struct SymbolOptions {
    /// Whether the symbol is invisible; its width is kept.
    public var isHidden: Bool
    /// The width kept for the symbol. `standard` by default, which is its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The symbol's colour; nil for that of its kind.
    public var tintColor: UIColor?

    /// A visible symbol of its own width and colour, unless said otherwise.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  /// How a disclosure indicator looks.
  public typealias DisclosureIndicatorOptions = SymbolOptions
  /// How a checkmark looks.
  public typealias CheckmarkOptions = SymbolOptions
  /// How an info symbol looks.
  public typealias DetailOptions = SymbolOptions
  /// How a delete symbol looks.
  public typealias DeleteOptions = SymbolOptions
  /// How an insert symbol looks.
  public typealias InsertOptions = SymbolOptions
  /// How a reorder symbol looks.
  public typealias ReorderOptions = SymbolOptions
  /// How a selection circle looks.
  public typealias MultiselectOptions = SymbolOptions

  /// How an outline's disclosure looks.
  public struct OutlineDisclosureOptions {
    /// Whether the disclosure belongs to a header or to a cell. Stored only.
    public enum Style: Sendable {
      case automatic, header, cell
    }

    /// Stored only: all disclosures look the same.
    public var style: Style
    /// Whether the disclosure is invisible; its width is kept.
    public var isHidden: Bool
    /// The width kept for the disclosure. `standard` by default, which is its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The disclosure's colour; nil for the tint colour of its place.
    public var tintColor: UIColor?

    /// A visible disclosure of its own width and colour, unless said otherwise.
    public init(
      style: Style = .automatic, isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }

  /// How a label looks.
  public struct LabelOptions {
    /// Whether the label is invisible; its width is kept.
    public var isHidden: Bool
    /// The width kept for the label. `actual` by default: its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The text's colour; nil for `secondaryLabel`.
    public var tintColor: UIColor?
    /// The text's font. The body style by default.
    public var font: UIFont
    /// Stored only: the font stays as it is given.
    public var adjustsFontForContentSizeCategory: Bool

    /// A visible label of its own width in grey body text, unless said otherwise.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .actual, tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body), adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
      (self.font, self.adjustsFontForContentSizeCategory) = (font, adjustsFontForContentSizeCategory)
    }
  }

  /// A view of one's own, and where it goes.
  public struct CustomViewConfiguration {
    /// The view to show. Its size is that of its bounds, or the one it wants where they are empty; labels and image
    /// views always have the one they want.
    public var customView: UIView
    /// At which end of the cell the view stands, and when it shows.
    public var placement: Placement
    /// Whether the view is invisible; its width is kept.
    public var isHidden: Bool
    /// The width kept for the view. `standard` by default, which is its own.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint colour; nil leaves the view's own.
    public var tintColor: UIColor?
    /// Stored only: the view always keeps its size.
    public var maintainsFixedSize: Bool

    /// A view at an end of the cell. One view can be in one accessory only.
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
  /// Whether an item is dragged by it.
  var reorders = false

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  private static func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?, _ options: SymbolOptions,
    _ displayed: DisplayedState, isLeading: Bool = false, action: (() -> Void)? = nil
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

  /// A small grey chevron at the trailing end.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    symbol("chevron.forward", 14, .semibold, .tertiaryLabel, options, displayed)
  }

  /// A chevron at the trailing end in the tint colour. It neither turns nor expands an outline by itself; a tap on it
  /// calls the handler.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let look = SymbolOptions(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    return symbol("chevron.forward", 14, .semibold, nil, look, displayed, action: actionHandler)
  }

  /// An info symbol at the trailing end in the tint colour. A tap on it calls the handler.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol("info.circle", 20, .regular, nil, options, displayed, action: actionHandler)
  }

  /// A checkmark at the trailing end in the tint colour.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    symbol("checkmark", 17, .semibold, nil, options, displayed)
  }

  /// A red minus sign at the leading end, while editing by default. A tap on it calls the handler.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "minus.circle.fill", 20, .regular, .systemRed, options, displayed, isLeading: true, action: actionHandler)
  }

  /// A green plus sign at the leading end, while editing by default. A tap on it calls the handler.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "plus.circle.fill", 20, .regular, .systemGreen, options, displayed, isLeading: true, action: actionHandler)
  }

  /// Three grey lines at the trailing end, while editing by default. An item is dragged by them where the data
  /// source allows it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var result = symbol("line.3.horizontal", 17, .regular, .tertiaryLabel, options, displayed)
    result.reorders = true
    return result
  }

  /// An empty grey circle at the leading end, while editing by default. It stays empty in selected cells.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    symbol("circle", 20, .regular, .tertiaryLabel, options, displayed, isLeading: true)
  }

  /// A text at the trailing end.
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

  /// A view of one's own at either end.
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
