// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Attachment views in TextKit 2 text views.

import Foundation
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraTextKit
@testable import TesseraViews

@MainActor @Suite struct AttachmentViewTests {
  /// A provider whose view is 60 x 40 points.
  private class Provider: NSTextAttachmentViewProvider {
    var loads = 0
    var size: CGSize { CGSize(width: 60, height: 40) }

    override init(
      textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
      location: any NSTextLocation
    ) {
      super.init(
        textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
        location: location)
      tracksTextAttachmentViewBounds = true
    }

    override func loadView() {
      loads += 1
      view = UIView(frame: CGRect(origin: .zero, size: size))
    }
  }

  /// An attachment that retains its provider for inspection.
  private final class Custom: NSTextAttachment {
    var provider: Provider?
    var asked = 0
    var tracks = true
    weak var parent: UIView?

    override func viewProvider(
      for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
      asked += 1
      parent = parentView
      let new = Provider(
        textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
        location: location)
      new.tracksTextAttachmentViewBounds = tracks
      provider = new
      return new
    }
  }

  private static let font = UIFont.systemFont(ofSize: 17)
  private let window = makeWindow(300, 400)
  private let view = UITextView(frame: CGRect(0, 0, 300, 200))

  init() { window.addSubview(view) }

  private func text(_ parts: Any...) -> NSMutableAttributedString {
    let text = NSMutableAttributedString()
    for part in parts {
      if let part = part as? NSTextAttachment { text.append(NSAttributedString(attachment: part)) }
      if let part = part as? String { text.append(NSAttributedString(string: part)) }
    }
    text.addAttribute(.font, value: Self.font, range: NSRange(location: 0, length: text.length))
    return text
  }

  private func width(_ string: String) -> CGFloat {
    NSAttributedString(string: string, attributes: [.font: Self.font]).size().width
  }

  /// The view begins after 5 points of padding and two letters. The line begins 8 points from the top, and its ascent
  /// is the view's height.
  @Test func viewsSitOnTheBaseline() throws {
    let attachment = Custom()
    view.attributedText = text("ab", attachment, "cd")
    window.layoutIfNeeded()
    let shown = try #require(attachment.provider?.view)
    #expect(shown.superview === view && attachment.parent === view && attachment.asked == 1)
    #expect(abs(shown.frame.minX - 5 - width("ab")) < 0.01 && abs(shown.frame.minY - 8) < 0.01)
    #expect(shown.frame.size == CGSize(width: 60, height: 40))
    #expect(abs(view.contentSize.height - (16 + 40 - Self.font.descender)) <= 0.5)
    let caret = view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: 3)))
    #expect(abs(caret.minX - 5 - width("ab") - 60) <= 0.5)
    let fragment = try #require(view.textLayoutManager?.textLayoutFragment(for: CGPoint(x: 0, y: 0)))
    #expect(fragment.textAttachmentViewProviders.map { $0 === attachment.provider } == [true])
  }

  private static let fileType = "com.example.tessera.attachment-view-tests"

  /// The class is known only at run time, and its overridden initializer is called.
  @Test func registersProvidersByFileType() throws {
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: Self.fileType)
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: Self.fileType.uppercased()) == Provider.self)
    #expect(NSTextAttachment.textAttachmentViewProviderClass(forFileType: "com.example.none") == nil)
    let attachment = NSTextAttachment(data: nil, ofType: Self.fileType)
    #expect(attachment.usesTextAttachmentView && !NSTextAttachment(data: nil, ofType: "none").usesTextAttachmentView)
    view.attributedText = text("a", attachment)
    window.layoutIfNeeded()
    let provider = try #require(
      view.textLayoutManager?.textLayoutFragment(for: CGPoint.zero)?.textAttachmentViewProviders.first as? Provider)
    #expect(provider.textAttachment === attachment && provider.textLayoutManager === view.textLayoutManager)
    #expect(provider.loads == 1 && provider.tracksTextAttachmentViewBounds && provider.view?.superview === view)
    let offset = view.textLayoutManager?.offset(
      from: try #require(view.textLayoutManager?.documentRange.location), to: provider.location)
    #expect(offset == 1)
    attachment.allowsTextAttachmentView = false
    view.attributedText = text("a", attachment)
    window.layoutIfNeeded()
    #expect(!attachment.usesTextAttachmentView && view.subviews.allSatisfy { $0 !== provider.view })
  }

  /// An attachment that remains in the text keeps its view when its position changes.
  @Test func viewsMoveWithTheText() throws {
    let attachment = Custom()
    view.attributedText = text("ab", attachment)
    window.layoutIfNeeded()
    let shown = try #require(attachment.provider?.view)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: text("first\nand "))
    window.layoutIfNeeded()
    #expect(attachment.provider?.view === shown && attachment.asked == 1 && attachment.provider?.loads == 1)
    #expect(abs(shown.frame.minX - 5 - width("and ab")) < 0.01)
    #expect(abs(shown.frame.minY - 8 - Self.font.lineHeight) < 0.01)
    view.isEditable = true
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 6, length: 4)
    view.deleteBackward()
    window.layoutIfNeeded()
    #expect(abs(shown.frame.minX - 5 - width("ab")) < 0.01 && shown.superview === view && attachment.asked == 1)
    let unit = try #require(attachment.provider).location
    #expect(view.textLayoutManager?.offset(from: view.textLayoutManager!.documentRange.location, to: unit) == 8)
    view.text = "none"
    window.layoutIfNeeded()
    #expect(shown.superview == nil)
  }

  /// An attachment may occur twice in a text. The views are in text order.
  @Test func viewsAreInTextOrder() throws {
    let (one, two) = (Custom(), Custom())
    view.attributedText = text(one, "a", two)
    window.layoutIfNeeded()
    func order() -> [Bool] {
      view.subviews.compactMap { part in
        part === one.provider?.view ? true : part === two.provider?.view ? false : nil
      }
    }
    #expect(order() == [true, false])
    view.attributedText = text(two, "a", one)
    window.layoutIfNeeded()
    #expect(order() == [false, true] && one.asked == 1 && two.asked == 1)
    view.attributedText = text(one, one)
    window.layoutIfNeeded()
    let providers = view.textLayoutManager?.textLayoutFragment(for: CGPoint.zero)?.textAttachmentViewProviders ?? []
    #expect(providers.count == 2 && Set(providers.compactMap { $0.view?.frame.minX }).count == 2)
  }

  @Test func invisibleViewsAreRemoved() throws {
    let attachment = Custom()
    view.attributedText = text(attachment, String(repeating: "\nline", count: 100))
    window.layoutIfNeeded()
    let shown = try #require(attachment.provider?.view)
    view.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(shown.superview == nil)
    view.contentOffset.y = 20
    window.layoutIfNeeded()
    #expect(shown.superview === view && attachment.provider?.loads == 1 && attachment.asked == 1)
    // Attachments far below the visible area have no view until they become visible.
    let low = Custom()
    low.tracks = false
    low.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.attributedText = text(String(repeating: "line\n", count: 100), low)
    window.layoutIfNeeded()
    #expect(low.provider?.loads == 0)
    view.contentOffset.y = view.contentSize.height - 200
    window.layoutIfNeeded()
    #expect(low.provider?.loads == 1 && low.provider?.view?.superview === view)
  }

  /// If the provider doesn't track attachment bounds, the attachment's bounds determine the view's size.
  @Test func attachmentBoundsSizeTheViews() throws {
    let attachment = Custom()
    attachment.tracks = false
    attachment.bounds = CGRect(x: 0, y: -6, width: 20, height: 30)
    view.attributedText = text(attachment)
    window.layoutIfNeeded()
    let shown = try #require(attachment.provider?.view)
    #expect(shown.frame == CGRect(x: 5, y: 8, width: 20, height: 30))
    #expect(abs(view.contentSize.height - (16 + 24 + max(6, -Self.font.descender))) <= 0.5)
  }

  @Test func linesFollowViewSizeChanges() throws {
    let attachment = Custom()
    view.attributedText = text("a", attachment, "b")
    window.layoutIfNeeded()
    let height = view.contentSize.height
    let shown = try #require(attachment.provider?.view)
    shown.bounds.size = CGSize(width: 80, height: 70)
    view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(abs(view.contentSize.height - height - 30) <= 0.5)
    #expect(shown.frame.size == CGSize(width: 80, height: 70) && abs(shown.frame.minY - 8) < 0.01)
    #expect(attachment.asked == 1)
  }

  @Test(arguments: [
    CGRect(x: 0, y: 0, width: CGFloat.nan, height: 4), CGRect(x: 0, y: -1e300, width: 1e300, height: 1e300),
    CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: CGFloat.nan, width: 10, height: CGFloat.infinity), .zero,
  ])
  func hostileSizesShowNothing(_ bounds: CGRect) {
    let attachment = Custom()
    attachment.tracks = false
    attachment.bounds = bounds
    view.attributedText = text("a", attachment, "b")
    window.layoutIfNeeded()
    #expect(view.contentSize.width.isFinite && view.contentSize.height.isFinite)
    #expect(attachment.provider?.view?.superview == nil)
  }

  /// A rectangle with a negative size is standardized, as for images, so the view extends 5 points below the
  /// baseline.
  @Test func negativeSizesAreStandardized() throws {
    let attachment = Custom()
    attachment.tracks = false
    attachment.bounds = CGRect(x: 5, y: 0, width: -5, height: -5)
    view.attributedText = text(attachment, "b")
    window.layoutIfNeeded()
    let shown = try #require(attachment.provider?.view)
    #expect(shown.frame.size == CGSize(width: 5, height: 5) && abs(shown.frame.minX - 5) < 0.01)
    #expect(abs(shown.frame.minY - (8 + Self.font.ascender)) < 0.01)
  }

  /// Neither TextKit 1 nor labels show attachment views.
  @Test func labelsShowNoAttachmentViews() throws {
    let old = UITextView(usingTextLayoutManager: false)
    old.frame = CGRect(0, 200, 300, 200)
    window.addSubview(old)
    let attachment = Custom()
    old.attributedText = text("a", attachment)
    window.layoutIfNeeded()
    #expect(attachment.asked == 0)
    view.attributedText = text("a", attachment)
    window.layoutIfNeeded()
    let shown = try #require(attachment.provider?.view)
    #expect(shown.superview === view)
    _ = view.layoutManager
    window.layoutIfNeeded()
    #expect(shown.superview == nil)
  }

  /// A touch on an attachment view is delivered to that view.
  @Test func viewsReceiveTouches() {
    final class Switch: NSTextAttachment {
      @MainActor lazy var control = UISwitch()
      override func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
      ) -> NSTextAttachmentViewProvider? {
        let provider = NSTextAttachmentViewProvider(
          textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
          location: location)
        provider.view = control
        provider.tracksTextAttachmentViewBounds = true
        return provider
      }
    }
    let attachment = Switch()
    view.attributedText = text("Wi-Fi ", attachment)
    window.layoutIfNeeded()
    #expect(attachment.control.superview === view)
    attachment.control.tap()
    #expect(attachment.control.isOn)
  }
}
