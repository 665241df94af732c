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
  /// The register that all printers use. It starts with common properties of views, stack views, image views, switches,
  /// labels and buttons.
  public static let `default` = ConfigurableProperties.makeDefault()

  /// For each registration, a function that gives a view's statements: none for views of other classes.
  private var entries: [(UIView) -> [String]] = []

  /// An empty register. The printers use `default`, so one of your own serves tests only.
  public init() {}

  /// Adds properties of a class. They are printed for views of the class and of its subclasses, where they differ from
  /// those of the default view.
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

  /// The statements that make a new view of the class look like this one.
  func lines(for view: UIView) -> [String] {
    entries.flatMap { $0(view) }
  }
}

/// A property and how its value is written.
@preconcurrency @MainActor
public struct ConfigurableProperty<V: UIView> {
  let text: (V) -> String
  let line: (String) -> String

  /// A property by name: `$0.name = value`.
  public init<Value>(_ name: String, _ path: KeyPath<V, Value>) {
    self.init({ ValueWriter.text($0[keyPath: path]) }, line: { "$0.\(name) = \($0)" })
  }

  /// Anything that can be said in a statement.
  /// - Parameters:
  ///   - text: The value as Swift writes it.
  ///   - line: The statement that sets the value.
  public init(_ text: @escaping (V) -> String, line: @escaping (String) -> String) {
    self.text = text
    self.line = line
  }
}
