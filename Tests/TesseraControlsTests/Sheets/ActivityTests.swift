// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import Testing

@testable import TesseraControls
@testable import TesseraViews

/// A share sheet in a phone-sized window.
@MainActor
@Suite struct ActivityTests {
  private let window = makeWindow(390, 844, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let base = UIViewController()
  private let log = EventLog()

  init() {
    window.rootViewController = base
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @MainActor
  private final class Star: UIActivity {
    let log: EventLog
    var controller: UIViewController?
    init(_ log: EventLog) { self.log = log }
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType("star") }
    override var activityTitle: String? { "Star" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { activityItems.contains { $0 is String } }
    override func prepare(withActivityItems activityItems: [Any]) { log.entries.append("prepare \(activityItems)") }
    override var activityViewController: UIViewController? { controller }
    override func perform() {
      log.entries.append("perform")
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { "for \(activityType?.rawValue ?? "none")" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "Subject" }
  }

  private func present(_ items: [Any], _ activities: [UIActivity]? = nil) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: activities)
    sheet.completionWithItemsHandler = { [log] type, completed, _, _ in
      log.entries.append("\(type?.rawValue ?? "none") \(completed)")
    }
    base.present(sheet, animated: false)
    window.layoutIfNeeded()
    return sheet
  }

  private func labels(_ view: UIView) -> [String] { view.all(UILabel.self).compactMap(\.text) }

  private func tap(_ title: String, in sheet: UIViewController) throws {
    let label = try #require(sheet.view.all(UILabel.self).first { $0.text == title })
    window.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: window))
    window.layoutIfNeeded()
  }

  @Test func customActivity() throws {
    let sheet = present([Source()], [Star(log)])
    #expect(Set(labels(sheet.view)).isSuperset(of: ["Subject", "Plain Text", "Star", "Copy"]))
    try tap("Star", in: sheet)
    #expect(log.take() == [#"prepare ["for star"]"#, "perform", "star true"])
    #expect(base.presentedViewController == nil)
  }

  @Test func activityWithController() throws {
    let star = Star(log)
    let controller = UIViewController()
    star.controller = controller
    let sheet = present(["Text"], [star])
    sheet.userChose(UIActivity.ActivityType("star"))
    window.layoutIfNeeded()
    #expect(sheet.presentedViewController === controller && log.take() == [#"prepare ["Text"]"#])
    star.activityDidFinish(false)
    window.layoutIfNeeded()
    #expect(log.take() == ["star false"] && base.presentedViewController == nil)
  }

  @Test func copies() throws {
    let sheet = present(["Text"])
    try tap("Copy", in: sheet)
    #expect(UIPasteboard.general.string == "Text")
    #expect(log.take() == ["com.apple.UIKit.activity.CopyToPasteboard true"])
  }

  @Test func excluded() throws {
    let sheet = UIActivityViewController(activityItems: [1], applicationActivities: [Star(log)])
    sheet.excludedActivityTypes = [.print, .mail]
    let shown = labels(sheet.view)
    #expect(shown.contains("Copy") && !shown.contains("Print") && !shown.contains("Mail"))
    // The item is neither text, which the Star activity requires, nor an image.
    #expect(!shown.contains("Star") && !shown.contains("Save Image"))
  }

  @Test func closed() throws {
    let sheet = present(["Text"])
    sheet.userCancelled()
    sheet.userCancelled()
    window.layoutIfNeeded()
    #expect(log.take() == ["none false"] && base.presentedViewController == nil)
    let second = present(["Text"])
    base.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(log.take() == ["none false"] && second.presentingViewController == nil)
  }
}
