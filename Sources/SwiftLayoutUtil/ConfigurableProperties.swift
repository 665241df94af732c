// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// A registry of the properties that ``ViewPrinter`` prints with `.withViewConfig`, by class.
///
///     ConfigurableProperties.default.regist(RatingView.self, default: RatingView()) {
///       [.init("stars", \.stars)]
///     }
@preconcurrency @MainActor
public final class ConfigurableProperties {
  /// The registry that all printers use. Initially, it contains common properties of views, stack views, image views,
  /// switches, labels and buttons.
  public static let `default` = ConfigurableProperties.makeDefault()

  /// A function for each registered class that returns a view's statements, or an empty array for views of other
  /// classes.
  private var entries: [(UIView) -> [String]] = []

  /// Creates an empty registry. Printers always use `default`, so a custom registry is only useful in tests.
  public init() {}

  /// Registers properties of a class. They are printed for views of the class and its subclasses if their values
  /// differ from those of the default view.
  /// - Parameters:
  ///   - type: The class.
  ///   - view: A new view of the class, which provides the default values.
  ///   - properties: The properties, in the order in which they are printed.
  public func regist<V: UIView>(
    _ type: V.Type, default view: @autoclosure () -> V, _ properties: () -> [ConfigurableProperty<V>]
  ) {
    let (properties, standard) = (properties(), view())
    let standards = properties.map { $0.text(standard) }
    entries.append { view in
      guard let view = view as? V else { return [] }
      return zip(properties, standards).compactMap { property, standard in
        let text = property.text(view)
        return text == standard ? nil : property.line(text)
      }
    }
  }

  /// Returns the statements that configure a new view of the same class like the given view.
  func lines(for view: UIView) -> [String] {
    entries.flatMap { $0(view) }
  }
}

/// A property and its format as code.
@preconcurrency @MainActor
public struct ConfigurableProperty<V: UIView> {
  let text: (V) -> String
  let line: (String) -> String

  /// Creates a property that is set by name: `$0.name = value`.
  public init<Value>(_ name: String, _ path: KeyPath<V, Value>) {
    self.init({ ValueWriter.text($0[keyPath: path]) }, line: { "$0.\(name) = \($0)" })
  }

  /// Creates a property that is set by a custom statement.
  /// - Parameters:
  ///   - text: A closure that returns the value as Swift code.
  ///   - line: A closure that returns the statement that sets the value.
  public init(_ text: @escaping (V) -> String, line: @escaping (String) -> String) {
    self.text = text
    self.line = line
  }
}
