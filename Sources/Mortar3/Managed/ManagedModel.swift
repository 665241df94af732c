// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A cell's model as a property. A cell is created for a specific row and may use that row's model in its initializer.
// Therefore, the managed view stores the model here just before it creates the cell.

internal import TesseraGraphics
internal import TesseraViews
import UIKit

@MainActor
final class ManagedModel<Model> {
  let value: MutableProperty<Model>
  let property: Property<Model>
  private(set) var isConfigured = false

  init(_ model: Model) {
    value = MutableProperty(model)
    property = Property(value)
  }

  /// Returns `true` on the first call and `false` on all later calls.
  func configureOnce() -> Bool {
    defer { isConfigured = true }
    return !isConfigured
  }
}

/// A stack of the models whose views are being created. The innermost model is last.
@MainActor
enum ModelCreationStack {
  private static var models: [Any] = []

  /// Creates a view for a model. The view's statements are not deferred by a running builder because the view is
  /// measured immediately.
  static func during<Result>(_ model: Any, _ make: () -> Result) -> Result {
    models.append(model)
    defer { models.removeLast() }
    return MortarMainThreadLayoutStack.withSeparateState(make)
  }

  static func current<Model>(_ type: Model.Type) -> Model? { models.last as? Model }
}

extension UIView {
  /// Returns the view's model. Traps if the view was created manually and has no model.
  func managedModel<Model>(_ type: Model.Type) -> ManagedModel<Model> {
    associatedObject(of: ManagedModel<Model>.self) {
      guard let model = ModelCreationStack.current(type) else {
        raise(
          "MortarError",
          "\(Swift.type(of: self)) has no model yet. Models are set by managed tables and collections; let one of them "
            + "create the view, or read the model in configureView().")
      }
      return ManagedModel(model)
    }
  }

  /// Sets the view's model. Configures the view if the model is its first.
  func show<Model>(_ model: Model, _ configure: () -> Void) {
    let managed = associatedObject(of: ManagedModel<Model>.self) { ManagedModel(model) }
    managed.value.value = model
    if managed.configureOnce() { configure() }
  }
}
