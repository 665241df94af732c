// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension UIView {
  /// The view's own anchors.
  public var layout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.view(self))) }
  /// The anchors of the view's safe area.
  public var safeLayout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.view(self), .safeArea)) }
  /// The anchors of the view's `keyboardLayoutGuide`, the area that the keyboard covers. Without a keyboard it is at the bottom
  /// of the safe area.
  public var keyboardLayout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.view(self), .keyboard)) }
  /// The anchors of the superview, which may be assigned later in the same builder.
  public var parentLayout: MortarAnchorProvider { MortarAnchorProvider(LayoutItemReference(.parent(of: self))) }
  /// The anchors of the superview's safe area.
  public var parentSafeAreaLayout: MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.parent(of: self), .safeArea))
  }
  /// The anchors of the area of the superview that the keyboard covers.
  public var parentKeyboardLayout: MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.parent(of: self), .keyboard))
  }

  /// Returns the anchors of the view with the `layoutReferenceId`, anywhere in the hierarchy being built.
  ///
  /// If several views have the identifier, selects the one with the nearest common ancestor; of those, the one created last.
  public func referencedLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.reference(layoutReferenceId, near: self)))
  }

  /// Returns the anchors of the safe area of the view with the `layoutReferenceId`.
  public func referencedSafeAreaLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.reference(layoutReferenceId, near: self), .safeArea))
  }

  /// Returns the anchors of the keyboard's area in the view with the `layoutReferenceId`.
  public func referencedKeyboardLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(LayoutItemReference(.reference(layoutReferenceId, near: self), .keyboard))
  }

  /// Returns the anchors of `referencedKeyboardLayout(_:)`, in the spelling of Mortar 3.3.
  public func referencedLeyboardLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    referencedKeyboardLayout(layoutReferenceId)
  }

  /// The name by which `referencedLayout(_:)` finds this view inside the same outermost builder. nil by default.
  ///
  /// After that builder ends, the name can still be read but no longer finds the view.
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
  /// The guide's anchors.
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
