// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// What stands at an end of a list's cell: a chevron, a checkmark, a label, any view.
@preconcurrency @MainActor
public struct UICellAccessory {
  public enum DisplayedState: Sendable {
    case always, whenEditing, whenNotEditing
  }

  public enum Placement {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }

  public enum LayoutDimension: Equatable, Sendable {
    /// As wide as the accessory.
    case actual
    case standard
    case custom(CGFloat)
  }

  /// How a symbol looks.
  public struct SymbolOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension = .standard, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (isHidden, reservedLayoutWidth, tintColor)
    }
  }
  public typealias DisclosureIndicatorOptions = SymbolOptions
  public typealias CheckmarkOptions = SymbolOptions
  public typealias DetailOptions = SymbolOptions
  public typealias DeleteOptions = SymbolOptions
  public typealias InsertOptions = SymbolOptions
  public typealias ReorderOptions = SymbolOptions
  public typealias MultiselectOptions = SymbolOptions

  /// How an outline's disclosure looks.
  public struct OutlineDisclosureOptions {
    public enum Style: Sendable {
      case automatic, header, cell
    }

    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?

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
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var font: UIFont
    public var adjustsFontForContentSizeCategory: Bool

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
    public var customView: UIView
    public var placement: Placement
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var maintainsFixedSize: Bool

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

  func isShown(isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  private static func symbol(
    _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor?, _ options: SymbolOptions,
    _ displayed: DisplayedState, isLeading: Bool = false
  ) -> UICellAccessory {
    UICellAccessory(
      isLeading: isLeading, displayed: displayed, isHidden: options.isHidden,
      width: options.reservedLayoutWidth == .standard ? .actual : options.reservedLayoutWidth
    ) {
      let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
      let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
      view.contentMode = .center
      view.tintColor = options.tintColor ?? color
      return view
    }
  }

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    symbol("chevron.forward", 14, .semibold, .tertiaryLabel, options, displayed)
  }

  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let look = SymbolOptions(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth, tintColor: options.tintColor)
    return symbol("chevron.forward", 14, .semibold, nil, look, displayed)
  }

  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol("info.circle", 20, .regular, nil, options, displayed)
  }

  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    symbol("checkmark", 17, .semibold, nil, options, displayed)
  }

  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol("minus.circle.fill", 20, .regular, .systemRed, options, displayed, isLeading: true)
  }

  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol("plus.circle.fill", 20, .regular, .systemGreen, options, displayed, isLeading: true)
  }

  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    symbol("line.3.horizontal", 17, .regular, .tertiaryLabel, options, displayed)
  }

  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    symbol("circle", 20, .regular, .tertiaryLabel, options, displayed, isLeading: true)
  }

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
