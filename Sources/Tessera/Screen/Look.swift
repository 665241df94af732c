// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraGraphics

/// The design of the system's colors, controls and bars.
///
///     Device.iPhone16.with(look: .iOS26)
///     ScreenCatalog(look: .iOS26) { … }
///     SnapshotMatrix(looks: [.iOS18, .iOS26])
///
/// A device has a look, so a screen never mixes looks. A device that doesn't specify one has the look of the test, set by
/// the trait `.look(_:)`, or else the look whose number the environment variable `TESSERA_LOOK` contains, or else the look
/// of iOS 18. On the command line, `--look 26` sets the look.
public enum Look: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The design of iOS 13 to 18, with the metrics of iOS 17 and 18.
  case iOS18 = 18
  /// The design of iOS 26, in which bars and other controls are made of glass.
  case iOS26 = 26

  public static func < (first: Look, second: Look) -> Bool { first.rawValue < second.rawValue }

  /// The look of devices that don't specify one.
  public static var standard: Look { Look(SystemLook.standard) }

  /// The look's name in file names and reports, such as `ios-26`.
  package var name: String { "ios-\(rawValue)" }

  /// The part of file names that identifies the look, such as `ios-26`. Nil for the look of iOS 18.
  var fileNamePart: String? { self == .iOS18 ? nil : name }

  /// The look's name in messages, such as `iOS 26`.
  package var title: String { "iOS \(rawValue)" }

  /// Returns the title of the look with a name, such as `ios-26`, or of the look of iOS 18 for nil.
  static func title(_ name: String?) -> String { "iOS \(number(name))" }

  /// Returns the number of the look with a name, such as `ios-26`, or 18 for nil.
  static func number(_ name: String?) -> String { name.map { String($0.drop { !$0.isNumber }) } ?? "18" }

  init(_ look: SystemLook) { self = look == .iOS26 ? .iOS26 : .iOS18 }

  var systemLook: SystemLook { self == .iOS26 ? .iOS26 : .iOS18 }

  /// Runs an operation in which devices that don't specify a look have this one.
  package func scope<Result>(_ operation: () async throws -> Result) async rethrows -> Result {
    try await SystemLook.$scoped.withValue(systemLook, operation: operation)
  }

  /// Returns the look with a number, such as `26`, or with a name, such as `ios-26`.
  ///
  /// - Throws: `RenderError.unknownLook` if there is none.
  package static func named(_ text: String) throws(RenderError) -> Look {
    if let look = allCases.first(where: { "\($0.rawValue)" == text || $0.name == text.lowercased() }) { return look }
    throw .unknownLook(text)
  }
}
