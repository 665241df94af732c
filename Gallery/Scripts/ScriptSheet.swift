// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import UIKit

/// The first sentence of the Universal Declaration of Human Rights in 27 languages, and emoji. The fonts are from the
/// core, TesseraFontsCJK, TesseraFontsEmoji and TesseraFontsScripts.
final class ScriptSheet: UIViewController {
  private let font: UIFont

  init(font: UIFont = .systemFont(ofSize: 13)) {
    self.font = font
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: Self.sentences.map { row($0, $1) })
    stack.axis = .vertical
    stack.spacing = 5
    showAtTop(stack)
  }

  private func row(_ language: String, _ sentence: String) -> UIView {
    let code = UILabel()
    code.text = language
    code.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    code.textColor = .secondaryLabel
    code.widthAnchor.constraint(equalToConstant: 44).isActive = true
    let text = UILabel()
    text.numberOfLines = 0
    // Specifies the label's language if it differs from the screen's language.
    text.attributedText = NSAttributedString(
      string: sentence, attributes: [.font: font, .foregroundColor: UIColor.label, .languageIdentifier: language])
    let row = UIStackView(arrangedSubviews: [code, text])
    row.alignment = .firstBaseline
    return row
  }

  private static let sentences: [(language: String, sentence: String)] = [
    ("en", "All human beings are born free and equal in dignity and rights."),
    ("el", "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."),
    ("ru", "Все люди рождаются свободными и равными в своём достоинстве и правах."),
    ("hy", "Բոլոր մարդիկ ծնվում են ազատ ու հավասար իրենց արժանապատվությամբ ու իրավունքներով։"),
    ("ka", "ყველა ადამიანი იბადება თავისუფალი და თანასწორი თავისი ღირსებითა და უფლებებით."),
    ("ar", "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق."),
    ("he", "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
    ("hi", "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"),
    ("bn", "সমস্ত মানুষ স্বাধীনভাবে সমান মর্যাদা এবং অধিকার নিয়ে জন্মগ্রহণ করে।"),
    ("pa", "ਸਾਰਾ ਮਨੁੱਖੀ ਪਰਿਵਾਰ ਆਪਣੀ ਮਹਿਮਾ, ਸ਼ਾਨ ਅਤੇ ਹੱਕਾਂ ਦੇ ਪੱਖੋਂ ਜਨਮ ਤੋਂ ਹੀ ਆਜ਼ਾਦ ਹੈ।"),
    ("gu", "પ્રતિષ્ઠા અને અધિકારોની દૃષ્ટિએ સર્વ માનવો જન્મથી સ્વતંત્ર અને સમાન હોય છે."),
    ("ta", "மனிதப் பிறிவியினர் சகலரும் சுதந்திரமாகவே பிறக்கின்றனர்."),
    ("te", "ప్రతిపత్తిస్వత్వముల విషయమున మానవులెల్లరును జన్మతః స్వతంత్రులును సమానులును నగుదురు."),
    ("kn", "ಎಲ್ಲಾ ಮಾನವರೂ ಸ್ವತಂತ್ರರಾಗಿಯೇ ಜನಿಸಿದ್ದಾರೆ."),
    ("ml", "മനുഷ്യരെല്ലാവരും തുല്യാവകാശങ്ങളോടും അന്തസ്സോടും സ്വാതന്ത്ര്യത്തോടുംകൂടി ജനിച്ചിട്ടുള്ളവരാണ്."),
    ("si", "සියලු මනුෂ්‍යයෝ නිදහස්ව උපත ලබා ඇත."),
    ("th", "มนุษย์ทั้งปวงเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    ("lo", "ມະນຸດທຸກຄົນເກີດມາມີກຽດສັກສີ, ສິດທິ, ອິດສະຫຼະພາບ ແລະ ຄວາມສະເໝີພາບເທົ່າທຽມກັນ."),
    ("km", "មនុស្សទាំងអស់ កើតមកមានសេរីភាព និងសមភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរនិងសិទ្ធិ។"),
    ("my", "လူတိုင်းသည် တူညီ လွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် မွေးဖွားလာသူများ ဖြစ်သည်။"),
    ("am", "የሰው፡ልጅ፡ሁሉ፡ሲወለድ፡ነጻና፡በክብርና፡በመብትም፡እኩልነት፡ያለው፡ነው።"),
    ("zh-Hans", "人人生而自由，在尊严和权利上一律平等。直角，“骨头”。"),
    ("zh-Hant", "人人生而自由，在尊嚴和權利上一律平等。直角，「骨頭」。"),
    ("ja", "すべての人間は、生まれながらにして自由であり、尊厳と権利とについて平等である。直角、骨。"),
    ("ko", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다. 直角, 骨."),
    ("or", "ସମସ୍ତ ମଣିଷ ଜନ୍ମକାଳରୁ ସ୍ୱାଧୀନ ଏବଂ ମର୍ଯ୍ୟାଦା ଓ ଅଧିକାରରେ ସମାନ ।"),
    ("bo", "འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་སྐྱེས་ཙམ་ཉིད་ནས་རང་དབང་འདྲ་མཉམ་དུ་ཡོད།"),
    ("chr", "ᏂᎦᏓ ᎠᏂᏴᏫ ᏂᎨᎫᏓᎸᎾ ᎠᎴ ᎤᏂᏠᏱ ᎤᎾᏕᎿ ᏚᏳᎧᏛ ᎨᏒᎢ."),
    ("emoji", "👋🏻👋🏽👋🏿 🧑🏻‍🤝‍🧑🏿 🫱🏼‍🫲🏾 👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 🇯🇵 1️⃣ ✈ ☂ ♞ ∑ ∀ ⌘ ⇧"),
    ("none", "No font has \u{1FAE9}\u{F8FF}\u{10FFFD}: hollow boxes."),
  ]
}

extension UIFont {
  /// The system font in its serif design, in italics.
  static var serifSheetFont: UIFont {
    let descriptor = UIFont.systemFont(ofSize: 13, weight: .medium).fontDescriptor.withDesign(.serif)?
      .withSymbolicTraits(.traitItalic)
    return descriptor.map { UIFont(descriptor: $0, size: 13) } ?? .systemFont(ofSize: 13)
  }
}
