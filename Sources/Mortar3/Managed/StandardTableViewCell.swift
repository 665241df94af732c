// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A row with text, a second text and an image, in the system's look.
public final class StandardTableViewCell: UITableViewCell, ManagedTableViewCell {
  public struct Model: ManagedTableViewCellModel {
    public typealias Cell = StandardTableViewCell

    public var id: String
    public var text: String
    public var secondaryText: String?
    public var image: UIImage?
    public var accessoryType: UITableViewCell.AccessoryType
    public var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)?

    public init(
      id: String = "", text: String, secondaryText: String? = nil, image: UIImage? = nil,
      accessoryType: UITableViewCell.AccessoryType = .none,
      onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)? = nil
    ) {
      self.id = id
      self.text = text
      self.secondaryText = secondaryText
      self.image = image
      self.accessoryType = accessoryType
      self.onSelect = onSelect
    }
  }

  public func configureView() {
    sink(model) { cell, model in
      var content = cell.defaultContentConfiguration()
      content.text = model.text
      content.secondaryText = model.secondaryText
      content.image = model.image
      cell.contentConfiguration = content
      cell.accessoryType = model.accessoryType
    }
  }
}

/// A header or footer with a text, in the system's look.
public final class StandardTableViewHeaderFooterView: UITableViewHeaderFooterView, ManagedTableViewHeaderFooterView {
  public struct Model: ManagedTableViewHeaderFooterViewModel {
    public typealias View = StandardTableViewHeaderFooterView

    public var id: String
    public var text: String

    public init(id: String = "", text: String) {
      self.id = id
      self.text = text
    }
  }

  public func configureView() {
    sink(model) { view, model in view.textLabel?.text = model.text }
  }
}
