// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// The options of a picker with the wheel style, in a `UIPickerView`.
struct WheelOptions<Content: View>: View {
  typealias Body = Never
  let selection: AnyHashable
  let content: Content
  let select: @MainActor (AnyHashable) -> Void

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: WheelNode<Content>.self) { WheelNode(context) }.update(view, context)
  }
}

private final class WheelNode<Content: View>: WrapperNode {
  private let source = WheelSource()
  private let element: HostedElement
  private var selection: AnyHashable?
  private var options: [(title: String, tag: AnyHashable?)] = []

  override init(_ context: _ViewContext) {
    element = HostedElement(source.wheel)
    element.sizing = { [wheel = source.wheel] proposal in
      let own = wheel.intrinsicContentSize
      let height = proposal.height.map { $0.isFinite ? min(max($0, 0), own.height) : own.height } ?? own.height
      return CGSize(width: proposal.width.map { $0.isFinite ? max($0, 0) : own.width } ?? own.width, height: height)
    }
    super.init(context)
  }

  func update(_ view: WheelOptions<Content>, _ context: _ViewContext) -> _ViewNode {
    let isSameEnvironment = environment.isSame(as: context.environment)
    (environment, selection) = (context.environment, view.selection)
    element.scale = environment.displayScale
    environment.apply(to: source.wheel)
    source.wheel.isUserInteractionEnabled = environment.isEnabled
    source.wheel.alpha = environment.isEnabled ? 1 : 0.5
    source.select = { [weak self] row in
      guard let self, options.indices.contains(row), let tag = options[row].tag else { return }
      view.select(tag)
    }
    var inner = environment
    inner.listContext = nil
    // The font of UIKit's wheels, which does not scale with the text size.
    inner.font = environment.font ?? .system(size: 23.5)
    source.makeRow = { row in
      HostingView(view.content.lineLimit(1).modifier(EnvironmentReplacement(environment: inner)), index: row)
    }
    if !isSameEnvironment { options = [] }
    updateChild(view.content, inner)
    return self
  }

  override func childElementsDidChange() {
    let new = (child?.taggedElements ?? []).map { (title: $0.element.titleAndImage.title ?? "", tag: $0.tag) }
    if !new.elementsEqual(options, by: { $0 == $1 }) {
      options = new
      source.show(new.map(\.title))
    }
    if let row = options.firstIndex(where: { $0.tag == selection }) { source.turn(to: row) }
    element.invalidate()
    setElements([element])
  }
}

/// The data source and delegate of a picker's wheel.
private final class WheelSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let wheel = UIPickerView()
  var makeRow: (Int) -> HostingView = { _ in HostingView(EmptyView()) }
  var select: (Int) -> Void = { _ in }
  private var titles: [String] = []

  override init() {
    super.init()
    (wheel.dataSource, wheel.delegate) = (self, self)
  }

  /// Shows other options.
  func show(_ new: [String]) {
    titles = new
    wheel.reloadAllComponents()
  }

  /// Selects a row unless it is selected.
  func turn(to row: Int) {
    if wheel.selectedRow(inComponent: 0) != row { wheel.selectRow(row, inComponent: 0, animated: false) }
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  /// The height of all rows: that of UIKit's wheels, or more for large text.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    titles.isEmpty ? 32 : max(32, makeRow(0).fittingSize(.unspecified).height.rounded(.up))
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles.indices.contains(row) ? titles[row] : nil
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let host = makeRow(row)
    host.safeAreaRegions = []
    let size = host.fittingSize(.unspecified)
    host.frame.size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
    return host
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { select(row) }
}
