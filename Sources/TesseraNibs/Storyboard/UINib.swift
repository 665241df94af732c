// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
import TesseraFoundation
@_spi(Tessera) import TesseraViews

/// A nib file, parsed once and instantiated any number of times.
///
/// The file is read in Xcode's format: add `Card.xib` to a target's resources.
///
///     let nib = UINib(nibName: "Card", bundle: .module)
///     let card = nib.instantiate(withOwner: nil).first as? CardView
///
/// - Note: Differs from UIKit: a missing or damaged file is reported, and has no objects; UIKit terminates the process.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// An option of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of objects that replace placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: NibDocument?

  /// Creates the nib `name` from a bundle; by default, from those of the program and the packages next to it.
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

  /// Creates the objects of the nib, connects them and the owner, and awakens them.
  ///
  /// - Returns: The top-level objects, without placeholders, in the order of the file.
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
  /// Creates the objects of a nib in this bundle, as `UINib` does; nil if there is no such nib.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    NibFiles.document(named: name, kind: .nib, in: self).map {
      UINib($0).instantiate(withOwner: owner, options: options)
    }
  }
}
