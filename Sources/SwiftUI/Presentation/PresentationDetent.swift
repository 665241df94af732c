// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Double)
    case custom(CustomDetent)
  }

  /// A type that computes a height, compared by its identity.
  private struct CustomDetent: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type
    static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }

  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  /// About half of the screen's height.
  public static let medium = PresentationDetent(.medium)
  /// The full height of the screen.
  public static let large = PresentationDetent(.large)
  /// Returns a detent at a fraction of the available height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
  /// Returns a detent at a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
  /// Returns a detent whose height is computed by a custom type.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(CustomDetent(type: type)))
  }

  /// The context for computing a custom height.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The maximum height, in points.
    public let maxDetentValue: CGFloat
    /// An environment value.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
  }

  /// The identifier of UIKit's detent.
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): UISheetPresentationController.Detent.Identifier("SwiftUI.fraction.\(fraction)")
    case .height(let height): UISheetPresentationController.Detent.Identifier("SwiftUI.height.\(height)")
    case .custom(let custom): UISheetPresentationController.Detent.Identifier("SwiftUI.custom.\(custom.type)")
    }
  }

  /// Returns the height in points, or nil if the detent has no valid height. Heights above the maximum are limited.
  func height(in context: Context) -> CGFloat? {
    let height: CGFloat? =
      switch kind {
      case .medium: context.maxDetentValue / 2
      case .large: context.maxDetentValue
      case .fraction(let fraction): context.maxDetentValue * fraction
      case .height(let height): height
      case .custom(let custom): custom.type.height(in: context)
      }
    guard let height else { return nil }
    guard height.isFinite, height > 0 else {
      Report.defect(
        of: "PresentationDetent", "A sheet has no detent with a height of \(height). The detent is ignored.")
      return nil
    }
    return min(height, context.maxDetentValue)
  }

  /// Returns UIKit's detent.
  @MainActor
  func detent(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    default:
      .custom(identifier: identifier) { context in
        height(in: Context(environment: environment, maxDetentValue: context.maximumDetentValue))
      }
    }
  }
}

/// A type that computes a sheet's height.
public protocol CustomPresentationDetent {
  /// The context for computing the height.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or nil to disable the detent.
  static func height(in context: Context) -> CGFloat?
}
