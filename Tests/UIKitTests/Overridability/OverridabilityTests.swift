// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

/// Each member that is overridable on iOS is overridable here: all members of an Objective-C class are `open` and
/// declared in the class itself. Other suites test the members that apps actually override, and this suite covers all
/// members.
@Suite struct OverridabilityTests {
  /// Members that must not be overridden, with the reason for each.
  static let exceptions: [String: Set<String>] = [
    "UIKit's Swift overlay has it in an extension, too": [
      "NSCollectionLayoutSection.static list(using:layoutEnvironment:)",
      "UICollectionView.dequeueConfiguredReusableCell(using:for:item:)",
      "UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)",
      "UICollectionViewCompositionalLayout.static list(using:)",
      "UIStoryboard.instantiateInitialViewController(creator:)",
      "UIStoryboard.instantiateViewController(identifier:creator:)",
      "UITraitCollection.modifyingTraits(_:)", "UITraitCollection.replacing(_:value:)",
      "UITraitCollection.tabAccessoryEnvironment",
      "UITraitCollection.subscript(trait:)", "UIView.traitOverrides", "UIViewController.traitOverrides",
      "UIView.static animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)",
    ],
    "The module of bars can't import that of the search controller": ["UINavigationItem.searchController"],
    "The layout module can't import that of views": ["NSTextLayoutFragment.textAttachmentViewProviders"],
    "A requirement of item providers, implemented in an extension": [
      "UIImage.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)"
    ],
    "An addition for the porting tool": [
      "CALayer.managedValue(forKey:of:)", "CALayer.setManagedValue(_:forKey:)",
    ],
    "The overload for nonescaping closures is in an extension; the other one is open": [
      "UICollectionView.performBatchUpdates(_:completion:)", "UITableView.performBatchUpdates(_:completion:)",
    ],
    "A class of Foundation that apps use and do not subclass": [
      "NSDataDetector.checkingTypes",
      "NSDataDetector.enumerateMatches(in:options:range:using:)",
      "NSDataDetector.firstMatch(in:options:range:)",
      "NSDataDetector.matches(in:options:range:)",
      "NSDataDetector.numberOfMatches(in:options:range:)",
      "NSDataDetector.rangeOfFirstMatch(in:options:range:)",
      "NSException.name",
      "NSException.reason",
      "NSException.userInfo",
      "NSExtensionContext.cancellation",
      "NSExtensionContext.returnedItems",
      "NSFileCoordinator.filePresenter",
      "NSHashTable.static weakObjects()",
      "NSItemProvider.canLoadObject(ofClass:)",
      "NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)",
      "NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)",
      "NSItemProvider.loadItem(forTypeIdentifier:options:)",
      "NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)",
      "NSItemProvider.loadObject(ofClass:completionHandler:)",
      "NSMapTable.static strongToStrongObjects()",
      "NSMapTable.static strongToWeakObjects()",
      "NSMapTable.static weakToStrongObjects()",
      "NSMapTable.static weakToWeakObjects()",
      "NSPointerArray.static strongObjects()",
      "NSPointerArray.static weakObjects()",
      "NSUserActivity.activityType",
    ],
    "A constant": ["TextAttachmentBase.static character", "UIActivityItemProvider.placeholderItem"],
    "A requirement of focus environments and coordinate spaces, which no subclass in the sample overrides": [
      "UIFocusAnimationCoordinator.duration", "UIView.coordinateSpace", "UIView.focusItemContainer",
      "UIView.focusItems(in:)", "UIView.parentFocusEnvironment", "UIViewController.focusItemContainer",
      "UIViewController.parentFocusEnvironment",
    ],
    "A value that is stored only for views that set it": ["UIView.hoverStyle"],
    "A C function on iOS, imported into Swift as a method": [
      "UIImage.pngData()", "UIImage.jpegData(compressionQuality:)", "UIImage.heicData()",
    ],
    "An addition of this package": [
      "UIFont.static register(contentsOf:)", "UIView.tap(count:)", "UIView.longPress(for:)", "UIView.drag(by:over:)",
      "UIWindow.touch(_:)", "UIWindow.tap(at:count:)", "UIWindow.press(at:for:)", "UIWindow.press(_:)",
      "UIWindow.drag(from:to:over:steps:)", "UIWindow.swipe(from:to:over:)", "UIWindow.pinch(at:from:to:over:)",
      "UIWindow.typeText(_:)", "UIWindow.pressKey(_:modifierFlags:)", "UICollectionViewLayoutAttributes.name",
      "UIActivityViewController.userChose(_:)", "UIActivityViewController.userCancelled()",
      "UIDocumentPickerViewController.userChose(_:)", "UIDocumentPickerViewController.userCancelled()",
      "UIColorPickerViewController.userChose(_:)", "UIColorPickerViewController.userFinished()",
      "UIWindow.moveAccessibilityFocus(to:)", "UIWindow.movePointer(to:)", "UIWindow.performAccessibilityEscape()",
      "UIWindow.performAccessibilityMagicTap()", "UIWindow.remoteControl(_:)", "UIWindow.shake(isCancelled:)",
      "UIFontPickerViewController.userChose(_:)", "UIFontPickerViewController.userCancelled()",
      "UIImagePickerController.userChose(_:)", "UIImagePickerController.userCancelled()",
      // These members are public only because a public protocol requires them. Apps override `delegate`.
      "UIScrollView.scrollDelegateStorage", "NSTextContentManager.contentDelegateStorage",
    ],
  ]

  static let source = """
    @preconcurrency @MainActor
    open class UIThing: UIView {
      open var name = ""
      public let kind: Kind
      public private(set) weak var owner: UIView?
      public static let limit = 3
      public init(frame: CGRect) {}
      public class func make(_ size: CGSize) -> UIThing {
        public func inner() {}
      }
      open override func layoutSubviews() {}
    }

    extension UIThing {
      @discardableResult public func add(_ view: UIView, to other: UIView) -> Bool { true }
      func hidden() {}
    }

    public final class Closed {
      public func work() {}
    }

    extension CGRect {
      public func inset() {}
    }
    """

  /// Expected values are read from the source above.
  @Test func readsDeclarations() {
    var scanner = OverridabilityScanner()
    scanner.scan(Self.source)
    #expect(scanner.classes == ["UIThing"])
    #expect(
      scanner.closedMembers == ["UIThing.kind", "UIThing.owner", "UIThing.static make(_:)", "UIThing.add(_:to:)"])
  }

  @Test func everyMemberIsOpen() throws {
    var scanner = OverridabilityScanner()
    for file in try SurfaceSources.files() {
      scanner.scan(try SurfaceSources.read(file))
    }
    let excepted = Self.exceptions.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    let closed = scanner.closedMembers.subtracting(excepted).sorted()
    #expect(closed.isEmpty, "Declare them open in the class, or add them to `exceptions` with a reason.")
    let outdated = excepted.subtracting(scanner.closedMembers).sorted()
    #expect(outdated.isEmpty, "They no longer exist or are open: remove them from `exceptions`.")
    #expect(scanner.classes.count > 100)
  }
}
