// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

// Decoding of tables in nibs: their attributes, prototype cells, and the rows of static tables.

import Foundation
import TesseraFoundation
import TesseraNibs
@_spi(Tessera) import TesseraViews

@section("tessera_nib") @used
private let tableKinds: @convention(c) (UnsafeMutableRawPointer) -> Void = { _ in
  MainActor.assumeIsolated {
    NibKindTable.register { table in
      table.add(NibTables.kinds)
      table.addDecodableClasses([UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self])
    }
  }
}

@MainActor
enum NibTables {
  static let kinds: [NibKind] = [
    NibKind(
      "tableView", UITableView.self, base: "scrollView", attributes: tableAttributes, children: tableChildren,
      outlets: [
        "dataSource": NibKind.outlet { (table: UITableView, source: any UITableViewDataSource) in
          table.dataSource = source
        },
        "delegate": NibKind.outlet { (table: UITableView, delegate: any UITableViewDelegate) in
          table.delegate = delegate
        },
        "prefetchDataSource": NibKind.outlet { (table: UITableView, source: any UITableViewDataSourcePrefetching) in
          table.prefetchDataSource = source
        },
      ]),
    NibKind(
      "tableViewCell", UITableViewCell.self, base: "view", attributes: cellAttributes, children: cellChildren,
      outlets: [
        "backgroundView": NibKind.outlet { (cell: UITableViewCell, view: UIView) in cell.backgroundView = view },
        "selectedBackgroundView": NibKind.outlet { (cell: UITableViewCell, view: UIView) in
          cell.selectedBackgroundView = view
        },
        "accessoryView": NibKind.outlet { (cell: UITableViewCell, view: UIView) in cell.accessoryView = view },
        "editingAccessoryView": NibKind.outlet { (cell: UITableViewCell, view: UIView) in
          cell.editingAccessoryView = view
        },
      ]),
    NibKind(
      "tableViewController", UITableViewController.self, base: "viewController",
      attributes: [
        .flag("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
      ],
      children: [
        "tableView": NibKind.child { (controller: UITableViewController, element, builder) in
          builder.setViewElement(element, of: controller)
        },
        "refreshControl": NibKind.child { (controller: UITableViewController, element, builder) in
          controller.nibRefreshControl = builder.make(element) as? UIRefreshControl
        },
      ]),
  ]

  private static let tableAttributes: [NibAttribute] =
    [
      .number("rowHeight", \UITableView.nibRowHeight),
      .number("estimatedRowHeight", \UITableView.nibEstimatedRowHeight),
      .number("sectionHeaderHeight", \UITableView.nibHeaderHeight),
      .number("sectionFooterHeight", \UITableView.nibFooterHeight),
      .number("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight),
      .number("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight),
      .choice(
        "separatorStyle", \UITableView.separatorStyle,
        [
          "default": .singleLine, "singleLine": .singleLine, "none": .none, "singleLineEtched": .singleLine,
        ]),
      .flag("allowsSelection", \UITableView.allowsSelection),
      .flag("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
      .flag("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing),
      .flag("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing),
      .choice(
        "separatorInsetReference", \UITableView.separatorInsetReference,
        [
          "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
        ]),
    ]
    + NibAttribute.ignored(
      "style", "dataMode", "sectionIndexMinimumDisplayRowCount", "contentViewInsetsToSafeArea", "prefetchingEnabled",
      "separatorInsetReferenceSet", "sectionHeaderTopPadding", "showsSelectionImmediatelyOnTouchBegin")

  private static let tableChildren: [String: NibKind.Child] = [
    "separatorColor": NibKind.color(\UITableView.separatorColor),
    "sectionIndexColor": { _, _, _ in }, "sectionIndexBackgroundColor": { _, _, _ in },
    "sectionIndexTrackingBackgroundColor": { _, _, _ in },
    "separatorInset": NibKind.child { (table: UITableView, element, _) in
      if let insets = NibGeometry.insets(element) { table.separatorInset = insets }
    },
    "tableHeaderView": NibKind.child { (table: UITableView, element, builder) in
      table.tableHeaderView = builder.make(element) as? UIView
    },
    "tableFooterView": NibKind.child { (table: UITableView, element, builder) in
      table.tableFooterView = builder.make(element) as? UIView
    },
    "backgroundView": NibKind.child { (table: UITableView, element, builder) in
      table.backgroundView = builder.make(element) as? UIView
    },
    "prototypes": NibKind.child { (table: UITableView, element, builder) in
      for child in element.children {
        guard let identifier = child["reuseIdentifier"], !identifier.isEmpty else {
          builder.report(child, reason: "a prototype without a reuseIdentifier cannot be dequeued")
          continue
        }
        guard child.name == "tableViewCell" else {
          builder.report(child, reason: "prototypes of a table must be cells")
          continue
        }
        let prototype = NibPrototype(child, builder)
        table.registry.cellFactories[identifier] = { prototype.make() as? UITableViewCell }
      }
    },
    "sections": NibKind.child { (table: UITableView, element, builder) in
      table.staticRows = StaticRows(element: element, table: table, builder: builder)
    },
  ]

  private static let cellAttributes: [NibAttribute] =
    [
      part("textLabel") { $0.textLabel }, part("detailTextLabel") { $0.detailTextLabel },
      part("imageView") { $0.imageView },
      .choice("accessoryType", \UITableViewCell.accessoryType, accessories),
      .choice("editingAccessoryType", \UITableViewCell.editingAccessoryType, accessories),
      .choice(
        "selectionStyle", \UITableViewCell.selectionStyle,
        [
          "none": .none, "blue": .blue, "gray": .gray, "default": .default,
        ]),
      .number("indentationWidth", \UITableViewCell.indentationWidth),
      .integer("indentationLevel", \UITableViewCell.indentationLevel),
      .flag("showsReorderControl", \UITableViewCell.showsReorderControl),
      .flag("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
    ] + NibAttribute.ignored("style", "reuseIdentifier", "rowHeight", "hidesAccessoryWhenEditing", "focusStyle")

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  /// Returns the nib attribute for a subview that the cell's style creates. The attribute contains the id of the
  /// element that describes the subview.
  private static func part(_ name: String, _ view: @escaping @MainActor (UITableViewCell) -> UIView?) -> NibAttribute {
    NibAttribute(name) { (cell: UITableViewCell, id, place) in
      if let view = view(cell) { place.builder.adopt(view, for: id) }
      return true
    }
  }

  private static let cellChildren: [String: NibKind.Child] = [
    "contentView": NibKind.child { (cell: UITableViewCell, element, builder) in
      builder.read(element, as: "tableViewCellContentView", into: cell.contentView)
    },
    "separatorInset": NibKind.child { (cell: UITableViewCell, element, _) in
      if let insets = NibGeometry.insets(element) { cell.separatorInset = insets }
    },
    "accessoryView": NibKind.child { (cell: UITableViewCell, element, builder) in
      cell.accessoryView = builder.make(element) as? UIView
    },
    "selectedBackgroundView": NibKind.child { (cell: UITableViewCell, element, builder) in
      cell.selectedBackgroundView = builder.make(element) as? UIView
    },
    "backgroundView": NibKind.child { (cell: UITableViewCell, element, builder) in
      cell.backgroundView = builder.make(element) as? UIView
    },
  ]

  /// Returns a table's style, which must be known to create the table.
  static func style(_ coder: NSCoder) -> UITableView.Style {
    switch NibCoder.attribute("style", coder: coder) {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// Returns a cell's style, which must be known to create the cell.
  static func cellStyle(_ coder: NSCoder) -> UITableViewCell.CellStyle {
    switch NibCoder.attribute("style", coder: coder) {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }
}

extension UITableView {
  /// The row height as encoded in nibs, where values of -1 and below mean self-sizing.
  fileprivate var nibRowHeight: CGFloat {
    get { rowHeight }
    set { rowHeight = newValue < 0 ? Self.automaticDimension : newValue }
  }

  fileprivate var nibEstimatedRowHeight: CGFloat {
    get { estimatedRowHeight }
    set { estimatedRowHeight = newValue < 0 ? Self.automaticDimension : newValue }
  }

  // If no height was chosen in Interface Builder, nibs contain 18 or 28 points. UIKit uses these values unchanged for
  // both plain and grouped tables.
  fileprivate var nibHeaderHeight: CGFloat {
    get { sectionHeaderHeight }
    set { sectionHeaderHeight = newValue < 0 ? Self.automaticDimension : newValue }
  }

  fileprivate var nibFooterHeight: CGFloat {
    get { sectionFooterHeight }
    set { sectionFooterHeight = newValue < 0 ? Self.automaticDimension : newValue }
  }
}
