// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Tessera

/// The templates and screens that the workers of a pool can render.
///
///     let templates = ScreenTemplates {
///       ScreenTemplate("card", Card.self, device: .card) { card in CardViewController(card) }
///       Screen("welcome") { WelcomeViewController() }
///     }
public struct ScreenTemplates: Sendable {
  /// The templates, including screens.
  public let templates: [ScreenTemplate]

  /// Creates the templates and screens of a closure. A worker refuses to start if names are not unique.
  public init(@Builder _ templates: () -> [ScreenTemplate]) {
    self.templates = templates()
  }

  /// Creates the screens of a catalog, which take no parameters.
  public init(_ catalog: ScreenCatalog) {
    templates = catalog.screens.map { ScreenTemplate($0) }
  }

  /// The result builder of the closure. Supports conditions and loops.
  @resultBuilder
  public enum Builder {
    /// Returns a template as a list of one.
    public static func buildExpression(_ template: ScreenTemplate) -> [ScreenTemplate] { [template] }
    /// Returns a screen without parameters.
    public static func buildExpression(_ screen: Screen) -> [ScreenTemplate] { [ScreenTemplate(screen)] }
    /// Returns all screens of a catalog.
    public static func buildExpression(_ catalog: ScreenCatalog) -> [ScreenTemplate] {
      ScreenTemplates(catalog).templates
    }
    /// Joins the templates of all lines, in order.
    public static func buildBlock(_ parts: [ScreenTemplate]...) -> [ScreenTemplate] { parts.flatMap { $0 } }
    /// Returns the templates of an `if` without `else`, or none if the condition is false.
    public static func buildOptional(_ part: [ScreenTemplate]?) -> [ScreenTemplate] { part ?? [] }
    /// Returns the templates of an `if` whose condition is true.
    public static func buildEither(first: [ScreenTemplate]) -> [ScreenTemplate] { first }
    /// Returns the templates of an `else`.
    public static func buildEither(second: [ScreenTemplate]) -> [ScreenTemplate] { second }
    /// Joins the templates of all iterations of a loop.
    public static func buildArray(_ parts: [[ScreenTemplate]]) -> [ScreenTemplate] { parts.flatMap { $0 } }
  }
}
