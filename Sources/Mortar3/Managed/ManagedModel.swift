// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A cell's model as a property. A cell is made for a certain row, and may want that row's model while it is being made: the
// managed view leaves it here just before.

internal import TesseraGraphics
internal import TesseraViews
import UIKit

/// The model of a cell, header, footer or item view.
@MainActor
final class ManagedModel<Model> {
  let value: MutableProperty<Model>
  let property: Property<Model>
  private(set) var isConfigured = false

  init(_ model: Model) {
    value = MutableProperty(model)
    property = Property(value)
  }

  /// True the first time it is asked.
  func configureOnce() -> Bool {
    defer { isConfigured = true }
    return !isConfigured
  }
}

/// The models of views that are being made, the innermost last.
@MainActor
enum ModelsInTheMaking {
  private static var models: [Any] = []

  /// Makes a view for the model. Its statements do not wait for a builder that happens to be running: it is about to be
  /// measured.
  static func during<Result>(_ model: Any, _ make: () -> Result) -> Result {
    models.append(model)
    defer { models.removeLast() }
    return MortarMainThreadLayoutStack.separately(make)
  }

  static func current<Model>(_ type: Model.Type) -> Model? { models.last as? Model }
}

extension UIView {
  /// The view's model; stops for a view that was made by hand and never got one.
  func managedModel<Model>(_ type: Model.Type) -> ManagedModel<Model> {
    companion(ManagedModel<Model>.self) {
      guard let model = ModelsInTheMaking.current(type) else {
        raise(
          "MortarError",
          "\(Swift.type(of: self)) has no model yet. Models are set by managed tables and collections; let one of them make "
            + "the view, or read the model in configureView().")
      }
      return ManagedModel(model)
    }
  }

  /// Gives the view its model, and configures the view if the model is its first.
  func show<Model>(_ model: Model, _ configure: () -> Void) {
    let managed = companion(ManagedModel<Model>.self) { ManagedModel(model) }
    managed.value.value = model
    if managed.configureOnce() { configure() }
  }
}
