// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// The properties that ``ViewPrinter`` prints with `.withViewConfig`, by class.
///
///     ConfigurableProperties.default.regist(RatingView.self, default: RatingView()) {
///       [.init("stars", \.stars)]
///     }
@preconcurrency @MainActor
public final class ConfigurableProperties {
  /// The registry of all printers. It starts with common properties of views, stack views, image views, switches, labels and
  /// buttons.
  public static let `default` = ConfigurableProperties.makeDefault()

  /// A function for each registration that returns a view's statements, or none for views of other classes.
  private var entries: [(UIView) -> [String]] = []

  /// Creates an empty registry. The printers use `default`, so a custom registry is only useful in tests.
  public init() {}

  /// Adds properties of a class. They are printed for views of the class and of its subclasses, if they differ from those of
  /// the default view.
  /// - Parameters:
  ///   - type: The class.
  ///   - view: A new view of the class, whose values are not printed.
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

  /// Returns the statements that configure a new view of the class like this one.
  func lines(for view: UIView) -> [String] {
    entries.flatMap { $0(view) }
  }
}

/// A property and the format of its value.
@preconcurrency @MainActor
public struct ConfigurableProperty<V: UIView> {
  let text: (V) -> String
  let line: (String) -> String

  /// Creates a property with a name: `$0.name = value`.
  public init<Value>(_ name: String, _ path: KeyPath<V, Value>) {
    self.init({ ValueWriter.text($0[keyPath: path]) }, line: { "$0.\(name) = \($0)" })
  }

  /// Creates a property that is set by any statement.
  /// - Parameters:
  ///   - text: Returns the value as Swift code.
  ///   - line: Returns the statement that sets the value.
  public init(_ text: @escaping (V) -> String, line: @escaping (String) -> String) {
    self.text = text
    self.line = line
  }
}
