// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Testing
@testable import TesseraFoundation

struct SystemStringTests {
  @Test(arguments: SystemStrings.languages)
  func everyLanguageHasAllStrings(_ name: String) {
    let words = SystemStrings.words(LanguageTag(name))
    #expect(words.count == SystemString.allCases.count)
    #expect(words.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " })
    #expect(words != SystemStrings.words(nil))
  }

  @Test(arguments: [
    (nil, "Cancel"), ("en-GB", "Cancel"), ("de-AT", "Abbrechen"), ("ja", "キャンセル"), ("zh-HK", "取消"), ("no", "Avbryt"),
    ("pt-PT", "Cancelar"),
    ("eo", "Cancel"), ("iw", "ביטול"),
  ])
  func languagesFallBack(_ name: String?, _ word: String) {
    #expect(SystemString.cancel.text(in: name.flatMap { LanguageTag($0) }) == word)
  }

  /// Without an explicit script, the region determines the Chinese script.
  @Test func scriptsFollowRegions() {
    #expect(SystemString.search.text(in: LanguageTag("zh-TW")) == "搜尋")
    #expect(SystemString.search.text(in: LanguageTag("zh-SG")) == "搜索")
    #expect(SystemString.save.text(in: LanguageTag("pt-BR")) == "Salvar")
    #expect(SystemString.save.text(in: LanguageTag("pt-PT")) == "Guardar")
  }

  @Test func textFollowsTheScreensLanguage() {
    #expect(SystemString.done.text == "Done")
    #expect(AmbientLanguage.with(LanguageTag("fr")) { SystemString.back.text } == "Retour")
  }
}
