// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayoutUtil
import Testing

@MainActor @Suite struct ViewPrinterTests {
  let root = UIView()
  let child = UILabel()
  let friend = UIView()

  /// Returns the text without memory addresses, which differ between runs.
  private func withoutAddresses(_ text: String) -> String {
    text.replacingOccurrences(of: "0x[0-9a-f]+", with: "0x", options: .regularExpression)
  }

  /// As in the README, a view without an identifier is printed as its address and type.
  @Test func unnamedViews() {
    root.addSubview(child)
    #expect(
      withoutAddresses(ViewPrinter(root).description) == """
        0x:UIView {
            0x:UILabel
        }
        """)
  }

  /// Named views are printed as code, including `sublayout`.
  @Test func namedViews() {
    root.accessibilityIdentifier = "root"
    root.addSubview(child)
    child.accessibilityIdentifier = "child"
    child.addSubview(friend)
    friend.addSubview(UIView())
    #expect(
      withoutAddresses(ViewPrinter(root).description) == """
        root.sublayout {
            child.sublayout {
                0x:UIView {
                    0x:UIView
                }
            }
        }
        """)
    #expect(ViewPrinter(UIView().identifying("root")).description == "root.sublayout {\n}")
  }

  /// As in the README, names are taken from a view's properties.
  final class SomeView: UIView {
    let root = UIView()  // subview of SomeView
    let child = UIView()  // subview of root
    let friend = UIView()  // subview of root
    lazy var used = UIView()
    lazy var unused = UIView()
    let header = HeaderView()
    var missing: UIView?
  }

  final class HeaderView: UIView {
    let title = UILabel()
  }

  @Test func propertyNames() {
    let someView = SomeView()
    someView.addSubview(someView.root)
    someView.root.addSubview(someView.child)
    someView.root.addSubview(someView.friend)
    someView.addSubview(someView.used)
    someView.addSubview(someView.header)
    someView.header.addSubview(someView.header.title)
    #expect(
      ViewPrinter(someView, tags: [someView: "SomeView"]).updateIdentifiers().description == """
        SomeView.sublayout {
            root.sublayout {
                child
                friend
            }
            used
            header.sublayout {
                header.title
            }
        }
        """)
    #expect(someView.accessibilityIdentifier == nil)
  }

  @Test func updaters() {
    let view = SomeView()
    let updaters: [IdentifierUpdater] = [
      .nameOnly, .withTypeOfView, .referenceAndName, .referenceAndNameWithTypeOfView,
    ]
    let names = updaters.map { updater -> String in
      updater.update(view, prefix: "some")
      return withoutAddresses(view.header.title.accessibilityIdentifier ?? "")
    }
    #expect(
      names == [
        "some.header.title", "some.header.title:UILabel", "0x:some.header.title", "0x:some.header.title:UILabel",
      ])
    view.updateIdentifiers()
    #expect(view.child.accessibilityIdentifier == "child")
    view.child.accessibilityIdentifier = "mine"
    IdentifierUpdater.nameOnly.update(view, fixedTags: [view.child: "fixed"])
    #expect(view.child.accessibilityIdentifier == "mine")
  }

  private func print(
    _ options: ViewPrinter.PrintOptions = [], @AnchorsBuilder _ anchors: () -> Anchors
  ) -> String {
    let activation = root.sublayout {
      child.anchors(anchors)
      friend
    }.active()
    defer { activation.deactive() }
    return ViewPrinter(root, tags: [root: "root", child: "child", friend: "friend"], options: options).description
  }

  /// Constraints created with `Anchors` are printed as they were written.
  @Test(arguments: [
    "Anchors.top.leading", "Anchors.top.bottom.leading.trailing.equalToSuper(inwardOffset: 16)",
    "Anchors.top.equalToSuper(constant: 8)", "Anchors.bottom.equalToSuper(constant: 8)",
    "Anchors.width.equalTo(constant: 44).priority(.defaultHigh)",
    "Anchors.width.lessThanOrEqualTo(friend, attribute: .height)",
    "Anchors.leading.equalTo(friend, attribute: .trailing, constant: 4.5)",
    "Anchors.centerX.equalToSuper().multiplier(0.5)", "Anchors.top.greaterThanOrEqualToSuper().priority(.init(600))",
    "Anchors.height.equalToSuper().identifier(\"h\")", "Anchors.top.equalTo(root.safeAreaLayoutGuide)",
  ])
  func anchors(_ line: String) {
    let said: Anchors =
      switch line {
      case "Anchors.top.leading": Anchors.top.leading.anchors
      case "Anchors.top.bottom.leading.trailing.equalToSuper(inwardOffset: 16)": Anchors.allSides(offset: 16)
      case "Anchors.top.equalToSuper(constant: 8)": Anchors.top.equalToSuper(constant: 8)
      case "Anchors.bottom.equalToSuper(constant: 8)": Anchors.bottom.equalToSuper(constant: 8)
      case "Anchors.width.equalTo(constant: 44).priority(.defaultHigh)":
        Anchors.width.equalTo(constant: 44).priority(.defaultHigh)
      case "Anchors.width.lessThanOrEqualTo(friend, attribute: .height)":
        Anchors.width.lessThanOrEqualTo(friend, attribute: .height)
      case "Anchors.leading.equalTo(friend, attribute: .trailing, constant: 4.5)":
        Anchors.leading.equalTo(friend, attribute: .trailing, constant: 4.5)
      case "Anchors.centerX.equalToSuper().multiplier(0.5)": Anchors.centerX.equalToSuper().multiplier(0.5)
      case "Anchors.top.greaterThanOrEqualToSuper().priority(.init(600))":
        Anchors.top.greaterThanOrEqualToSuper().priority(.init(600))
      case "Anchors.height.equalToSuper().identifier(\"h\")": Anchors.height.equalToSuper().identifier("h")
      default: Anchors.top.equalTo(root.safeAreaLayoutGuide)
      }
    #expect(
      print { said } == """
        root.sublayout {
            child.anchors {
                \(line)
            }
            friend
        }
        """)
  }

  /// Constraints with the same relation and constant are printed on one line.
  @Test func groups() {
    let text = print {
      Anchors.top.equalToSuper(constant: 8)
      Anchors.leading.equalToSuper(constant: 16)
      Anchors.bottom.equalToSuper(inwardOffset: 8)
      Anchors.trailing.equalToSuper(inwardOffset: 16)
    }
    #expect(
      text == """
        root.sublayout {
            child.anchors {
                Anchors.top.bottom.equalToSuper(inwardOffset: 8)
                Anchors.leading.trailing.equalToSuper(inwardOffset: 16)
            }
            friend
        }
        """)
  }

  /// A duplicate constraint, which is possible in handwritten views, is printed twice.
  @Test func repeatedConstraints() {
    root.addSubview(child)
    for _ in 0..<2 { child.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
    #expect(
      ViewPrinter(root, tags: [root: "root", child: "child"]).description == """
        root.sublayout {
            child.anchors {
                Anchors.top
                Anchors.top
            }
        }
        """)
  }

  @Test func shortForm() {
    let lines = print(.shortForm) {
      Anchors.allSides(offset: 4)
      Anchors.size(width: 5, height: 5)
      Anchors.center()
      Anchors.horizontal(friend)
    }.split(separator: "\n").filter { $0.contains("Anchors.") }.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(
      lines == [
        "Anchors.allSides.equalToSuper(inwardOffset: 4)", "Anchors.size.equalTo(constant: 5)", "Anchors.center",
        "Anchors.horizontal.equalTo(friend)",
      ])
  }

  @Test func onlyIdentifier() {
    friend.accessibilityIdentifier = "friend"
    root.sublayout {
      child
      friend.anchors {
        Anchors.top.equalTo(child)
        Anchors.leading
      }
    }.finalActive()
    #expect(
      ViewPrinter(root, tags: [root: "root"], options: .onlyIdentifier).description == """
        root.sublayout {
            friend.anchors {
                Anchors.leading
            }
        }
        """)
    #expect(ViewPrinter(UIView(), options: .onlyIdentifier).description.isEmpty)
  }

  @Test func systemConstraints() {
    _ = root.safeAreaLayoutGuide
    #expect(ViewPrinter(root, tags: [root: "root"]).description == "root.sublayout {\n}")
    let text = ViewPrinter(root, tags: [root: "root"], options: .withSystemConstraints).description
    #expect(text.contains("root.safeAreaLayoutGuide.anchors {"))
    #expect(text.contains("Anchors.left.equalToSuper().identifier(\"UIViewSafeAreaLayoutGuide-left\")"))
  }

  @Test func constraintsOfStackViews() {
    let stack = UIStackView(arrangedSubviews: [child, friend])
    stack.layoutIfNeeded()
    let tags = [stack: "stack", child: "child", friend: "friend"]
    #expect(ViewPrinter(stack, tags: tags).description == "stack.sublayout {\n    child\n    friend\n}")
    let text = ViewPrinter(stack, tags: tags, options: .withSystemConstraints).description
    #expect(text.contains("Anchors.leading.equalTo(child, attribute: .trailing).identifier(\"UISV-spacing\")"))
  }

  /// The opacity is stored as a Float and printed with its exact value.
  @Test func configuration() {
    child.text = "A \"text\""
    child.textColor = .systemBlue
    child.alpha = 0.4
    child.numberOfLines = 0
    friend.backgroundColor = .yellow
    friend.isHidden = true
    #expect(
      print(.withViewConfig) { Anchors.top } == """
        root.sublayout {
            child.config {
                $0.alpha = 0.4000000059604645
                $0.text = "A \\"text\\""
                $0.textColor = .systemBlue
                $0.numberOfLines = 0
            }.anchors {
                Anchors.top
            }
            friend.config {
                $0.backgroundColor = .yellow
                $0.isHidden = true
            }
        }
        """)
  }

  final class Rating: UIView {
    var stars = 0
  }

  @Test func customProperties() {
    let rating = Rating()
    rating.stars = 4
    ConfigurableProperties.default.regist(Rating.self, default: Rating()) { [.init("stars", \.stars)] }
    #expect(
      ViewPrinter(rating, tags: [rating: "rating"], options: .withViewConfig).description == """
        rating.config {
            $0.stars = 4
        }
        """)
  }

  /// A button's internal label and image view are not printed.
  @Test func omitsInternalControlViews() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    root.addSubview(button)
    #expect(ViewPrinter(root, tags: [root: "root", button: "button"]).description == "root.sublayout {\n    button\n}")
  }

  @Test func stacks() {
    let stack = UIStackView(arrangedSubviews: [child])
    stack.addSubview(friend)
    let text = ViewPrinter(stack, tags: [stack: "stack", child: "child", friend: "friend"]).description
    #expect(
      text == """
        stack.sublayout {
            child
            GroupLayout(option: .isNotArranged) {
                friend
            }
        }
        """)
  }
}
