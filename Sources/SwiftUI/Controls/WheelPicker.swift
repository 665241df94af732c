// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

@_spi(Tessera) internal import TesseraSwiftUILayout
internal import UIKit

/// A `UIPickerView` with a wheel that shows the texts and images of a picker's options.
///
/// Like UIKit's pickers, it is 216 points high. It fills the proposed width.
struct WheelOptions<Content: View>: View {
  typealias Body = Never
  let selection: AnyHashable
  let content: Content
  let select: (AnyHashable) -> Void

  static func _updateNode(_ node: _ViewNode?, with view: Self, in context: _ViewContext) -> _ViewNode {
    context.reuse(node, as: WheelNode<Content>.self) { WheelNode(context) }.update(view, context)
  }
}

private final class WheelNode<Content: View>: WrapperNode {
  private let picker = UIPickerView()
  private let wheel = Wheel()
  private let element: HostedElement
  private var view: WheelOptions<Content>?

  override init(_ context: _ViewContext) {
    element = HostedElement(picker)
    super.init(context)
    element.sizing = { [picker] proposal in
      let own = picker.intrinsicContentSize
      return CGSize(width: proposal.width.map { $0.isFinite ? $0 : own.width } ?? own.width, height: own.height)
    }
    (picker.dataSource, picker.delegate) = (wheel, wheel)
    wheel.onSelect = { [weak self] row in
      guard let self, let parts = child?.taggedElements, parts.indices.contains(row), let tag = parts[row].tag else {
        return
      }
      self.view?.select(tag)
      showSelection(isAnimated: true)
    }
  }

  func update(_ view: WheelOptions<Content>, _ context: _ViewContext) -> _ViewNode {
    (self.view, environment) = (view, context.environment)
    element.scale = environment.displayScale
    environment.apply(to: picker)
    picker.isUserInteractionEnabled = environment.isEnabled
    picker.alpha = environment.isEnabled ? 1 : 0.5
    updateChild(view.content, environment)
    return self
  }

  override func childElementsDidChange() {
    let rows = (child?.taggedElements ?? []).map { WheelRow($0.element.titleAndImage) }
    if rows != wheel.rows {
      wheel.rows = rows
      picker.reloadAllComponents()
    }
    showSelection(isAnimated: false)
    setElements([element])
  }

  /// Turns the wheel to the selected option. A selection without an option leaves the wheel as it is.
  private func showSelection(isAnimated: Bool) {
    guard let view, let row = child?.taggedElements.firstIndex(where: { $0.tag == view.selection }) else { return }
    if picker.selectedRow(inComponent: 0) != row { picker.selectRow(row, inComponent: 0, animated: isAnimated) }
  }
}

/// A row of a wheel.
private struct WheelRow: Equatable {
  let title: String?
  let image: UIImage?

  init(_ content: (title: String?, image: UIImage?)) { (title, image) = content }
}

/// The data source and delegate of a picker with one wheel.
@MainActor
private final class Wheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var rows: [WheelRow] = []
  var onSelect: (Int) -> Void = { _ in }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { rows.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    rows.indices.contains(row) ? rows[row].title ?? "" : nil
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { onSelect(row) }
}
