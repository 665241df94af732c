// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A stack view's managed views. There is one view per model, which remains as long as the model exists. All views
// exist simultaneously, so this is suitable for a few models, but not for thousands.

internal import TesseraLists
internal import TesseraViews
public import UIKit

/// The model of an arranged view. The stack view creates a `View` for it.
public protocol ManagedArrangedViewModel: ArbitrarilyIdentifiable {
  associatedtype View: ManagedArrangedView where View.Model == Self
}

/// An arranged view that shows models of one type. It is created with `init(frame:)`.
@preconcurrency @MainActor
public protocol ManagedArrangedView: UIView {
  associatedtype Model: ManagedArrangedViewModel

  /// Configures the view. Called once, after the view has been added to the stack view and has received its first
  /// model.
  func configureView()
}

extension ManagedArrangedView {
  /// Does nothing.
  public func configureView() {}

  /// The displayed model.
  public var model: Property<Model> { managedModel(Model.self).property }
}

extension UIStackView {
  /// The models whose views are arranged after the views created in the stack view's block.
  ///
  /// Views of remaining models are preserved. Models are identified by id and class, or otherwise by position. Assign
  /// the models, or bind them with `$0.bind(\.arrangedModels) <~ publisher`.
  public var arrangedModels: [any ManagedArrangedViewModel] {
    get { existingAssociatedObject(of: ManagedArrangement.self)?.models ?? [] }
    set { associatedObject(of: ManagedArrangement.self) { ManagedArrangement() }.arrange(newValue, in: self) }
  }

  /// Adds a view that a builder created. The builder's block may have bound the models before.
  func arrangeBuilt(_ view: UIView) {
    guard let managed = existingAssociatedObject(of: ManagedArrangement.self), !arrangedSubviews.contains(view) else {
      return addArrangedSubview(view)
    }
    insertArrangedSubview(view, at: managed.firstIndex(in: self))
  }
}

@MainActor
private final class ManagedArrangement {
  private(set) var models: [any ManagedArrangedViewModel] = []
  private var rows = ManagedRows<any ManagedArrangedViewModel>()
  private var views: [(identity: ManagedIdentity, view: UIView)] = []

  /// Returns the index of the first managed view, or the index at which it would be inserted.
  func firstIndex(in stack: UIStackView) -> Int {
    let managed = Set(views.map { ObjectIdentifier($0.view) })
    return stack.arrangedSubviews.firstIndex { managed.contains(ObjectIdentifier($0)) } ?? stack.arrangedSubviews.count
  }

  func arrange(_ models: [any ManagedArrangedViewModel], in stack: UIStackView) {
    self.models = models
    let old = Dictionary(uniqueKeysWithValues: views)
    let snapshot = rows.update(
      [("", models)], visible: Set(old.keys), describe: { ($0.id, $0.viewClass) })
    let (identities, changed) = (snapshot.itemIdentifiers, Set(snapshot.reconfiguredItemIdentifiers))
    let kept = Set(identities)
    let first = firstIndex(in: stack)
    for (identity, view) in views where !kept.contains(identity) { view.removeFromSuperview() }
    views = []
    for (index, (identity, model)) in zip(identities, models).enumerated() {
      let view = old[identity] ?? model.makeView()
      stack.insertArrangedSubview(view, at: first + index)
      views.append((identity, view))
      if old[identity] == nil || changed.contains(identity) { model.show(in: view) }
    }
  }
}

extension ManagedArrangedViewModel {
  fileprivate var viewClass: ObjectIdentifier { ObjectIdentifier(View.self) }

  @MainActor fileprivate func makeView() -> UIView {
    ModelCreationStack.during(self) { DynamicInit.view(View.self) }
  }

  @MainActor fileprivate func show(in view: UIView) {
    if let view = view as? View { view.show(self) { view.configureView() } }
  }
}
