// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

/// A nib file, which is parsed once and can be instantiated any number of times.
///
/// The file must be in Xcode's source format. Add `Card.xib` to a target's resources:
///
///     let nib = UINib(nibName: "Card", bundle: .module)
///     let card = nib.instantiate(withOwner: nil).first as? CardView
///
/// - Note: Differs from UIKit: a missing or damaged file is reported, and the nib then has no objects. UIKit
///   terminates the process.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// An option for `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The option for a dictionary of objects that replace placeholders, by placeholder identifier.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: NibDocument?

  /// Creates a nib from the file `name` in a bundle. If the bundle is nil, searches the main bundle and the package
  /// bundles next to it.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    document = NibFiles.document(named: name, kind: .nib, in: bundleOrNil)
    super.init()
  }

  /// Creates a nib from XML data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do throws(NibError) {
      document = try NibDocument([UInt8](data), fileName: "data.xib", bundle: bundleOrNil ?? .main)
    } catch {
      document = nil
      MissingResources.report(MissingResource(.nib, "data.xib", reason: error.description))
    }
    super.init()
  }

  init(_ document: NibDocument) {
    self.document = document
    super.init()
  }

  /// Creates the nib's objects, connects them to each other and to the owner, and calls their `awakeFromNib`.
  ///
  /// - Returns: The top-level objects, excluding placeholders, in file order.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [] }
    let owner = ownerOrNil.map { $0 as AnyObject }
    let builder = NibBuilder(document, owner: owner)
    let outside = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    var elements: [NibElement] = []
    for element in document.topLevel {
      guard element.name == "placeholder" else {
        elements.append(element)
        continue
      }
      let name = element["placeholderIdentifier"] ?? ""
      if name == "IBFilesOwner", let owner {
        builder.register(owner, for: element.id)
        if let connections = element.child("connections") { builder.connect(owner, elements: [connections]) }
      } else if let object = outside[name] {
        builder.register(object as AnyObject, for: element.id)
      }
    }
    let objects = builder.make(all: elements)
    builder.finish()
    return objects
  }
}

extension Bundle {
  /// Creates the objects of a nib in this bundle, as `UINib` does. Returns nil if the nib does not exist.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    NibFiles.document(named: name, kind: .nib, in: self).map {
      UINib($0).instantiate(withOwner: owner, options: options)
    }
  }
}
