// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import TesseraGraphics
import TesseraNibs
@_spi(Tessera) import TesseraViews

extension NibControls {
  static let fields: [NibKind] = [
    NibKind(
      "textField", UITextField.self, base: "control", attributes: fieldAttributes,
      children: [
        "textColor": NibKind.color(\UITextField.textColor),
        "fontDescription": NibKind.child { (field: UITextField, element, builder) in
          if let font = builder.font(element) { field.font = font }
        },
        "textInputTraits": NibKind.child { (field: UITextField, element, builder) in
          readTraits(element, of: field, builder: builder)
        },
        "attributedText": NibKind.child { (field: UITextField, element, builder) in
          field.attributedText = builder.attributedText(element)
        },
        "attributedPlaceholder": NibKind.child { (field: UITextField, element, builder) in
          field.attributedPlaceholder = builder.attributedText(element)
        },
      ],
      outlets: [
        "delegate": NibKind.outlet { (field: UITextField, delegate: any UITextFieldDelegate) in
          field.delegate = delegate
        },
        "leftView": NibKind.outlet { (field: UITextField, view: UIView) in field.leftView = view },
        "rightView": NibKind.outlet { (field: UITextField, view: UIView) in field.rightView = view },
        "inputView": { _, _ in true }, "inputAccessoryView": { _, _ in true },
      ]),
    NibKind(
      "textView", UITextView.self, base: "scrollView",
      attributes: [
        .flag("editable", \UITextView.isEditable), .flag("selectable", \UITextView.isSelectable),
        .choice("textAlignment", \UITextView.textAlignment, NibValues.textAlignments),
        .flag("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes),
        .flag("clearsOnInsertion", \UITextView.clearsOnInsertion),
        .flag("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory),
        NibAttribute("text") { (view: UITextView, value, place) in
          view.text = place.builder.document.translated(value, attribute: "text", of: place.element)
          return true
        },
      ] + NibAttribute.ignored("findInteractionEnabled", "usesAttributedText"),
      children: [
        "textColor": NibKind.color(\UITextView.textColor),
        "fontDescription": NibKind.child { (view: UITextView, element, builder) in
          if let font = builder.font(element) { view.font = font }
        },
        "textInputTraits": NibKind.child { (view: UITextView, element, builder) in
          readTraits(element, of: view, builder: builder)
        },
        "attributedText": NibKind.child { (view: UITextView, element, builder) in
          view.attributedText = builder.attributedText(element)
        },
        "dataDetectorType": { _, _, _ in },
      ],
      outlets: [
        "delegate": NibKind.outlet { (view: UITextView, delegate: any UITextViewDelegate) in view.delegate = delegate }
      ]),
    NibKind(
      "searchBar", UISearchBar.self, base: "view",
      attributes: [
        .choice(
          "searchBarStyle", \UISearchBar.searchBarStyle,
          [
            "default": .default, "prominent": .prominent, "minimal": .minimal,
          ]),
        .text("text", \UISearchBar.text), .text("placeholder", \UISearchBar.placeholder),
        .text("prompt", \UISearchBar.prompt), .flag("showsCancelButton", \UISearchBar.showsCancelButton),
        .flag("showsScopeBar", \UISearchBar.showsScopeBar), .flag("translucent", \UISearchBar.isTranslucent),
        .flag("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton),
        .flag("showsBookmarkButton", \UISearchBar.showsBookmarkButton),
      ] + NibAttribute.ignored("barStyle"),
      children: [
        "barTintColor": NibKind.color(\UISearchBar.barTintColor),
        "scopeButtonTitles": NibKind.child { (bar: UISearchBar, element, _) in
          bar.scopeButtonTitles = element.children.filter { $0.name == "string" }.map(\.text)
        },
        "textInputTraits": { _, _, _ in },
      ],
      outlets: [
        "delegate": NibKind.outlet { (bar: UISearchBar, delegate: any UISearchBarDelegate) in bar.delegate = delegate }
      ]),
  ]

  private static let fieldAttributes: [NibAttribute] =
    [
      .choice(
        "borderStyle", \UITextField.borderStyle,
        [
          "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
        ]),
      .choice("textAlignment", \UITextField.textAlignment, NibValues.textAlignments),
      .choice("clearButtonMode", \UITextField.clearButtonMode, modes),
      .choice("leftViewMode", \UITextField.leftViewMode, modes),
      .choice("rightViewMode", \UITextField.rightViewMode, modes),
      .number("minimumFontSize", \UITextField.minimumFontSize),
      .flag("adjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
      .flag("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
      .flag("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
      .flag("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes),
      .image("background", \UITextField.background), .image("disabledBackground", \UITextField.disabledBackground),
      .text("placeholder", \UITextField.placeholder), .text("text", \UITextField.text),
    ] + NibAttribute.ignored("usesAttributedText")

  private static let modes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
  ]

  // MARK: Keyboards

  private static func readTraits(_ element: NibElement, of owner: any NibTextInput, builder: NibBuilder) {
    for (name, value) in element.attributes.sorted(by: { $0.key < $1.key }) where name != "key" {
      if !setTrait(name, to: value, of: owner) {
        builder.document.report(
          .element, name: "textInputTraits \(name)", at: element, reason: "\(name)=\"\(value)\" is not supported")
      }
    }
  }

  private static func setTrait(_ name: String, to value: String, of owner: any NibTextInput) -> Bool {
    switch name {
    case "keyboardType": return assign(keyboards[value]) { owner.keyboardType = $0 }
    case "returnKeyType": return assign(returnKeys[value]) { owner.returnKeyType = $0 }
    case "autocapitalizationType": return assign(capitals[value]) { owner.autocapitalizationType = $0 }
    case "autocorrectionType": return assign(corrections[value]) { owner.autocorrectionType = $0 }
    case "spellCheckingType": return assign(spellings[value]) { owner.spellCheckingType = $0 }
    case "keyboardAppearance":
      return assign(
        [
          "default": UIKeyboardAppearance.default, "alert": .dark, "dark": .dark, "light": .light,
        ][value]
      ) { owner.keyboardAppearance = $0 }
    case "secureTextEntry": return assign(NibNumber.flag(value)) { owner.isSecureTextEntry = $0 }
    case "enablesReturnKeyAutomatically":
      return assign(NibNumber.flag(value)) { owner.enablesReturnKeyAutomatically = $0 }
    case "textContentType": return assign(value) { owner.textContentType = UITextContentType(rawValue: $0) }
    case "smartDashesType", "smartInsertDeleteType", "smartQuotesType": return true
    default: return false
    }
  }

  private static func assign<Value>(_ value: Value?, _ body: (Value) -> Void) -> Bool {
    value.map(body) != nil
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable, "ASCIICapable": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad, "phonePad": .phonePad,
    "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
    "continue": .continue,
  ]

  private static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  private static let corrections: [String: UITextAutocorrectionType] = ["default": .default, "no": .no, "yes": .yes]
  private static let spellings: [String: UITextSpellCheckingType] = ["default": .default, "no": .no, "yes": .yes]
}

/// The keyboard properties of text fields and text views.
@MainActor
private protocol NibTextInput: AnyObject {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var isSecureTextEntry: Bool { get set }
  var enablesReturnKeyAutomatically: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextField: NibTextInput {}
extension UITextView: NibTextInput {}
