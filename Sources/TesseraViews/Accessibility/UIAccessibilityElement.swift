// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// An accessibility element that is not a view, such as a part of a drawing.
///
///     let element = UIAccessibilityElement(accessibilityContainer: chart)
///     element.accessibilityLabel = "March"
///     element.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 0, width: 10, height: 80)
///     chart.accessibilityElements = [element]
open class UIAccessibilityElement: UIResponder {
  /// A weak reference to the container.
  open weak var accessibilityContainer: AnyObject?
  /// Whether a screen reader stops here. `true` by default.
  open var isAccessibilityElement = true
  /// The spoken name.
  open var accessibilityLabel: String?
  /// The spoken effect of using the element.
  open var accessibilityHint: String?
  /// The spoken value.
  open var accessibilityValue: String?
  /// The traits of the element. None by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The identifier for tests, which is never spoken.
  open var accessibilityIdentifier: String?
  /// The custom actions that a screen reader offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The custom rotors for the element's content. Stored only.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// The names for voice control, the best one first. By default only the label.
  open var accessibilityUserInputLabels: [String]! {
    get { inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { inputLabels = newValue }
  }
  /// The spoken language, such as "de-CH"; nil for the screen's. Stored only.
  open var accessibilityLanguage: String?
  /// Whether a screen reader skips it. `false` by default.
  open var accessibilityElementsHidden = false
  /// Whether a screen reader skips the element's siblings. Stored only; `false` by default.
  open var accessibilityViewIsModal = false
  /// Whether a screen reader reads all of the element's children before it continues. Stored only; `false` by default.
  open var shouldGroupAccessibilityChildren = false
  /// The navigation style of Switch Control. Stored only; `automatic` by default.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// The kind of container. Stored only; `none` by default.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Whether the element responds to user interaction. Stored only; `true` by default.
  open var accessibilityRespondsToUserInteraction = true
  /// The elements of the container, in reading order; nil for none. They are read only if the container is not an element.
  open var accessibilityElements: [Any]?
  /// The outline in window coordinates; nil, the default, for the frame.
  open var accessibilityPath: UIBezierPath?
  /// The frame in the coordinates of the container, which moves with it. Zero by default.
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  /// The frame in window coordinates: the frame in the container unless set later.
  open var accessibilityFrame: CGRect {
    get { frame ?? convertedFrame }
    set { frame = newValue }
  }
  /// The point that a double tap touches, in window coordinates: the center of the frame by default.
  open var accessibilityActivationPoint: CGPoint {
    get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { activationPoint = newValue }
  }

  private var frame: CGRect?
  private var activationPoint: CGPoint?
  private var inputLabels: [String]?

  /// Creates an element inside a view or another element.
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
