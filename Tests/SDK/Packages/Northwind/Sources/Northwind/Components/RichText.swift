// SPDX-License-Identifier: MIT

import SwiftUI

/// Renders inline Markdown, falling back to the raw text if it cannot be parsed.
public struct MarkdownText: View {
    private let source: String

    public init(_ source: String) {
        self.source = source
    }

    private var attributed: AttributedString {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        guard var result = try? AttributedString(markdown: source, options: options) else {
            return AttributedString(source)
        }
        for run in result.runs where run.inlinePresentationIntent?.contains(.code) == true {
            result[run.range].font = Typography.code
            result[run.range].backgroundColor = Palette.outline.opacity(0.6)
        }
        return result
    }

    public var body: some View {
        Text(attributed)
            .lineSpacing(3)
            .tint(Palette.brand)
            .textSelection(.enabled)
    }
}

/// Emphasises every occurrence of a search term.
public struct HighlightedText: View {
    private let text: String
    private let term: String

    public init(_ text: String, highlighting term: String) {
        self.text = text
        self.term = term
    }

    public var body: some View {
        Text(highlighted)
    }

    private var highlighted: AttributedString {
        var result = AttributedString(text)
        var start = result.startIndex
        while let range = result[start...].range(of: term, options: .caseInsensitive) {
            var attributes = AttributeContainer()
            attributes.backgroundColor = Color.yellow.opacity(0.45)
            attributes.font = Font.body.bold()
            attributes.underlineStyle = Text.LineStyle.single
            result[range].mergeAttributes(attributes)
            start = range.upperBound
        }
        return result
    }
}

/// Inline text with symbols, sub- and superscripts.
public struct LegalNote: View {
    public init() {}

    public var body: some View {
        Text("\(Image(systemName: "lock.shield.fill")) Encrypted in transit and at rest.")
            .foregroundStyle(.green)
        + Text(" CO\(Text("2").font(.caption2).baselineOffset(-4)) neutral hosting").italic()
        + Text("†").font(.caption).baselineOffset(6)
    }
}

#Preview("Rich text") {
    VStack(alignment: .leading, spacing: Spacing.l) {
        MarkdownText("**Bold**, *italic*, ~~struck~~, `code` and a [link](https://example.com).")
        HighlightedText("The swift fox and the Swift compiler", highlighting: "swift")
        LegalNote()
    }
    .padding()
}
