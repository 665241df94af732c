// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import Testing

@testable import TesseraGraphics
@testable import TesseraTextKit

@Suite struct NSTextStorageTests {
  private final class Log: NSObject, NSTextStorageDelegate {
    var told: [String] = []
    var didChange: ((NSTextStorage, NSRange) -> Void)?

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      told.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      told.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
      didChange?(textStorage, editedRange)
    }
  }

  @Test func reportsEditsImmediately() {
    let storage = NSTextStorage(string: "Hello world")
    let log = Log()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
    #expect(storage.string == "Bye world")
    // Five characters were replaced by three.
    #expect(log.told == ["will 2 0 3 -2", "did 2 0 3 -2"])
    #expect(storage.editedMask == [] && storage.editedRange.location == NSNotFound && storage.changeInLength == 0)
  }

  /// Two characters are inserted at 1 and one is removed at 6, so the edited range is 1..<6 and the text is one
  /// character longer.
  @Test func reportsNestedEditsTogether() {
    let storage = NSTextStorage(string: "abcdef")
    let log = Log()
    storage.delegate = log
    storage.beginEditing()
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "XY")
    storage.endEditing()
    storage.deleteCharacters(in: NSRange(location: 6, length: 1))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 1))
    #expect(log.told.isEmpty)
    storage.endEditing()
    #expect(storage.string == "aXYbcdf")
    #expect(log.told == ["will 3 1 5 1", "did 3 1 5 1"])
  }

  @Test func theDelegateCanChangeAttributesDuringCallbacks() {
    let storage = NSTextStorage(string: "one two")
    let log = Log()
    storage.delegate = log
    log.didChange = { storage, _ in
      storage.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 0, length: storage.length))
    }
    storage.append(NSAttributedString(string: " three"))
    #expect(log.told.count == 2)
    var range = NSRange()
    #expect(storage.attribute(.underlineStyle, at: 0, effectiveRange: &range) as? Int == 1)
    #expect(range == NSRange(location: 0, length: 13))
  }

  /// A typical subclass, which stores a private text and implements the four primitive methods.
  private final class Bold: NSTextStorage {
    private let backing = NSMutableAttributedString()
    var processed = 0

    override var string: String { backing.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      backing.attributes(at: location, effectiveRange: range)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      backing.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      backing.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      processed += 1
      let words = (string as NSString).range(of: "bold")
      if words.location != NSNotFound {
        addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: words)
      }
      super.processEditing()
    }
  }

  @Test func subclassesCanStoreTheirText() {
    let storage = Bold()
    storage.append(NSAttributedString(string: "so bold!", attributes: [.kern: 2]))
    #expect(storage.string == "so bold!" && storage.length == 8 && storage.processed == 1)
    var range = NSRange()
    let font = storage.attribute(.font, at: 3, effectiveRange: &range) as? UIFont
    #expect(font == .boldSystemFont(ofSize: 17) && range == NSRange(location: 3, length: 4))
    // Copies created by Foundation have the same text.
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "so bold!")
    #expect(copy.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 17))
    #expect(copy.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "")
    #expect(NSAttributedString(attributedString: storage).string == "bold!")
    storage.setAttributedString(NSAttributedString(string: "new"))
    #expect(storage.string == "new" && storage.length == 3)
    #expect(storage.attributes(at: 0, effectiveRange: nil).isEmpty)
  }

  @Test func attachmentsKeepTheirCharacter() {
    let attachment = TextAttachmentBase()
    let storage = NSTextStorage(string: "a\u{FFFC}b")
    storage.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: 3))
    #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.attachment, at: 1, effectiveRange: nil) as? TextAttachmentBase === attachment)
    #expect(storage.attribute(.attachment, at: 2, effectiveRange: nil) == nil)
  }

  @Test func layoutManagersFollow() {
    let storage = NSTextStorage(string: "one")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(manager.textStorage === storage && storage.layoutManagers.count == 1)
    let first = manager.usedRect(for: container)
    storage.append(NSAttributedString(string: "\ntwo"))
    #expect(abs(manager.usedRect(for: container).height - 2 * first.height) < 0.001)
    storage.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.usedRect(for: container) == .zero)
  }

  @Test func rangesMaySplitCharacters() {
    let storage = NSTextStorage(string: "a😀b")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 1))
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "")
    #expect(storage.string == "ab")
    #expect(storage.length == storage.string.utf16.count)
    #expect(manager.glyphRange(for: container).length == storage.length)
  }

  /// Foundation's attributed strings on Linux replace only complete characters, after which the attributes don't
  /// match the text.
  @Test func replacesPartsOfCharacters() {
    let key = NSAttributedString.Key("number")
    for text in ["ae\u{301}b", "👩‍👧b", "a\r\nb", "xשָׁy"] {
      let units = Array(text.utf16)
      for low in 0...units.count {
        for high in low...units.count {
          for new in ["", "Q", "\u{301}", "é👍"] {
            let isHalf = [low, high].contains { $0 < units.count && units[$0] & 0xFC00 == 0xDC00 }
            guard !isHalf else { continue }
            let storage = NSTextStorage(string: text)
            for unit in units.indices where units[unit] & 0xFC00 != 0xDC00 {
              let count = units[unit] & 0xFC00 == 0xD800 ? 2 : 1
              storage.addAttribute(key, value: unit, range: NSRange(location: unit, length: count))
            }
            storage.replaceCharacters(in: NSRange(location: low, length: high - low), with: new)
            let expected: [UInt16] = Array(units[..<low]) + Array(new.utf16) + Array(units[high...])
            #expect(Array(storage.string.utf16) == expected)
            #expect(storage.length == storage.string.utf16.count)
            func number(_ unit: Int) -> Int? { storage.attribute(key, at: unit, effectiveRange: nil) as? Int }
            for unit in 0..<low where units[unit] & 0xFC00 != 0xDC00 { #expect(number(unit) == unit) }
            for unit in high..<units.count where units[unit] & 0xFC00 != 0xDC00 {
              let moved: Int = unit - high + low + new.utf16.count
              #expect(number(moved) == unit)
            }
          }
        }
      }
    }
  }
}
