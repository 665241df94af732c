// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
@_spi(Tessera) public import TesseraGraphics

/// A view that a tab bar controller shows on glass above its tab bar, such as a player's controls.
///
///     tabs.bottomAccessory = UITabAccessory(contentView: PlayerView())
///
/// The accessory is 48 points high. In a minimized tab bar, it is next to the selected tab.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The placement of an accessory, which `UITraitCollection.tabAccessoryEnvironment` contains.
  public enum Environment: Int, Sendable {
    case unspecified = 0
    /// The view isn't in an accessory.
    case none
    /// The accessory is above the tab bar.
    case regular
    /// The accessory is next to a minimized tab bar.
    case inline
  }

  /// The view that fills the accessory.
  open private(set) var contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }

}

/// The placement of the enclosing tab accessory.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// The value of an unset trait: `unspecified`.
  public static let defaultValue = UITabAccessory.Environment.unspecified
}

extension UITraitCollection {
  /// The placement of the enclosing tab accessory.
  public var tabAccessoryEnvironment: UITabAccessory.Environment { self[UITraitTabAccessoryEnvironment.self] }
}

/// The condition under which a tab bar shrinks to its selected tab.
public struct UITabBarMinimizeBehavior: Hashable, Sendable {
  private enum Kind { case automatic, never, onScrollDown, onScrollUp }

  private let kind: Kind

  /// The system's behavior, which is `never`.
  public static let automatic = UITabBarMinimizeBehavior(kind: .automatic)
  /// The tab bar never shrinks.
  public static let never = UITabBarMinimizeBehavior(kind: .never)
  /// The tab bar shrinks when the content is scrolled down from its top.
  public static let onScrollDown = UITabBarMinimizeBehavior(kind: .onScrollDown)
  /// The tab bar shrinks when the content is scrolled up toward its top.
  ///
  /// - Note: Differs from UIKit: has no effect, because the bar depends only on the offset of the content.
  public static let onScrollUp = UITabBarMinimizeBehavior(kind: .onScrollUp)
}

/// The plate of glass with an accessory's view.
final class TabAccessoryView: UIView {
  private let plate = GlassPlate()
  private(set) var accessory: UITabAccessory?

  override init(frame: CGRect) {
    super.init(frame: frame)
    traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  override var isOpaqueByDefault: Bool { false }
  override var viewInspector: AnyViewInspector { AnyViewInspector(EffectInspector(view: self)) }

  /// Whether the accessory is next to a minimized tab bar.
  var isInline = false {
    didSet {
      if isInline != oldValue { traitOverrides[UITraitTabAccessoryEnvironment.self] = isInline ? .inline : .regular }
    }
  }

  /// Shows an accessory's view, or nothing.
  func show(_ new: UITabAccessory?) {
    guard new !== accessory else { return }
    if let old = accessory?.contentView, old.superview === self { old.removeFromSuperview() }
    accessory = new
    if let view = new?.contentView { addSubview(view) }
    isHidden = new == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds
    guard let view = accessory?.contentView else { return }
    if !view.translatesAutoresizingMaskIntoConstraints { view.translatesAutoresizingMaskIntoConstraints = true }
    view.frame = bounds
  }
}
