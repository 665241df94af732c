// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension UIView {
  /// The anchors of this view.
  public var layout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.view(self))) }
  /// The anchors of this view's safe area.
  public var safeLayout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.view(self), .safeArea)) }
  /// The anchors of the view's `keyboardLayoutGuide`, which tracks the area that the keyboard covers. Without a
  /// keyboard, the guide is at the bottom of the safe area.
  public var keyboardLayout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.view(self), .keyboard)) }
  /// The superview's anchors. The superview may be assigned later in the same builder.
  public var parentLayout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.parent(of: self))) }
  /// The anchors of the superview's safe area.
  public var parentSafeAreaLayout: MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.parent(of: self), .safeArea))
  }
  /// The anchors of the superview's `keyboardLayoutGuide`.
  public var parentKeyboardLayout: MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.parent(of: self), .keyboard))
  }

  /// Returns the anchors of the view with a `layoutReferenceId`, anywhere in the hierarchy being built.
  ///
  /// If several views have the identifier, selects the one that shares the nearest common ancestor with this view. If
  /// several views qualify, selects the one that was created last.
  public func referencedLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.reference(layoutReferenceId, near: self)))
  }

  /// Returns the safe area anchors of the view with a `layoutReferenceId`.
  public func referencedSafeAreaLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.reference(layoutReferenceId, near: self), .safeArea))
  }

  /// Returns the anchors of the `keyboardLayoutGuide` of the view with a `layoutReferenceId`.
  public func referencedKeyboardLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.reference(layoutReferenceId, near: self), .keyboard))
  }

  /// Returns the anchors of `referencedKeyboardLayout(_:)`. The name is misspelled as in Mortar 3.3.
  public func referencedLeyboardLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    referencedKeyboardLayout(layoutReferenceId)
  }

  /// The name by which `referencedLayout(_:)` finds this view within the same outermost builder. The default is nil.
  ///
  /// After that builder ends, the property keeps its value, but the view can no longer be found.
  public var layoutReferenceId: String? {
    get { existingAssociatedObject(of: LayoutReference.self)?.identifier }
    set {
      let reference = associatedObject(of: LayoutReference.self) { LayoutReference() }
      MortarMainThreadLayoutStack.register(self, as: newValue, instead: reference.identifier)
      reference.identifier = newValue
    }
  }
}

extension UILayoutGuide {
  /// The anchors of this guide.
  public var layout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.guide(self))) }
  /// The anchors of the view that owns the guide.
  public var parentLayout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.parent(of: self))) }
  /// The anchors of the safe area of the view that owns the guide.
  public var parentSafeAreaLayout: MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.parent(of: self), .safeArea))
  }
}

private final class LayoutReference {
  var identifier: String?
}
