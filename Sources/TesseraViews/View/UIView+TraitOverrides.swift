// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIView: UITraitChangeObservable, TraitStateHolder {
  /// The overrides of inherited traits, for this view and its descendants.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      traitStateForWriting.overrides = newValue
      traitsDidChange()
    }
  }
}
