// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
public import TesseraGraphics

/// Something a screen reader stops at that is no view, such as a part of a drawing.
///
///     let element = UIAccessibilityElement(accessibilityContainer: chart)
///     element.accessibilityLabel = "March"
///     element.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 0, width: 10, height: 80)
///     chart.accessibilityElements = [element]
open class UIAccessibilityElement: UIResponder {
  /// What the element is a part of; held weakly.
  open weak var accessibilityContainer: AnyObject?
  /// Whether a screen reader stops here. `true` by default.
  open var isAccessibilityElement = true
  /// What a screen reader calls it.
  open var accessibilityLabel: String?
  /// What using it does, in words.
  open var accessibilityHint: String?
  /// The present value in words.
  open var accessibilityValue: String?
  /// What kind of element it is. None by default.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// A name that users never hear.
  open var accessibilityIdentifier: String?
  /// What a screen reader offers to do with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Ways through what is in it. Stored only.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// Names for voice control, the best one first. Unless set, the label alone.
  open var accessibilityUserInputLabels: [String]! {
    get { inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { inputLabels = newValue }
  }
  /// The language it is spoken in, as "de-CH"; nil for the screen's. Stored only.
  open var accessibilityLanguage: String?
  /// Whether a screen reader skips it. `false` by default.
  open var accessibilityElementsHidden = false
  /// Whether a screen reader skips what is beside it. Stored only; `false` by default.
  open var accessibilityViewIsModal = false
  /// Whether a screen reader reads all of the element's children before it continues. Stored only; `false` by default.
  open var shouldGroupAccessibilityChildren = false
  /// The navigation style of Switch Control. Stored only; `automatic` by default.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// The kind of container. Stored only; `none` by default.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// Whether the element responds to user interaction. Stored only; `true` by default.
  open var accessibilityRespondsToUserInteraction = true
  /// The elements in it, in reading order; nil for none. They are read where it is no element itself.
  open var accessibilityElements: [Any]?
  /// Its outline in the coordinates of the window; nil, the default, for its frame.
  open var accessibilityPath: UIBezierPath?
  /// Its box in the coordinates of the container, which moves with it. Zero unless set.
  open var accessibilityFrameInContainerSpace: CGRect = .zero
  /// Its box in the coordinates of the window: that in the container's, unless set since.
  open var accessibilityFrame: CGRect {
    get { frame ?? convertedFrame }
    set { frame = newValue }
  }
  /// Where a double tap touches, in the coordinates of the window: the middle of the frame, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get { activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { activationPoint = newValue }
  }

  private var frame: CGRect?
  private var activationPoint: CGPoint?
  private var inputLabels: [String]?

  /// Creates an element that is a part of a view, or of another element.
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
