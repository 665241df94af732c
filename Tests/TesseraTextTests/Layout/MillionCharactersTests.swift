// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing

@testable import TesseraText

/// A paragraph that contains every supported script and all types of characters between letters. It has a million
/// characters in the long tests, a hundred thousand in optimized builds, and otherwise ten thousand.
@Suite(.timeLimit(.minutes(60))) struct MillionCharactersTests {
  #if DEBUG || TESSERA_QUICK
    private static let count = LongTests.isEnabled ? 1_000_000 : 10_000
  #else
    private static let count = LongTests.isEnabled ? 1_000_000 : 100_000
  #endif

  @Test(arguments: [
    ("Latin", "The quick brown fox. "), ("Latin without spaces", "abcdefghij"), ("Greek", "γρήγορη αλεπού "),
    ("Cyrillic", "быстрая лиса "), ("Arabic", "مرحبا بالعالم "), ("Arabic without spaces", "مرحبابالعالم"),
    ("lam-alef", "لا"),
    ("Hebrew", "שלום עולם "), ("Chinese", "我们的视图代码，在任何机器上变成像素。"), ("Japanese", "これはテストの文章です。漢字"),
    ("Hangul", "모든 사람은 자유로이 "),
    ("Hangul letters", "\u{1106}\u{1169}\u{1103}\u{1173}\u{11AB} "), ("Hangul without spaces", "모든사람은"),
    ("Devanagari", "सभी मनुष्यों को गौरव "), ("Devanagari without spaces", "स्वतन्त्रता"), ("Bengali", "সমস্ত মানুষ "),
    ("Tamil", "மனிதப் பிறவி "),
    ("Telugu", "ప్రతిపత్తి "), ("Gujarati", "પ્રતિષ્ઠા "), ("Gurmukhi", "ਸਾਰਾ ਮਨੁੱਖੀ "), ("Kannada", "ಎಲ್ಲಾ ಮಾನವರೂ "),
    ("Malayalam", "മനുഷ്യരെല്ലാം "),
    ("Sinhala", "සියලු මනුෂ්‍යයෝ "), ("Thai", "มนุษย์ทั้งหลายเกิดมามีอิสระ"), ("Lao", "ມະນຸດທຸກຄົນເກີດມາ"), ("Khmer", "មនុស្សទាំងអស់"),
    ("Myanmar", "လူတိုင်းသည်တူညီ"), ("Georgian", "ყველა ადამიანი "), ("Armenian", "Բոլոր մարդիկ "), ("Ethiopic", "የሰው ልጅ ሁሉ "),
    ("private", "\u{E000}\u{10FFFD}"), ("marks", "a\u{301}\u{308}"), ("marks alone", "\u{301}"),
    ("many marks", "e" + String(repeating: "\u{302}", count: 60)),
    ("soft hyphens", "ab\u{AD}"), ("soft hyphens alone", "\u{AD}"), ("tabs", "a\t"), ("tabs alone", "\t"),
    ("slashes", "a/b"), ("slashes alone", "/"),
    ("quotes", "“a” 'b' «c» "), ("quotes alone", "\"'"), ("emoji", "👋🏽🎉"), ("families", "👩🏽‍🚀👨‍👩‍👧‍👦"), ("joiners", "👩\u{200D}"),
    ("flags", "🇩🇪"),
    ("one regional indicator", "🇩"), ("keycaps", "1️⃣"), ("embeddings", "\u{202B}a\u{202A}ב"),
    ("ended embeddings", "\u{202B}a\u{202C}"),
    ("isolates", "\u{2067}a\u{2068}ב"), ("ended isolates", "\u{2068}ב\u{2069} "), ("overrides", "\u{202E}a\u{202C}"),
    ("direction marks", "a\u{200F}1\u{200E}"),
    ("brackets", "([{א"), ("closed brackets", "(a) [ב] "), ("directions", "aא1 "), ("spaces", " "),
    ("spaces of other kinds", "\u{2003}\u{3000}\u{200B}"),
    ("digits", "1,234.5%"), ("hyphens", "a-"), ("ligatures", "fi ffl "), ("objects", "\u{FFFC}"), ("nulls", "\u{0}"),
    ("unassigned", "\u{50000}"), ("scripts", "aאبж中あ한हไ"),
  ])
  func aParagraph(_ name: String, _ part: String) {
    let length = part.unicodeScalars.count
    let text = String(repeating: part, count: (Self.count + length - 1) / length)
    let font = FontLibrary.shared.font(for: FontDescriptor(size: 17))
    let result = layout(AttributedText(text, font: font), maxWidth: 300)
    #expect(result.lines.first?.range.lowerBound == 0 && result.lines.last?.range.upperBound == text.utf8.count)
    #expect(zip(result.lines, result.lines.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    #expect(result.height.isFinite && result.width.isFinite)
    var style = ParagraphStyle()
    style.lineBreakMode = .truncatingTail
    let cut = layout(AttributedText(text, font: font), style: style, maxWidth: 300, maxLines: 3)
    #expect((1...3).contains(cut.lines.count))
  }
}
