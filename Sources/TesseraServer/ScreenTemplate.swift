// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import Foundation
public import Tessera
public import TesseraViews

/// A screen with parameters that are known when it is rendered: a name, and how to make it from them.
///
///     ScreenTemplate("card", Card.self, device: .card) { card in CardViewController(card) }
///
/// Parameters come as JSON, in the form in which `JSONDecoder` reads the type.
public struct ScreenTemplate: Sendable {
  /// The name by which renders ask for it.
  public let name: String
  /// The screen for parameters in JSON; nil for none.
  let screen: @Sendable (Data?) throws(RenderFailure) -> Screen

  /// A template that a closure makes as a view controller.
  ///
  /// - Parameters:
  ///   - name: What renders name it by.
  ///   - parameters: The type that a render's parameters are decoded as.
  ///   - device: The device the screen is shown on unless a render says otherwise.
  ///   - controller: Runs once per picture, so that every picture starts from the same state.
  public init<Parameters: Decodable & Sendable>(
    _ name: String, _ parameters: Parameters.Type, device: Device = .iPhone16,
    controller: @escaping @MainActor @Sendable (Parameters) -> UIViewController
  ) {
    self.name = name
    screen = { json throws(RenderFailure) in
      let value = try Self.decode(Parameters.self, from: json, for: name)
      return Screen(name, device: device) { controller(value) }
    }
  }

  /// A template that is one view, filling the device.
  public init<Parameters: Decodable & Sendable>(
    _ name: String, _ parameters: Parameters.Type, device: Device = .iPhone16,
    view: @escaping @MainActor @Sendable (Parameters) -> UIView
  ) {
    self.name = name
    screen = { json throws(RenderFailure) in
      let value = try Self.decode(Parameters.self, from: json, for: name)
      return Screen(name, device: device) { view(value) }
    }
  }

  /// A screen without parameters.
  public init(_ screen: Screen) {
    let name = screen.name
    self.name = name
    self.screen = { json throws(RenderFailure) in
      guard json == nil else { throw .badParameters(screen: name, path: "", reason: "the screen takes no parameters") }
      return screen
    }
  }

  private static func decode<Parameters: Decodable>(
    _ type: Parameters.Type, from json: Data?, for name: String
  ) throws(RenderFailure) -> Parameters {
    guard let json else {
      throw .badParameters(screen: name, path: "", reason: "the screen takes parameters, and the render has none")
    }
    do { return try JSONDecoder().decode(type, from: json) } catch {
      let mistake = ParameterMistake(error)
      throw .badParameters(screen: name, path: mistake.path, reason: mistake.reason)
    }
  }
}
