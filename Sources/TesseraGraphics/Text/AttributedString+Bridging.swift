// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Conversion between Swift's AttributedString and NSAttributedString. Foundation on Linux lacks both initializers. A
// table lists the converted attributes; other attributes are dropped.

public import Foundation
import TesseraFoundation

/// An attribute that both types of strings support.
private struct BridgedAttribute: Sendable {
  let read: @Sendable (AttributeContainer) -> (NSAttributedString.Key, Any)?
  let write: @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void

  /// Creates a bridged attribute whose values have the same type in both types of strings.
  init<K: AttributedStringKey>(_ key: K.Type) where K.Value: Sendable {
    self.init(key, decode: { $0 as? K.Value })
  }

  /// Creates a bridged attribute whose values are converted between different types.
  init<K: AttributedStringKey>(
    _ key: K.Type, encode: @escaping @Sendable (K.Value) -> Any = { $0 },
    decode: @escaping @Sendable (Any) -> K.Value?
  ) where K.Value: Sendable {
    let name = NSAttributedString.Key(rawValue: K.name)
    read = { container in container[K.self].map { (name, encode($0)) } }
    write = { attributes, container in
      if let value = attributes[name].flatMap(decode) { container[K.self] = value }
    }
  }

  static let all: [BridgedAttribute] = {
    typealias UIKit = AttributeScopes.UIKitAttributes
    typealias Scope = AttributeScopes.FoundationAttributes
    return [
      BridgedAttribute(UIKit.FontAttribute.self), BridgedAttribute(UIKit.ParagraphStyleAttribute.self),
      BridgedAttribute(UIKit.ForegroundColorAttribute.self), BridgedAttribute(UIKit.BackgroundColorAttribute.self),
      BridgedAttribute(UIKit.StrokeColorAttribute.self), BridgedAttribute(UIKit.UnderlineColorAttribute.self),
      BridgedAttribute(UIKit.StrikethroughColorAttribute.self),
      BridgedAttribute(UIKit.LigatureAttribute.self, decode: { number($0).flatMap { Int(exactly: $0) } }),
      BridgedAttribute(UIKit.KernAttribute.self, decode: length),
      BridgedAttribute(UIKit.TrackingAttribute.self, decode: length),
      BridgedAttribute(UIKit.StrokeWidthAttribute.self, decode: length),
      BridgedAttribute(UIKit.BaselineOffsetAttribute.self, decode: length),
      BridgedAttribute(UIKit.ObliquenessAttribute.self, decode: length),
      BridgedAttribute(UIKit.UnderlineStyleAttribute.self, encode: { $0.rawValue }, decode: lineStyle),
      BridgedAttribute(UIKit.StrikethroughStyleAttribute.self, encode: { $0.rawValue }, decode: lineStyle),
      BridgedAttribute(
        ShadowAttribute.self, encode: { $0.object }, decode: { ($0 as? NSShadow).map { ObjectReference($0) } }),
      BridgedAttribute(
        UIKit.TextEffectAttribute.self,
        decode: { $0 as? NSAttributedString.TextEffectStyle ?? ($0 as? String).map { .init(rawValue: $0) } }),
      BridgedAttribute(
        AttachmentAttribute.self, encode: { $0.object },
        decode: { ($0 as? any LineAttachment).map { AttachmentReference($0) } }),
      BridgedAttribute(
        Scope.InlinePresentationIntentAttribute.self, encode: { $0.rawValue },
        decode: { InlinePresentationIntent(attribute: $0) }),
      BridgedAttribute(Scope.PresentationIntentAttribute.self),
      link, image,
      BridgedAttribute(
        read: { container in container.alternateDescription.map { (.alternateDescription, $0) } },
        write: { attributes, container in
          if let text = attributes[.alternateDescription] as? String { container.alternateDescription = text }
        }),
      BridgedAttribute(
        read: { container in container.languageIdentifier.map { (.languageIdentifier, $0) } },
        write: { attributes, container in
          if let text = attributes[.languageIdentifier] as? String { container.languageIdentifier = text }
        }),
    ]
  }()

  /// The link attribute has different names in Foundation on Linux and in UIKit.
  private static let link = BridgedAttribute(
    read: { container in container.link.map { (.link, $0) } },
    write: { attributes, container in
      let value = attributes[.link]
      if let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) { container.link = url }
    })

  private static let image = BridgedAttribute(
    read: { container in container.imageURL.map { (.imageURL, $0) } },
    write: { attributes, container in
      if let url = attributes[.imageURL] as? URL { container.imageURL = url }
    })

  private init(
    read: @escaping @Sendable (AttributeContainer) -> (NSAttributedString.Key, Any)?,
    write: @escaping @Sendable ([NSAttributedString.Key: Any], inout AttributeContainer) -> Void
  ) {
    self.read = read
    self.write = write
  }

  @Sendable private static func length(_ value: Any) -> CGFloat? {
    number(value).map { CGFloat($0) }
  }
}

extension NSAttributedString {
  /// Creates a string from an `AttributedString`. UIKit's attributes and the Foundation attributes that Markdown sets
  /// (links, images, image descriptions, intents and languages) are converted. Other attributes are dropped.
  public convenience init(_ attributedString: AttributedString) {
    let result = NSMutableAttributedString()
    for run in attributedString.runs {
      let attributes = BridgedAttribute.all.compactMap { $0.read(run.attributes) }
      let text = String(attributedString[run.range].characters)
      result.append(
        NSAttributedString(string: text, attributes: Dictionary(attributes, uniquingKeysWith: { $1 })))
    }
    self.init(attributedString: result)
  }
}

extension AttributedString {
  /// Creates a string from an `NSAttributedString`. UIKit's attributes and the Foundation attributes that Markdown
  /// sets are converted. Other attributes are dropped.
  public init(_ nsString: NSAttributedString) {
    self.init()
    let text = nsString.string
    var start = text.startIndex
    nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length)) { attributes, range, _ in
      let end = text.utf16.index(start, offsetBy: range.length, limitedBy: text.endIndex) ?? text.endIndex
      append(AttributedString(String(text[start..<end]), attributes: AttributeContainer(attributes)))
      start = end
    }
  }
}

extension AttributeContainer {
  /// Creates a container from a dictionary of attributes. UIKit's attributes and the Foundation attributes that
  /// Markdown sets are converted. Other attributes and values of the wrong type are dropped.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    for attribute in BridgedAttribute.all { attribute.write(dictionary, &self) }
  }
}
