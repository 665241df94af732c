// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// The alignment of lines in multiline text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}

private struct TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}
private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}
private struct MinimumLineCountKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
private struct LineSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
private struct TruncationModeKey: EnvironmentKey {
  static var defaultValue: Text.TruncationMode { .tail }
}
private struct MinimumScaleFactorKey: EnvironmentKey {
  static var defaultValue: CGFloat { 1 }
}
private struct TighteningKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: CaseSetting { CaseSetting() }
}
/// A case transform, and whether it was set. Nil can be set, too.
private struct CaseSetting: Equatable {
  var textCase: Text.Case?
  var isSet = false
}
private struct FontWeightKey: EnvironmentKey {
  static var defaultValue: Font.Weight? { nil }
}
private struct FontDesignKey: EnvironmentKey {
  static var defaultValue: Font.Design? { nil }
}
private struct BoldKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct ItalicKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private struct UnderlineKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}
private struct StrikethroughKey: EnvironmentKey {
  static var defaultValue: Text.LineStyle? { nil }
}
private struct KerningKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}
private struct BaselineOffsetKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  /// The alignment of lines in multiline text.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  /// The maximum number of lines of text, or nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// The minimum number of lines that text reserves space for.
  var minimumLineCount: Int {
    get { self[MinimumLineCountKey.self] }
    set { self[MinimumLineCountKey.self] = newValue }
  }
  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// The position at which an overlong line is truncated.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }
  /// The minimum scale factor, from 0 to 1, that text can shrink to before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }
  /// Whether the space between characters is reduced before text is truncated.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// The case transform for text, or nil to leave text unchanged.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self].textCase }
    set { self[TextCaseKey.self] = CaseSetting(textCase: newValue, isSet: true) }
  }
  /// Sets a case transform unless one, or nil, has been set.
  mutating func transformTextByDefault(to textCase: Text.Case?) {
    if !self[TextCaseKey.self].isSet { self.textCase = textCase }
  }
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }
  var isBold: Bool {
    get { self[BoldKey.self] }
    set { self[BoldKey.self] = newValue }
  }
  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
  var underlineStyle: Text.LineStyle? {
    get { self[UnderlineKey.self] }
    set { self[UnderlineKey.self] = newValue }
  }
  var strikethroughStyle: Text.LineStyle? {
    get { self[StrikethroughKey.self] }
    set { self[StrikethroughKey.self] = newValue }
  }
  var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }
  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }
}

extension View {
  /// Sets the default font for text. Nil uses the body font.
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets the font weight. Nil uses the font's default weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  /// Sets the font design. Nil uses the font's default design.
  public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
  /// Sets the font width. Has no effect because the system font has only one width.
  public func fontWidth(_ width: Font.Width?) -> some View { width == nil ? self : unsupported("fontWidth") }
  /// Sets whether text is bold.
  public func bold(_ isActive: Bool = true) -> some View { environment(\.isBold, isActive) }
  /// Sets whether text is italic.
  public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
  /// Sets whether text uses the monospaced font design.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontDesign, isActive ? .monospaced : nil)
  }
  /// Displays digits at a fixed width.
  public func monospacedDigit() -> some View {
    transformEnvironment(\.font) { $0 = ($0 ?? .body).monospacedDigit() }
  }
  /// Sets whether text is underlined.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets whether text is struck through.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.strikethroughStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
  /// Sets the distance between characters, in points.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }
  /// Sets the distance added after each character, in points.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.kerning, tracking) }
  /// Raises the text's baseline by a distance in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { environment(\.baselineOffset, baselineOffset) }
  /// Sets the alignment of lines in multiline text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets the maximum number of lines. Nil sets no limit.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  /// Sets the maximum number of lines, and whether space for all of them is reserved.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.minimumLineCount, reservesSpace ? limit : 0)
  }
  /// Sets the minimum and the maximum number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound).environment(\.minimumLineCount, limit.lowerBound)
  }
  /// Sets the minimum number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimit, nil).environment(\.minimumLineCount, limit.lowerBound)
  }
  /// Sets the maximum number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }
  /// Sets the distance between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Sets the position at which an overlong line is truncated.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// Sets the minimum scale factor, from 0 to 1, that text can shrink to before it is truncated.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Sets whether the space between characters is reduced before text is truncated.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Sets the case transform for text. Nil leaves text unchanged.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
