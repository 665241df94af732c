// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An accessibility element that isn't a view, such as part of a drawing.
///
///     let element = UIAccessibilityElement(accessibilityContainer: chart)
///     element.accessibilityLabel = "March"
///     element.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 0, width: 10, height: 80)
///     chart.accessibilityElements = [element]
open class UIAccessibilityElement: UIResponder {
  /// The element's container. Not retained.
  open weak var accessibilityContainer: AnyObject?
  /// Whether a screen reader stops at the element. `true` by default.
  open var isAccessibilityElement = true
  /// The spoken name.
  open var accessibilityLabel: String?
  /// A spoken description of the result of using the element.
  open var accessibilityHint: String?
  /// The spoken value.
  open var accessibilityValue: String?
  /// The element's traits. Empty by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The identifier for tests, which is never spoken.
  open var accessibilityIdentifier: String?
  /// The custom actions that a screen reader offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The custom rotors for the element's content. Stored only.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// The names for voice control, in order of preference. By default, only the label.
  open var accessibilityUserInputLabels: [String]! {
    get { inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { inputLabels = newValue }
  }
  /// The spoken language, such as "de-CH", or nil to use the screen's language. Stored only.
  open var accessibilityLanguage: String?
  /// Whether a screen reader skips the element's contents. `false` by default.
  open var accessibilityElementsHidden = false
  /// Whether a screen reader skips the element's siblings. Stored only. `false` by default.
  open var accessibilityViewIsModal = false
  /// Whether a screen reader reads all of the element's children before it continues. Stored only. `false` by
  /// default.
  open var shouldGroupAccessibilityChildren = false
  /// The navigation style of Switch Control. Stored only. `automatic` by default.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// The container type. Stored only. `none` by default.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Whether the element responds to user interaction. Stored only. `true` by default.
  open var accessibilityRespondsToUserInteraction = true
  /// The elements within the container, in reading order, or nil. They are read only if the container itself isn't an
  /// accessibility element.
  open var accessibilityElements: [Any]?
  /// The outline in window coordinates, or nil (the default) to use the frame.
  open var accessibilityPath: UIBezierPath?
  /// The frame in the container's coordinate space, which moves with the container. Zero by default.
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  /// The frame in window coordinates. Unless set, it is derived from `accessibilityFrameInContainerSpace`.
  open var accessibilityFrame: CGRect {
    get { frame ?? convertedFrame }
    set { frame = newValue }
  }
  /// The point activated by a double tap, in window coordinates. By default, the center of the frame.
  open var accessibilityActivationPoint: CGPoint {
    get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { activationPoint = newValue }
  }

  private var frame: CGRect?
  private var activationPoint: CGPoint?
  private var inputLabels: [String]?

  /// Creates an element within a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  private var convertedFrame: CGRect {
    let box = accessibilityFrameInContainerSpace
    switch accessibilityContainer {
    case let view as UIView: return view.convert(box, to: nil)
    case let element as UIAccessibilityElement:
      let around = element.accessibilityFrame
      return box.offsetBy(dx: around.minX, dy: around.minY)
    default: return box
    }
  }
}
