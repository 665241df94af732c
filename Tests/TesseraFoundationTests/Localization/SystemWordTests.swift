// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
@testable import TesseraFoundation

struct SystemWordTests {
  @Test(arguments: SystemWords.languages)
  func everyLanguageHasAllWords(_ name: String) {
    let words = SystemWords.words(LanguageTag(name))
    #expect(words.count == SystemWord.allCases.count)
    #expect(words.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " })
    #expect(words != SystemWords.words(nil))
  }

  @Test(arguments: [
    (nil, "Cancel"), ("en-GB", "Cancel"), ("de-AT", "Abbrechen"), ("ja", "キャンセル"), ("zh-HK", "取消"), ("no", "Avbryt"),
    ("pt-PT", "Cancelar"),
    ("eo", "Cancel"), ("iw", "ביטול"),
  ])
  func languagesFallBack(_ name: String?, _ word: String) {
    #expect(SystemWord.cancel.text(in: name.flatMap { LanguageTag($0) }) == word)
  }

  /// Both Chinese scripts, by the region where no script is named.
  @Test func scriptsFollowRegions() {
    #expect(SystemWord.search.text(in: LanguageTag("zh-TW")) == "搜尋")
    #expect(SystemWord.search.text(in: LanguageTag("zh-SG")) == "搜索")
    #expect(SystemWord.save.text(in: LanguageTag("pt-BR")) == "Salvar")
    #expect(SystemWord.save.text(in: LanguageTag("pt-PT")) == "Guardar")
  }

  @Test func textFollowsTheScreensLanguage() {
    #expect(SystemWord.done.text == "Done")
    #expect(AmbientLanguage.with(LanguageTag("fr")) { SystemWord.back.text } == "Retour")
  }
}
