// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A cell with text, secondary text and an image, laid out by the default content configuration.
public final class StandardTableViewCell: UITableViewCell, ManagedTableViewCell {
  /// The content of the row.
  public struct Model: ManagedTableViewCellModel {
    /// The standard cell.
    public typealias Cell = StandardTableViewCell

    /// The row's identifier within its section, or an empty string for none.
    public var id: String
    /// The first line.
    public var text: String
    /// The second line, or nil for none.
    public var secondaryText: String?
    /// The image before the text, or nil for none.
    public var image: UIImage?
    /// The accessory at the trailing edge. The default is none.
    public var accessoryType: UITableViewCell.AccessoryType
    /// The closure to call when the row is selected. If nil, the row can't be selected.
    public var onSelect: (@MainActor (_ tableView: ManagedTableView, _ indexPath: IndexPath) -> Void)?

    /// Creates a row with text. All other values are optional.
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

  /// Binds the text, the image and the accessory to the model.
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

/// A header or footer with text in the system's style.
public final class StandardTableViewHeaderFooterView: UITableViewHeaderFooterView, ManagedTableViewHeaderFooterView {
  /// The content of the header or footer.
  public struct Model: ManagedTableViewHeaderFooterViewModel {
    /// The standard view.
    public typealias View = StandardTableViewHeaderFooterView

    /// The model's identifier. Has no effect on headers and footers.
    public var id: String
    /// The text, in the table's style for headers or footers.
    public var text: String

    /// Creates the model of a header or footer with text.
    public init(id: String = "", text: String) {
      self.id = id
      self.text = text
    }
  }

  /// Binds the text to the model.
  public func configureView() {
    sink(model) { view, model in view.textLabel?.text = model.text }
  }
}
