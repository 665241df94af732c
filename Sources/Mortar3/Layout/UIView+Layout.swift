// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

extension UIView {
  /// The view's own anchors.
  public var layout: MortarAnchorProvider { MortarAnchorProvider(MortarPlace(.view(self))) }
  /// The anchors of the view's safe area.
  public var safeLayout: MortarAnchorProvider { MortarAnchorProvider(MortarPlace(.view(self), .safeArea)) }
  /// The anchors of the view's `keyboardLayoutGuide`, the area that the keyboard covers. Without a keyboard it lies
  /// along the bottom of the safe area.
  public var keyboardLayout: MortarAnchorProvider { MortarAnchorProvider(MortarPlace(.view(self), .keyboard)) }
  /// The anchors of the superview, which the view may get later in the same builder.
  public var parentLayout: MortarAnchorProvider { MortarAnchorProvider(MortarPlace(.parent(of: self))) }
  /// The anchors of the superview's safe area.
  public var parentSafeAreaLayout: MortarAnchorProvider {
    MortarAnchorProvider(MortarPlace(.parent(of: self), .safeArea))
  }
  /// The anchors of the area of the superview that the keyboard covers.
  public var parentKeyboardLayout: MortarAnchorProvider {
    MortarAnchorProvider(MortarPlace(.parent(of: self), .keyboard))
  }

  /// The anchors of the view with the `layoutReferenceId`, anywhere in the hierarchy that is being built.
  ///
  /// Of several views with the identifier, the one with the nearest common ancestor counts, and of those the last made.
  public func referencedLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(MortarPlace(.reference(layoutReferenceId, near: self)))
  }

  /// The anchors of the safe area of the view with the `layoutReferenceId`.
  public func referencedSafeAreaLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(MortarPlace(.reference(layoutReferenceId, near: self), .safeArea))
  }

  /// The anchors of the keyboard's area in the view with the `layoutReferenceId`.
  public func referencedKeyboardLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    MortarAnchorProvider(MortarPlace(.reference(layoutReferenceId, near: self), .keyboard))
  }

  /// `referencedKeyboardLayout(_:)` in the spelling of Mortar 3.3.
  public func referencedLeyboardLayout(_ layoutReferenceId: String) -> MortarAnchorProvider {
    referencedKeyboardLayout(layoutReferenceId)
  }

  /// The name by which `referencedLayout(_:)` finds this view inside the same outermost builder. Nil by default.
  ///
  /// When that builder ends, the name can still be read but no longer finds the view.
  public var layoutReferenceId: String? {
    get { existingCompanion(LayoutReference.self)?.identifier }
    set {
      let reference = companion(LayoutReference.self) { LayoutReference() }
      MortarMainThreadLayoutStack.register(self, as: newValue, instead: reference.identifier)
      reference.identifier = newValue
    }
  }
}

extension UILayoutGuide {
  /// The guide's anchors.
  public var layout: MortarAnchorProvider { MortarAnchorProvider(MortarPlace(.guide(self))) }
  /// The anchors of the view that owns the guide.
  public var parentLayout: MortarAnchorProvider { MortarAnchorProvider(MortarPlace(.parent(of: self))) }
  /// The anchors of the safe area of the view that owns the guide.
  public var parentSafeAreaLayout: MortarAnchorProvider {
    MortarAnchorProvider(MortarPlace(.parent(of: self), .safeArea))
  }
}

private final class LayoutReference {
  var identifier: String?
}
