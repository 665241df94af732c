// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraGraphics
import TesseraViewFixtures
import TesseraViews
import Testing

/// On iOS, UIKit's classes are Objective-C classes, whose stored properties are not visible in mirrors.
@MainActor @Suite struct MirrorTests {
  private class Badge: UIView {
    let label = UILabel()
    var count = 3
    weak var owner: UIView?
    lazy var total = count * 2
  }

  private final class StarBadge: Badge { let points = 5 }
  private final class Settings: UIViewController { var isOpen = true }

  @Test func systemClassesHaveNoChildren() {
    let objects: [NSObject] = [
      UIView(), UILabel(), UIButton(type: .system), UIStackView(), UIViewController(), UINavigationController(),
      CALayer(),
      UITapGestureRecognizer(), UIView().widthAnchor, UIView().widthAnchor.constraint(equalToConstant: 1),
      UILayoutGuide(), UIColor.red, UIFont.systemFont(ofSize: 12), UIImage(), UIBezierPath(), UITraitCollection(),
      UIBarButtonItem(), CABasicAnimation(), UIScreen.main, UIApplication.shared, UIWindow(),
    ]
    for object in objects {
      let mirrors = Array(sequence(first: Mirror(reflecting: object), next: \.superclassMirror))
      #expect(mirrors.allSatisfy { $0.children.isEmpty && $0.displayStyle == .class }, "\(type(of: object))")
      #expect(mirrors.first?.subjectType == type(of: object), "\(type(of: object))")
      #expect(mirrors.count > 1 && mirrors.last?.subjectType == NSObject.self, "\(type(of: object))")
    }
  }

  @Test func subclassesReflectTheirProperties() {
    let badge = StarBadge()
    let mirror = Mirror(reflecting: badge)
    #expect(mirror.children.map(\.label) == ["points"])
    #expect(mirror.descendant("points") as? Int == 5)
    let parent = mirror.superclassMirror
    #expect(parent?.subjectType == Badge.self)
    #expect(parent?.children.map(\.label) == ["label", "count", "owner", "$__lazy_storage_$_total"])
    #expect(parent?.children.first?.value as? UILabel === badge.label)
    #expect(parent?.superclassMirror?.subjectType == UIView.self)
    #expect(Mirror(reflecting: Settings()).descendant("isOpen") as? Bool == true)
  }

  /// A mirror retains its object, but only while the mirror exists.
  @Test func mirrorsDoNotRetainOtherObjects() {
    weak var gone: Badge?
    do {
      let badge = Badge()
      gone = badge
      #expect(Mirror(reflecting: badge).children.count == 4)
    }
    #expect(gone == nil)
  }

  /// Traversing the properties terminates, although a view and its layer refer to each other.
  @Test func dumps() {
    var text = ""
    dump(StarBadge(), to: &text)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("- points: 5") && lines.contains("- count: 3"))
    #expect(lines.contains { $0.hasPrefix("- super: ") && $0.hasSuffix(".UIView") })
    #expect(lines.count < 20, "\(text)")
  }

  /// String key paths find the system's properties nevertheless.
  @Test func keyValueCodingFindsProperties() {
    let badge = Badge()
    badge.tag = 7
    #expect(badge.value(forKey: "tag") as? Int == 7)
    #expect(badge.value(forKey: "count") as? Int == 3)
  }
}
