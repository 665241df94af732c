// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// A wrong statement is reported with its source location and a remedy. Without a hook the process stops, like UIKit for an
// impossible constraint; with one, the hook is called and the statement is omitted.

internal import TesseraGraphics
internal import OpenCombine

/// An error in a statement, and its location.
public struct MortarError: Error, CustomStringConvertible, Sendable {
  /// The error and its remedy.
  public let message: String
  /// The statement, approximately as in the source.
  public let statement: String
  /// `Module/File.swift` of the statement, or of its builder; nil outside of builders.
  public let fileID: String?
  /// The line of the statement, or of its builder; nil outside of builders.
  public let line: UInt?

  /// Location, statement and message in one line.
  public var description: String {
    let place = fileID.map { "\($0):\(line ?? 0): " } ?? ""
    return "\(place)\(statement): \(message)"
  }

  @MainActor private static var hooks: [@MainActor (MortarError) -> Void] = []
  private static let last = MutableProperty<MortarError?>(nil)

  /// The last error that was reported; nil before the first. Observing it does not prevent the process from stopping.
  public static let errorProperty = Property<MortarError?>(last)

  /// Adds a hook that is called for every subsequent error. While there is a hook, wrong statements are omitted, and everything
  /// else continues; without one the process stops with the error's text.
  @preconcurrency @MainActor
  public static func install(hook: @escaping @MainActor (MortarError) -> Void) {
    hooks.append(hook)
  }

  /// Removes all hooks: subsequent wrong statements stop the process.
  @preconcurrency @MainActor
  public static func removeHooks() {
    hooks = []
  }

  @MainActor static func report(_ error: MortarError) {
    last.value = error
    guard !hooks.isEmpty else { raise("MortarError", error.description) }
    for hook in hooks { hook(error) }
  }
}

/// An error whose source location is not known yet.
struct MortarFault: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
