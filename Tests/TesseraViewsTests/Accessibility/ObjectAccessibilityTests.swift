// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@_spi(Tessera) @testable import TesseraViews

/// Accessibility of objects that are not views. According to Apple's documentation, the members belong to `NSObject`
/// on iOS.
@MainActor @Suite struct ObjectAccessibilityTests {
  private final class Point: NSObject {}

  @Test func anyObjectStoresAccessibilityValues() {
    let object: NSObject = Point()
    #expect(!object.isAccessibilityElement && object.accessibilityLabel == nil && object.accessibilityTraits == .none)
    object.isAccessibilityElement = true
    object.accessibilityLabel = "Point"
    object.accessibilityHint = "Moves"
    object.accessibilityValue = "1"
    object.accessibilityTraits = [.button, .selected]
    object.accessibilityIdentifier = "point"
    object.accessibilityFrame = CGRect(1, 2, 3, 4)
    object.accessibilityElements = [Point()]
    object.accessibilityTextualContext = .sourceCode
    #expect(
      object.isAccessibilityElement && object.accessibilityLabel == "Point" && object.accessibilityHint == "Moves")
    #expect(object.accessibilityValue == "1" && object.accessibilityTraits == [.button, .selected])
    #expect(object.accessibilityIdentifier == "point" && object.accessibilityFrame == CGRect(1, 2, 3, 4))
    #expect(object.accessibilityElements?.count == 1 && object.accessibilityUserInputLabels == ["Point"])
    #expect(object.accessibilityTextualContext == .sourceCode)
    object.accessibilityAttributedLabel = NSAttributedString(string: "Other")
    #expect(object.accessibilityLabel == "Other")
  }

  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
  }

  @Test func viewsReturnTheirOverrides() {
    let object: NSObject = Named()
    #expect(object.accessibilityLabel == "own")
    object.accessibilityHint = "hint"
    #expect((object as? UIView)?.accessibilityHint == "hint")
    let item: NSObject = UIBarButtonItem()
    item.accessibilityLabel = "Add"
    #expect((item as? UIBarItem)?.accessibilityLabel == "Add")
  }

  @Test func imagesLabelTheirButtons() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { _ in }
    image.accessibilityLabel = "Close"
    image.accessibilityIdentifier = "close"
    let button = UIButton()
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "Close" && UIImageView(image: image).accessibilityLabel == "Close")
    button.setTitle("Done", for: .normal)
    #expect(button.accessibilityLabel == "Done")
  }

  @Test func barItemsDescribeTheirButtons() throws {
    let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
    item.accessibilityHint = "Adds one"
    item.accessibilityValue = "2"
    item.accessibilityTraits = [.button, .updatesFrequently]
    item.accessibilityUserInputLabels = ["Plus"]
    let button = BarItemViews.view(for: item, nil)
    #expect(button.accessibilityLabel == "Add" && button.accessibilityHint == "Adds one")
    #expect(button.accessibilityValue == "2" && button.accessibilityTraits == [.button, .updatesFrequently])
    #expect(button.accessibilityUserInputLabels == ["Plus"])
  }

  /// Only screen readers use a label's text as its accessibility label. If the accessibility label isn't set, the
  /// property is nil, as on iOS.
  @Test func labelsUseTheirTextForScreenReaders() {
    let window = makeWindow(100, 100)
    let label = UILabel(frame: CGRect(0, 0, 50, 20))
    label.text = "Name"
    window.addSubview(label)
    #expect(label.accessibilityLabel == nil && label.spokenLabel == "Name")
    #expect(SpokenOrder(of: window).elements.map(\.words) == ["Name"])
    label.accessibilityLabel = "Other"
    #expect(label.accessibilityLabel == "Other")
  }

  @Test func closuresOverrideValues() {
    let view = UIView()
    var count = 0
    view.accessibilityLabel = "set"
    view.accessibilityLabelBlock = {
      count += 1
      return "asked \(count)"
    }
    view.isAccessibilityElementBlock = { true }
    #expect(view.accessibilityLabel == "asked 1" && view.accessibilityLabel == "asked 2" && view.isAccessibilityElement)
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "set")
    let object = Point()
    object.accessibilityValueBlock = { "now" }
    #expect(object.accessibilityValue == "now")
  }

  /// A 10 x 20 box at (5, 5) in a view at (100, 50) that is scaled by 2. In screen coordinates, the box is 20 x 40 at
  /// (110, 60).
  @Test func screenCoordinates() {
    let window = makeWindow(390, 844)
    let view = UIView(frame: CGRect(100, 50, 40, 40))
    view.layer.anchorPoint = .zero
    view.center = CGPoint(x: 100, y: 50)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.addSubview(view)
    let box = CGRect(5, 5, 10, 20)
    #expect(UIAccessibility.convertToScreenCoordinates(box, in: view) == CGRect(110, 60, 20, 40))
    let path = UIAccessibility.convertToScreenCoordinates(UIBezierPath(rect: box), in: view)
    #expect(path.bounds == CGRect(110, 60, 20, 40))
  }

  @MainActor private final class Focused {
    var elements: [NSObject?] = []
  }

  @Test func postsFocusChanges() {
    let window = makeWindow(100, 100)
    let (first, second) = (UIView(), UIView())
    let log = Focused()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let element = note.userInfo?[UIAccessibility.focusedElementUserInfoKey] as? NSObject
      MainActor.assumeIsolated { log.elements.append(element) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    window.moveAccessibilityFocus(to: first)
    window.moveAccessibilityFocus(to: second)
    #expect(log.elements.count == 2 && log.elements[0] === first && log.elements[1] === second)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === second)
    window.moveAccessibilityFocus(to: nil)
    #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) == nil)
  }

  @Test func largeContent() {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    #expect(!button.showsLargeContentViewer && button.largeContentTitle == "Send" && button.largeContentImage == nil)
    button.showsLargeContentViewer = true
    button.largeContentTitle = "Other"
    button.scalesLargeContentImage = true
    button.largeContentImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.showsLargeContentViewer && button.largeContentTitle == "Other" && button.scalesLargeContentImage)
    let interaction = UILargeContentViewerInteraction()
    button.addInteraction(interaction)
    #expect(interaction.view === button && !UILargeContentViewerInteraction.isEnabled)
    let adjusting: any UIContentSizeCategoryAdjusting = UILabel()
    adjusting.adjustsFontForContentSizeCategory = true
    #expect((adjusting as? UILabel)?.adjustsFontForContentSizeCategory == true)
  }
}
