import UIKit

/// A view whose reuse identifier is the name of its class.
@MainActor
public protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

public extension Reusable {
  static var reuseIdentifier: String {
    String(describing: self)
  }
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}
extension UICollectionReusableView: Reusable {}

public extension UITableView {

  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
    guard
      let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? Cell
    else {
      preconditionFailure("\(type) is not registered")
    }
    return cell
  }
}

public extension UICollectionView {

  func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UICollectionViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: type.reuseIdentifier, for: indexPath) as? Cell
    else {
      preconditionFailure("\(type) is not registered")
    }
    return cell
  }
}
