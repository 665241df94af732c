// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

extension UIView {
  func resignFirstResponderInside(force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder, containsResponder(responder) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { window.firstResponder = nil }
    return force
  }

  private func containsResponder(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isInside(self) == true
  }
}
