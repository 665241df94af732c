// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import Foundation

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { change { $0.alignment = newValue } }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { change { $0.firstLineHeadIndent = newValue } }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { change { $0.headIndent = newValue } }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { change { $0.tailIndent = newValue } }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { LineBreakStrategy(rawValue: values.lineBreakStrategy) }
    set { change { $0.lineBreakStrategy = newValue.rawValue } }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { change { $0.minimumLineHeight = newValue } }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { change { $0.maximumLineHeight = newValue } }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { change { $0.lineHeightMultiple = newValue } }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { change { $0.lineSpacing = newValue } }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { change { $0.paragraphSpacing = newValue } }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { change { $0.paragraphSpacingBefore = newValue } }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { change { $0.baseWritingDirection = newValue } }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { change { $0.hyphenationFactor = newValue } }
  }
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { change { $0.usesDefaultHyphenation = newValue } }
  }
  open override var defaultTabInterval: CGFloat {
    get { values.defaultTabInterval }
    set { change { $0.defaultTabInterval = newValue } }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { change { $0.allowsDefaultTighteningForTruncation = newValue } }
  }
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set { change { $0.textLists = newValue } }
  }
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    // The default tab stops are stored as nil, so that equal styles have equal values.
    set { change { $0.tabStops = newValue == Self.defaultTabStops ? nil : newValue } }
  }

  /// Adds a tab stop. Tab stops are sorted by location.
  open func addTabStop(_ tab: NSTextTab) {
    tabStops = (tabStops + [tab]).sorted { $0.location < $1.location }
  }

  /// Removes all tab stops that are equal to the given tab stop.
  open func removeTabStop(_ tab: NSTextTab) {
    tabStops = tabStops.filter { $0 != tab }
  }

  /// Copies all values of another style. Later changes to that style have no effect on this style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    change { $0 = style.values }
  }
}
