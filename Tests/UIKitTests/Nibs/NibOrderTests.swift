// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Foundation
import TesseraFoundation
import Testing

@testable import TesseraControls
@testable import TesseraGraphics
@testable import TesseraNibs
@testable import TesseraViews

@section("tessera_objc") @used
private let orderKeys: @convention(c) (UnsafeMutableRawPointer) -> Void = {
  $0.assumingMemoryBound(to: ObjCMethods.self).pointee.addOnAnyThread { @MainActor table in
    table.add(Diary.self, key: "part", \.part)
    table.add(Diary.self, key: "radius", \.radius)
    table.add(DiaryController.self, key: "diary", \.diary)
    table.add(Late.self, key: "lazyPart", \.lazyPart) { $0.lazyPart = $1 }
    table.add(Late.self, key: "counted", \.counted) { $0.counted = $1 }
    table.add(Late.self, key: "content", \.content)
    table.add(RenamedCard.self, className: "XYZCard")
  }
}

/// A view that logs its callbacks.
class Diary: UIView {
  nonisolated(unsafe) static var lines: [String] = []
  var part: UIView! { didSet { Self.lines.append("outlet \(part.isDescendant(of: self))") } }
  var radius: CGFloat = 0 { didSet { Self.lines.append("attribute \(radius)") } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.lines.append("init(frame:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Self.lines.append("init(coder:) \(part == nil) \(radius)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Self.lines.append("awake \(part != nil) \(radius)")
  }

  override func prepareForInterfaceBuilder() { Self.lines.append("Interface Builder") }
  override func didMoveToSuperview() { Self.lines.append("superview") }
}

class DiaryController: UIViewController {
  var diary: Diary!

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    Diary.lines.append("controller init(nibName:)")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    Diary.lines.append("controller init(coder:)")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    Diary.lines.append("controller awake \(isViewLoaded)")
  }

  override func loadView() {
    Diary.lines.append("loadView")
    super.loadView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Diary.lines.append("viewDidLoad \(diary != nil)")
  }
}

/// A controller whose property getters have side effects.
class Late: UIViewController {
  var reads = 0
  private var count = 0
  lazy var lazyPart: UIView? = {
    reads += 1
    return UIView()
  }()
  var counted: Int {
    get {
      reads += 1
      return count
    }
    set { count = newValue }
  }
  var content: UIView!
}

class RenamedCard: UIView {}

enum Outer {
  class Inner: UIView {}
  struct Between {
    class Innermost: UILabel {}
  }
}

class OuterClass: UIView {
  class InnerCell: UIView {}
}

class GenericCard<Value>: UIView {}
class TextCard: GenericCard<String> {}

/// The order of events according to Apple's documentation of `NSObject.awakeFromNib()`: all objects are created and
/// connected, and runtime attributes are set, before the first object receives `awakeFromNib`.
@MainActor @Suite(.serialized) struct NibOrderTests {
  private let diary = """
    <view id="v" customClass="Diary" customModule="UIKitTests">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews><view id="p"/></subviews>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="part" destination="p" id="o"/></connections>
    </view>
    """

  @Test func views() {
    Diary.lines = []
    let view: Diary? = NibFixture.make(diary)
    #expect(view?.part != nil)
    #expect(Diary.lines == ["init(coder:) true 0.0", "outlet true", "attribute 2.5", "awake true 2.5"])
  }

  /// The controller receives `awakeFromNib` without a view. The view's objects are created when the view is accessed,
  /// and receive `awakeFromNib` before viewDidLoad.
  @Test func scenes() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c"><scenes><scene><objects>
      <viewController id="c" customClass="DiaryController" customModule="UIKitTests" sceneMemberID="viewController">
          \(diary.replacing("<view id=\"v\"", with: "<view key=\"view\" id=\"v\""))
          <connections><outlet property="diary" destination="v" id="x"/></connections>
      </viewController></objects></scene></scenes></document>
      """
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Order-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder.appendingPathComponent("Order.storyboard"))
    Diary.lines = []
    let board = UIStoryboard(name: "Order", bundle: Bundle(url: folder))
    let controller = try #require(board.instantiateInitialViewController() as? DiaryController)
    #expect(Diary.lines == ["controller init(coder:)", "controller awake false"])
    controller.loadViewIfNeeded()
    #expect(
      Diary.lines.dropFirst(2) == [
        "loadView", "init(coder:) true 0.0", "outlet true", "attribute 2.5", "awake true 2.5", "viewDidLoad true",
      ])
    #expect(!Diary.lines.contains("Interface Builder"))
  }

  // MARK: Setting without reading

  /// As in Objective-C, only the setter is called.
  @Test func settingKeysDoesNotReadThem() {
    let late = Late()
    late.setValue(7, forKey: "counted")
    let view = UIView()
    late.setValue(view, forKey: "lazyPart")
    #expect(late.reads == 0 && late.lazyPart === view && late.counted == 7)
    // Setting the view does not load another view first.
    let controller = DiaryController(nibName: nil, bundle: nil)
    Diary.lines = []
    controller.setValue(view, forKey: "view")
    #expect(Diary.lines == [] && controller.viewIfLoaded === view)
    controller.setValue("Title", forKeyPath: "title")
    #expect(controller.title == "Title")
  }

  /// A controller that sets its view by key while loading it does not load the view repeatedly.
  @Test func loadsAViewByNameInLoadView() {
    class ByName: UIViewController {
      var loads = 0
      override func loadView() {
        loads += 1
        setValue(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)), forKey: "view")
      }
    }
    let controller = ByName()
    #expect(controller.view.frame.size == CGSize(width: 5, height: 6) && controller.loads == 1)
  }

  // MARK: Classes

  private func type(_ name: String, _ element: String = "view", module: String = "UIKitTests") -> Any.Type? {
    let view: UIView? = NibFixture.make(
      "<\(element) customClass=\"\(name)\" customModule=\"\(module)\" customModuleProvider=\"target\" id=\"v\"/>")
    return view.map { Swift.type(of: $0) }
  }

  @Test func renamedAndNestedClasses() {
    // Objective-C class names contain no module.
    let renamed: UIView? = NibFixture.make("<view customClass=\"XYZCard\" id=\"v\"/>")
    #expect(renamed is RenamedCard)
    #expect(type("RenamedCard") == RenamedCard.self && type("Outer.Inner") == Outer.Inner.self)
    #expect(type("Outer.Between.Innermost", "label") == Outer.Between.Innermost.self)
    #expect(type("OuterClass.InnerCell") == OuterClass.InnerCell.self)
    // Names as printed by the Objective-C runtime: a class in an enum, and a class in a class.
    #expect(type("_TtCO10UIKitTests5Outer5Inner") == Outer.Inner.self)
    #expect(type("_TtCC10UIKitTests10OuterClass9InnerCell") == OuterClass.InnerCell.self)
    #expect(type("_TtC10UIKitTests11RenamedCard") == RenamedCard.self && type("TextCard") == TextCard.self)
  }

  @Test(arguments: [
    ("GenericCard", "It is generic, and a file can't specify its arguments: name a subclass"),
    ("GenericCard&lt;Swift.Int&gt;", "It is generic"), ("_TtGC10UIKitTests11GenericCardSi_", "It is generic"),
    ("Outer", "not found in the modules UIKitTests"), ("ProfileCrad", "did you mean 'ProfileCard'?"),
    ("Nowhere", "A class with @objc(Name) is found if the porting tool builds its sources"),
    ("&#1;&#255;ab", "not found in"), ("..", "not found in"), ("", "not found in"), ("_Tt", "not found in"),
    ("_TtC999999999999999999999", "not found in"), ("9Card", "not found in"), ("Ä", "not found in"),
  ])
  func missingClasses(name: String, remedy: String) {
    let reports = NibFixture.reports {
      let view: UIView? = NibFixture.make(
        """
        <view id="v"><subviews><view customClass="\(name)" customModule="UIKitTests" id="a"/>
        <label customClass="\(name)" customModule="UIKitTests" id="b"/></subviews></view>
        """)
      #expect(view?.subviews.count == 2)
    }
    #expect(reports.count == 1, "\(reports)")
    #expect(
      reports.first?.contains("in data.xib:4 <view>") == true && reports.first?.contains(remedy) == true, "\(reports)")
  }
}
