// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftLayout

/// A parcel's status, laid out with SwiftLayout. A property shows and hides the details.
final class DeliveryView: UIView, Layoutable {
  var activation: Activation?

  @AnimatableLayoutProperty var showsDetails: Bool

  private let map = RouteMapView()
  private let pin = SymbolBadge("box.truck", .systemIndigo)
  private let title = UILabel()
  private let subtitle = UILabel()
  private let card = UIView()
  private let state = UILabel()
  private let stops = UILabel()
  private let segments = (0..<4).map { _ in UIView() }
  private let details = UIView()
  private let toggle = UIButton(type: .system)
  private let steps = DeliveryStep.all.map { DeliveryStepView($0) }
  private let line = UIView()
  private let contact = UIButton(configuration: .filled())

  init(showsDetails: Bool = false) {
    _showsDetails = AnimatableLayoutProperty(wrappedValue: showsDetails, duration: 0.6)
    super.init(frame: .zero)
    style()
    toggle.addAction(UIAction { [weak self] _ in self?.showsDetails.toggle() }, for: .touchUpInside)
    sl.updateLayout()
  }

  required init?(coder: NSCoder) { nil }

  var layout: some Layout {
    self.sublayout {
      map.anchors {
        Anchors.cap()
        Anchors.bottom.equalTo(safeAreaLayoutGuide, attribute: .top, constant: showsDetails ? 150 : 290)
      }
      title.anchors {
        Anchors.top.equalTo(map, attribute: .bottom, constant: 20)
        Anchors.horizontal.equalToSuper(inwardOffset: 20)
      }
      subtitle.anchors {
        Anchors.top.equalTo(title, attribute: .bottom, constant: 2)
        Anchors.horizontal.equalTo(title)
      }
      card.anchors {
        Anchors.top.equalTo(subtitle, attribute: .bottom, constant: 16)
        Anchors.horizontal.equalToSuper(inwardOffset: 16)
      }.sublayout {
        cardLayout
      }
      contact.anchors {
        Anchors.horizontal.equalToSuper(inwardOffset: 16)
        Anchors.bottom.equalTo(safeAreaLayoutGuide, inwardOffset: 8)
        Anchors.height.equalTo(constant: 50)
      }
    }
  }

  @LayoutBuilder private var cardLayout: some Layout {
    pin.anchors {
      Anchors.top.leading.equalToSuper(inwardOffset: 16)
      Anchors.size(width: 44, height: 44)
    }
    state.anchors {
      Anchors.top.equalTo(pin)
      Anchors.leading.equalTo(pin, attribute: .trailing, constant: 12)
      Anchors.trailing.equalToSuper(inwardOffset: 16)
    }
    stops.anchors {
      Anchors.bottom.equalTo(pin)
      Anchors.horizontal.equalTo(state)
    }
    progressLayout
    // Clips the details so that they expand and collapse.
    details.anchors {
      Anchors.top.equalTo(segments[0], attribute: .bottom)
      Anchors.horizontal
      if !showsDetails { Anchors.height.equalTo(constant: 0) }
    }.sublayout {
      if showsDetails { stepsLayout }
    }
    toggle.anchors {
      Anchors.top.equalTo(details, attribute: .bottom, constant: 12)
      Anchors.centerX
      Anchors.bottom.equalToSuper(inwardOffset: 10)
    }
  }

  /// Adjacent bars of equal width.
  @LayoutBuilder private var progressLayout: some Layout {
    for (index, segment) in segments.enumerated() {
      segment.anchors {
        Anchors.top.equalTo(pin, attribute: .bottom, constant: 16)
        Anchors.height.equalTo(constant: 6)
        if index == 0 {
          Anchors.leading.equalToSuper(inwardOffset: 16)
        } else {
          Anchors.leading.equalTo(segments[index - 1], attribute: .trailing, constant: 6)
          Anchors.width.equalTo(segments[0])
        }
        if index == segments.count - 1 { Anchors.trailing.equalToSuper(inwardOffset: 16) }
      }
    }
  }

  @LayoutBuilder private var stepsLayout: some Layout {
    line.anchors {
      Anchors.width.equalTo(constant: 2)
      Anchors.centerX.equalTo(steps[0].dot)
      Anchors.top.equalTo(steps[0].dot)
      Anchors.bottom.equalTo(steps[steps.count - 1].dot)
    }
    for (index, step) in steps.enumerated() {
      step.anchors {
        Anchors.horizontal.equalToSuper(inwardOffset: 16)
        if index == 0 {
          Anchors.top.equalToSuper(constant: 20)
        } else {
          Anchors.top.equalTo(steps[index - 1], attribute: .bottom, constant: 14)
        }
        if index == steps.count - 1 { Anchors.bottom }
      }
    }
  }

  private func style() {
    backgroundColor = .systemGroupedBackground
    title.text = "Arriving Thursday"
    title.font = .preferredFont(forTextStyle: .title1).bold
    subtitle.text = "Between 2 and 4 pm, Harbour Street 12"
    subtitle.textColor = .secondaryLabel
    state.text = "Out for delivery"
    state.font = .preferredFont(forTextStyle: .headline)
    stops.text = "Three stops before yours"
    stops.font = .preferredFont(forTextStyle: .subheadline)
    stops.textColor = .secondaryLabel
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 16
    details.clipsToBounds = true
    line.backgroundColor = .systemGray4
    for (index, segment) in segments.enumerated() {
      segment.backgroundColor = index < 3 ? .systemIndigo : .systemGray5
      segment.layer.cornerRadius = 3
    }
    contact.configuration?.title = "Message the courier"
    contact.configuration?.baseBackgroundColor = .systemIndigo
    contact.configuration?.cornerStyle = .large
  }

  override func layoutSubviews() {
    toggle.setTitle(showsDetails ? "Hide details" : "Show details", for: .normal)
    toggle.tintColor = .systemIndigo
    super.layoutSubviews()
  }
}
