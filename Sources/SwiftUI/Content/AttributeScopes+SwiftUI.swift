// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation
internal import UIKit

extension AttributeScopes {
  /// The scope of SwiftUI's attributes, for key paths and coding.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of SwiftUI and Foundation for an `AttributedString` in a `Text`.
  ///
  ///     var text = AttributedString("Sale")
  ///     text.font = .title.bold()
  ///     text.foregroundColor = Color.red
  public struct SwiftUIAttributes: AttributeScope {
    /// The font. The default is the text view's font.
    public let font: FontAttribute
    /// The color of the glyphs. The default is the text view's foreground style.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color of the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The space added between characters, in points.
    public let kern: KerningAttribute
    /// The space added after every character, in points. Overrides `kern`.
    public let tracking: TrackingAttribute
    /// The distance by which text is raised, in points. Negative values lower it.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes

    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    /// The key of the color of the glyphs.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the space between characters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the space after every character.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the distance by which text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute by name, as in `text.font`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension NSAttributedString {
  /// Creates a string from the UIKit, Foundation and SwiftUI attributes of an attributed string. SwiftUI attributes
  /// are converted to UIKit attributes for an environment.
  convenience init(_ string: AttributedString, in environment: EnvironmentValues) {
    let result = NSMutableAttributedString(attributedString: NSAttributedString(string))
    var location = 0
    for run in string.runs {
      let length = String(string[run.range].characters).utf16.count
      let attributes = run.attributes.swiftUIAttributes(in: environment)
      if !attributes.isEmpty { result.addAttributes(attributes, range: NSRange(location: location, length: length)) }
      location += length
    }
    self.init(attributedString: result)
  }
}

extension AttributeContainer {
  /// Returns the SwiftUI attributes, converted to UIKit attributes.
  fileprivate func swiftUIAttributes(in environment: EnvironmentValues) -> [NSAttributedString.Key: Any] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = self[Scope.FontAttribute.self]?.resolve(in: environment)
    result[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]?.uiColor
    result[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]?.uiColor
    self[Scope.StrikethroughStyleAttribute.self]?.apply(to: &result, .strikethroughStyle, .strikethroughColor)
    self[Scope.UnderlineStyleAttribute.self]?.apply(to: &result, .underlineStyle, .underlineColor)
    result[.kern] = self[Scope.TrackingAttribute.self] ?? self[Scope.KerningAttribute.self]
    result[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
    return result
  }
}
