// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

public import UIKit

/// What of a hosting controller follows its content's size.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit for each option.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// `preferredContentSize` does.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// The view's intrinsic size does.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// A view controller that shows a view of SwiftUI.
///
///     let controller = UIHostingController(rootView: CardView().padding())
open class UIHostingController<Content: View>: UIViewController {
  private let host: HostingView

  /// The view. Another value updates what is shown.
  public var rootView: Content {
    didSet { host.show(rootView) }
  }

  /// What follows the content's size. Nothing by default.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      host.hasIntrinsicSize = sizingOptions.contains(.intrinsicContentSize)
      host.invalidateIntrinsicContentSize()
    }
  }

  /// The regions that the content keeps out of, all by default.
  public var safeAreaRegions: SafeAreaRegions {
    get { host.safeAreaRegions }
    set {
      host.safeAreaRegions = newValue
      host.setNeedsLayout()
    }
  }

  /// Creates a controller of a view.
  public init(rootView: Content) {
    self.rootView = rootView
    host = HostingView(rootView)
    super.init(nibName: nil, bundle: nil)
    host.owner = self
  }

  init(rootView: Content, showing index: Int) {
    self.rootView = rootView
    host = HostingView(rootView, index: index)
    super.init(nibName: nil, bundle: nil)
    host.owner = self
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    host.backgroundColor = .systemBackground
    view = host
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    host.update()
    let style: UIUserInterfaceStyle =
      host.facts.colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    if overrideUserInterfaceStyle != style, host.facts.colorScheme != nil { overrideUserInterfaceStyle = style }
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = host.fittingSize(.unspecified) }
  }

  /// Returns the size that the view chooses if it is offered one.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.fittingSize(ProposedViewSize(size)) }
}
