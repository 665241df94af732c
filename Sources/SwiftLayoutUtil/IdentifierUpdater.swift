// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout
public import UIKit

/// Names views after the properties that store them by setting their `accessibilityIdentifier`. Each case is a name
/// format.
///
///     final class Card: UIView { let title = UILabel() }
///     IdentifierUpdater.nameOnly.update(card)  // card.title.accessibilityIdentifier == "title"
@preconcurrency @MainActor
public enum IdentifierUpdater {
  /// The property name: `title`.
  case nameOnly
  /// The property name and type: `title:UILabel`.
  case withTypeOfView
  /// The address and property name: `0x7f9a:title`.
  case referenceAndName
  /// The address, property name and type: `0x7f9a:title:UILabel`.
  case referenceAndNameWithTypeOfView

  /// Names the views and guides in the properties of `target`. Views in the properties of its custom views get names
  /// such as `header.title`. Lazy properties are included if they have been accessed.
  /// - Parameters:
  ///   - target: An object with views or guides in its properties.
  ///   - prefix: The prefix of every name, which is followed by a period.
  ///   - fixedTags: Views whose names are preserved.
  public func update(_ target: AnyObject, prefix: String = "", fixedTags: [UIView: String] = [:]) {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(target)]
    update(target, prefix: prefix, fixedTags: fixedTags, visited: &visited)
  }

  private func update(
    _ target: AnyObject, prefix: String, fixedTags: [UIView: String], visited: inout Set<ObjectIdentifier>
  ) {
    for (name, item) in Self.items(of: target) where visited.insert(ObjectIdentifier(item)).inserted {
      let path = prefix.isEmpty ? name : "\(prefix).\(name)"
      if let guide = item as? UILayoutGuide {
        guide.identifier = identifier(path: path, item: guide)
      } else if let view = item as? UIView {
        if fixedTags[view] == nil { view.accessibilityIdentifier = identifier(path: path, item: view) }
        if !UIKitClass.contains(type(of: view)) { update(view, prefix: path, fixedTags: fixedTags, visited: &visited) }
      }
    }
  }

  private func identifier(path: String, item: AnyObject) -> String {
    switch self {
    case .nameOnly: path
    case .withTypeOfView: "\(path):\(type(of: item))"
    case .referenceAndName: "\(ItemName.address(of: item)):\(path)"
    case .referenceAndNameWithTypeOfView: "\(ItemName.address(of: item)):\(path):\(type(of: item))"
    }
  }

  /// Returns the views and guides in an object's properties. Properties of the object's own class precede inherited
  /// properties.
  private static func items(of target: AnyObject) -> [(String, AnyObject)] {
    var items: [(String, AnyObject)] = []
    var mirror: Mirror? = Mirror(reflecting: target)
    while let current = mirror, !UIKitClass.contains(current.subjectType) {
      for child in current.children {
        guard let label = child.label else { continue }
        let name = label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
        if let view = child.value as? UIView {
          items.append((name, view))
        } else if let guide = child.value as? UILayoutGuide {
          items.append((name, guide))
        }
      }
      mirror = current.superclassMirror
    }
    return items
  }
}

/// Detection of UIKit's classes.
enum UIKitClass {
  private static let modules: Set<Substring> = [
    "TesseraLayout", "TesseraViews", "TesseraDynamics", "TesseraInteractions", "TesseraNibs", "TesseraControls",
    "TesseraLists",
  ]

  static func contains(_ type: Any.Type) -> Bool {
    modules.contains(String(reflecting: type).prefix { $0 != "." })
  }
}

extension UIView {
  /// Names the views in an object's properties after the properties.
  /// - Parameters:
  ///   - updater: The name format.
  ///   - rootObject: The object, or nil to use the view itself.
  @discardableResult
  public func updateIdentifiers(_ updater: IdentifierUpdater = .nameOnly, rootObject: AnyObject? = nil) -> Self {
    updater.update(rootObject ?? self)
    return self
  }
}
