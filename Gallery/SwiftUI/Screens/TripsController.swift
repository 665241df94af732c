// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI
import UIKit

/// An app that moves from UIKit to SwiftUI step by step.
///
/// The navigation, the list and its headers are UIKit's. The ticket above the list is a SwiftUI view in a child view
/// controller, which itself contains a UIKit view; the cells' contents are SwiftUI views; and a cell opens a SwiftUI
/// page.
final class TripsController: UIViewController, UICollectionViewDelegate {
  private typealias CellRegistration = UICollectionView.CellRegistration<UICollectionViewListCell, Trip>
  private typealias HeaderRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  let ticket = TrainTicket()
  private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
  private lazy var source = makeSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in })
    navigationItem.rightBarButtonItem?.accessibilityLabel = "New trip"
    let card = addTicket()
    list.delegate = self
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 4),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    source.apply(Self.snapshot(), animatingDifferences: false)
  }

  /// Adds the ticket as a child view controller.
  private func addTicket() -> UIView {
    let host = UIHostingController(rootView: TicketCard(ticket: ticket))
    host.sizingOptions = .intrinsicContentSize
    host.view.backgroundColor = .clear
    host.view.translatesAutoresizingMaskIntoConstraints = false
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
      host.view.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    return host.view
  }

  private static func layout() -> UICollectionViewLayout {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: configuration)
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Trip.Time, Trip> {
    let cell = CellRegistration { cell, _, trip in
      cell.contentConfiguration = UIHostingConfiguration { TripRow(trip: trip) }
      cell.accessories = [.disclosureIndicator()]
    }
    let header = HeaderRegistration(elementKind: UICollectionView.elementKindSectionHeader) {
      [weak self] view, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.source.sectionIdentifier(for: path.section)?.rawValue
      view.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Trip.Time, Trip>(collectionView: list) { list, path, trip in
      list.dequeueConfiguredReusableCell(using: cell, for: path, item: trip)
    }
    source.supplementaryViewProvider = { list, _, path in
      list.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    return source
  }

  private static func snapshot() -> NSDiffableDataSourceSnapshot<Trip.Time, Trip> {
    var snapshot = NSDiffableDataSourceSnapshot<Trip.Time, Trip>()
    for time in Trip.Time.allCases {
      snapshot.appendSections([time])
      snapshot.appendItems(Trip.all.filter { $0.time == time })
    }
    return snapshot
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let trip = source.itemIdentifier(for: indexPath) { open(trip) }
  }

  /// Pushes the SwiftUI page of a trip.
  func open(_ trip: Trip) {
    let page = UIHostingController(rootView: TripPage(trip: trip))
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }
}

/// A trip by train.
struct Trip: Hashable {
  enum Time: String, CaseIterable {
    case upcoming = "Upcoming"
    case past = "Past"
  }

  struct Stop: Hashable {
    let station: String
    let time: String
  }

  let name: String
  let date: String
  let price: String
  let symbol: String
  let hue: Double
  let time: Time
  let stops: [Stop]

  var color: Color { Color(hue: hue, saturation: 0.68, brightness: 0.86) }

  static let all = [
    Trip(
      name: "Coimbra", date: "12 June, 10:30", price: "€24", symbol: "tram.fill", hue: 0.58, time: .upcoming,
      stops: [
        Stop(station: "Lisboa Oriente", time: "10:30"), Stop(station: "Santarém", time: "11:04"),
        Stop(station: "Entroncamento", time: "11:23"), Stop(station: "Pombal", time: "11:58"),
        Stop(station: "Coimbra-B", time: "12:21"),
      ]),
    Trip(
      name: "Faro", date: "28 June, 08:32", price: "€26", symbol: "tram.fill", hue: 0.09, time: .upcoming,
      stops: [
        Stop(station: "Lisboa Oriente", time: "08:32"), Stop(station: "Pinhal Novo", time: "09:08"),
        Stop(station: "Tunes", time: "11:06"), Stop(station: "Faro", time: "11:34"),
      ]),
    Trip(
      name: "Évora", date: "3 May", price: "€14", symbol: "checkmark", hue: 0.36, time: .past,
      stops: [
        Stop(station: "Lisboa Oriente", time: "09:02"), Stop(station: "Vendas Novas", time: "09:58"),
        Stop(station: "Évora", time: "10:31"),
      ]),
    Trip(
      name: "Aveiro", date: "17 April", price: "€22", symbol: "checkmark", hue: 0.83, time: .past,
      stops: [
        Stop(station: "Lisboa Oriente", time: "13:09"), Stop(station: "Coimbra-B", time: "14:47"),
        Stop(station: "Aveiro", time: "15:11"),
      ]),
  ]
}
