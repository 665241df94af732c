import UIKit

/// Actions that are sent up the responder chain until a responder handles them.
@objc protocol JournalActions {
  @objc optional func composeEntry(_ sender: Any?)
  @objc optional func showStatistics(_ sender: Any?)
  @objc optional func logOut(_ sender: Any?)
}

extension Selector {
  static let composeEntry = #selector(JournalActions.composeEntry(_:))
  static let showStatistics = #selector(JournalActions.showStatistics(_:))
  static let logOut = #selector(JournalActions.logOut(_:))
}

extension UIResponder {

  /// Sends an action up the responder chain, starting with this responder.
  @discardableResult
  func sendUp(_ action: Selector) -> Bool {
    guard let target = target(forAction: action, withSender: self) else { return false }
    return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

extension UIView {
  static func endAllEditing() {
    UIApplication.shared.sendAction(
      #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil
    )
  }
}
