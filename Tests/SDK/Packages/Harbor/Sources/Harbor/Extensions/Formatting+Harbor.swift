import Foundation
import SwiftUI

extension Decimal {
    func currency(_ code: String) -> String {
        formatted(.currency(code: code))
    }

    var doubleValue: Double {
        NSDecimalNumber(decimal: self).doubleValue
    }
}

extension TimeInterval {
    /// "5:09", or "1:05:09" from an hour up.
    var clockString: String {
        let duration = Duration.seconds(rounded(.up))
        return self >= 3600
            ? duration.formatted(.time(pattern: .hourMinuteSecond))
            : duration.formatted(.time(pattern: .minuteSecond))
    }
}

extension AttributedString {
    /// Inline Markdown; the plain text if the Markdown is broken.
    init(inlineMarkdown source: String) {
        let options = AttributedString.MarkdownParsingOptions(
            interpretedSyntax: .inlineOnlyPreservingWhitespace
        )
        if let parsed = try? AttributedString(markdown: source, options: options) {
            self = parsed
        } else {
            self = AttributedString(source)
        }
    }

    /// Emphasises every occurrence of `query`.
    func highlighting(_ query: String, color: Color) -> AttributedString {
        guard !query.isEmpty else { return self }
        var copy = self
        var searchStart = copy.startIndex
        while searchStart < copy.endIndex,
              let range = copy[searchStart...].range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) {
            copy[range].foregroundColor = color
            copy[range].font = Font.body.bold()
            searchStart = range.upperBound
        }
        return copy
    }
}

extension Collection where Element == String {
    /// "Nora, Samir, and Ida"
    var asNaturalList: String {
        Array(self).formatted(.list(type: .and))
    }
}
