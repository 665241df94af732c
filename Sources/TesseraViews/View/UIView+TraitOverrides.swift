// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIView: UITraitChangeObservable, TraitStateHolder {
  /// Traits that this view and its descendants have, whatever they inherit.
  public var traitOverrides: UITraitOverrides {
    get { traitState?.overrides ?? UITraitOverrides() }
    set {
      traitStateForWriting.overrides = newValue
      traitsDidChange()
    }
  }
}
