// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import MortarVFL
import UIKit

/// A boarding pass with details in columns of equal width, a perforation, and a barcode.
final class BoardingPassViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let background = GradientView(UIColor(rgb: 0x0B3D91), UIColor(rgb: 0x2A6FDB), UIColor(rgb: 0x59B0E8))
    let title = Parts.label("Boarding pass", .systemFont(ofSize: 30, weight: .bold), .white)
    let subtitle = Parts.label("Check-in complete. Boarding starts at 18:25.", .systemFont(ofSize: 16), .white)
    let pass = PassView()
    let note = Parts.label(
      "Have the code ready at the gate. Doors close fifteen minutes before departure.", .systemFont(ofSize: 13), .white)
    note.numberOfLines = 0
    note.textAlignment = .center
    view |+| [background, title, subtitle, pass, note]
    background |=| view
    m_safeRegion |^^ 20 | title | 4 | subtitle | 24 | pass | 20 | note | ~~1
    for part in [title, subtitle, note] { view |>> 28 | part[~~1] | 28 }
    view |>> 20 | pass[~~1] | 20
  }
}

private final class PassView: UIView {
  private let ink = UIColor(light: 0x10203A, dark: 0xF2F4F8)
  private let quiet = UIColor(light: 0x7A879C, dark: 0x9AA6BA)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(light: 0xFFFFFF, dark: 0x18202E)
    layer.cornerRadius = 22
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 10)

    let route = makeRoute()
    let passenger = makeFacts([("PASSENGER", "Isla Murray"), ("FLIGHT", "TS 406")])
    let times = makeFacts([("DATE", "12 Nov"), ("BOARDING", "18:25"), ("ARRIVAL", "21:10")])
    let places = makeFacts([("TERMINAL", "1"), ("GATE", "B12"), ("SEAT", "14A")])
    let tear = makeTear()
    let code = makeBarcode()
    let number = Parts.label(
      "TS406 · 12NOV · 14A · 0042", .monospacedDigitSystemFont(ofSize: 13, weight: .regular), quiet)
    self |+| [route, passenger, times, places, tear, code, number]
    self |^^ 26 | route | 26 | passenger | 18 | times | 18 | places | 22 | tear[==24] | 22 | code[==84] | 10 | number
      | 22
    for part in [route, passenger, times, places, code] { self |>> 24 | part[~~1] | 24 }
    self |>> tear[~~1]
    number.m_centerX |=| self
  }

  required init?(coder: NSCoder) { nil }

  private func makeRoute() -> UIView {
    let route = UIView()
    let from = Parts.label("BLQ", .systemFont(ofSize: 44, weight: .bold), ink)
    let to = Parts.label("LIS", .systemFont(ofSize: 44, weight: .bold), ink)
    let fromCity = Parts.label("Bologna", .systemFont(ofSize: 14), quiet)
    let toCity = Parts.label("Lisbon", .systemFont(ofSize: 14), quiet)
    let plane = Parts.symbol("airplane", 24, .systemBlue)
    let (before, after) = (dashes(), dashes())
    route |+| [from, to, fromCity, toCity, before, plane, after]
    route |>> from | 14 | before[~~1] | 10 | plane | 10 | after[~~1] | 14 | to
    route |^^ [from, to] | 2 | [fromCity, toCity]
    fromCity.m_left |=| from
    toCity.m_right |=| to
    [before, plane, after].m_centerY |=| from
    return route
  }

  /// Creates columns of equal width, each with a caption above a value.
  private func makeFacts(_ facts: [(caption: String, value: String)]) -> UIView {
    let row = UIView()
    let captions = facts.map { Parts.label($0.caption, .systemFont(ofSize: 11, weight: .semibold), quiet) }
    let values = facts.map { Parts.label($0.value, .systemFont(ofSize: 20, weight: .semibold), ink) }
    row |+| {
      captions; values
    }
    row |^^ captions | 3 | values
    let columns = zip(captions, values).map { [$0, $1] }
    if columns.count == 2 {
      row |>> columns[0][~~2] | 24 | columns[1][~~1]
    } else {
      row |>> columns[0][~~1] | 12 | columns[1][~~1] | 12 | columns[2][~~1]
    }
    return row
  }

  /// Creates a perforation between two notches.
  private func makeTear() -> UIView {
    let tear = UIView { $0.clipsToBounds = true }
    let notches = [PillView(), PillView()]
    let line = dashes()
    for notch in notches { notch.backgroundColor = UIColor(light: 0x2F78DC, dark: 0x2F78DC) }
    tear |+| {
      notches; line
    }
    notches.m_size |=| 24
    notches.m_centerY |=| tear
    notches[0].m_centerX |=| tear.m_left
    notches[1].m_centerX |=| tear.m_right
    tear |>> 24 | line[~~1] | 24
    line.m_centerY |=| tear
    return tear
  }

  private func dashes() -> UIView {
    let line = UIView { $0.clipsToBounds = true }
    let dashes = (0..<40).map { _ in UIView { $0.backgroundColor = quiet.withAlphaComponent(0.45) } }
    line |+| dashes
    var left = line.m_left
    for dash in dashes {
      dash.m_left |=| left
      dash.m_width |=| 5
      dash.m_caps |=| line
      left = dash.m_right + 4
    }
    line.m_height |=| 1.5
    return line
  }

  private func makeBarcode() -> UIView {
    let code = UIView()
    // The alternating widths of bars and gaps, which only resemble a barcode.
    let widths = "211232213111213311221312123221231211223113122212321121112322231133111".compactMap(\.wholeNumberValue)
    var previous = code.m_left
    let unit = UIView()
    code |+| unit
    unit.m_width |=| code.m_width / widths.reduce(0, +)
    for (index, width) in widths.enumerated() {
      let bar = UIView { $0.backgroundColor = index.isMultiple(of: 2) ? ink : .clear }
      code |+| bar
      code |^^ bar[~~1]
      bar.m_width |=| unit.m_width * width
      bar.m_left |=| previous
      previous = bar.m_right
    }
    return code
  }
}
