// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera

/// What the workers of a pool can render: templates and screens.
///
///     let templates = ScreenTemplates {
///       ScreenTemplate("card", Card.self, device: .card) { card in CardViewController(card) }
///       Screen("welcome") { WelcomeViewController() }
///     }
public struct ScreenTemplates: Sendable {
  /// The templates, screens among them.
  public let templates: [ScreenTemplate]

  /// The templates and screens that the closure lists. A worker that finds a name twice refuses to start.
  public init(@Builder _ templates: () -> [ScreenTemplate]) {
    self.templates = templates()
  }

  /// The screens of a catalogue, which take no parameters.
  public init(_ catalog: ScreenCatalog) {
    templates = catalog.screens.map { ScreenTemplate($0) }
  }

  /// Collects what a closure lists, with conditions and loops.
  @resultBuilder
  public enum Builder {
    /// A template.
    public static func buildExpression(_ template: ScreenTemplate) -> [ScreenTemplate] { [template] }
    /// A screen without parameters.
    public static func buildExpression(_ screen: Screen) -> [ScreenTemplate] { [ScreenTemplate(screen)] }
    /// All screens of a catalogue.
    public static func buildExpression(_ catalog: ScreenCatalog) -> [ScreenTemplate] {
      ScreenTemplates(catalog).templates
    }
    /// All lines of the closure, in the order written.
    public static func buildBlock(_ parts: [ScreenTemplate]...) -> [ScreenTemplate] { parts.flatMap { $0 } }
    /// An `if` without `else`: nothing where it does not hold.
    public static func buildOptional(_ part: [ScreenTemplate]?) -> [ScreenTemplate] { part ?? [] }
    /// What an `if` that holds lists.
    public static func buildEither(first: [ScreenTemplate]) -> [ScreenTemplate] { first }
    /// What an `else` lists.
    public static func buildEither(second: [ScreenTemplate]) -> [ScreenTemplate] { second }
    /// What all turns of a loop list.
    public static func buildArray(_ parts: [[ScreenTemplate]]) -> [ScreenTemplate] { parts.flatMap { $0 } }
  }
}
