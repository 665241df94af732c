// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import Mortar3
import Tessera

/// Two payments, the first of which is expandable. A property selects which of two constraints defines the bottom of
/// its card.
final class ReceiptViewController: UIViewController {
  private let isOpen = MutableProperty(false)

  nonisolated static let open = ScreenAnimation("open", duration: 0.6) { (receipt: ReceiptViewController) in
    receipt.toggle()
  }

  func toggle() {
    UIView.animate(withDuration: 0.6) {
      self.isOpen.value.toggle()
      self.view.layoutIfNeeded()
    }
  }

  override func loadView() {
    view = UIContainer {
      $0.backgroundColor = .systemGroupedBackground

      UILabel {
        $0.layoutReferenceId = "day"
        $0.text = "Today"
        $0.font = .systemFont(ofSize: 22, weight: .bold)
        $0.layout.leading == $0.parentLayout.leading + 20
        $0.layout.top == $0.parentSafeAreaLayout.top + 16
      }

      ReceiptCard {
        $0.layoutReferenceId = "coffee"
        $0.layout.sides == $0.parentLayout.sideMargins
        $0.layout.top == $0.referencedLayout("day").bottom + 12
        makeHeader("coffee.header", "cup.and.saucer.fill", .systemBrown, "Caffè Centrale", "Card ·· 4242", "€ 11.80")
        makeChevron()
        makeLines()

        let folded = $0.layout.bottom == $0.referencedLayout("coffee.header").bottom
        let unfolded = $0.layout.bottom == $0.referencedLayout("lines").bottom + 16
        $0.sink(isOpen) { _, isOpen in
          (isOpen ? folded : unfolded).isActive = false
          (isOpen ? unfolded : folded).isActive = true
        }
      }

      ReceiptCard {
        $0.layout.sides == $0.parentLayout.sideMargins
        $0.layout.top == $0.referencedLayout("coffee").bottom + 12
        $0.layout.bottom == $0.referencedLayout("tram.header").bottom
        makeHeader("tram.header", "tram.fill", .systemBlue, "City line 4", "Phone", "€ 2.60")
      }
    }
  }

  private func makeHeader(
    _ id: String, _ symbol: String, _ color: UIColor, _ title: String, _ note: String, _ amount: String
  ) -> UIView {
    UIHStack {
      $0.layoutReferenceId = id
      $0.alignment = .center
      $0.spacing = 12
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 40)
      $0.layout.top == $0.parentLayout.top
      $0.layout.sides == $0.parentLayout.sides
      $0.layout.height == 68

      UIImageView {
        $0.image = UIImage(systemName: symbol)
        $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18)
        $0.contentMode = .center
        $0.tintColor = .white
        $0.backgroundColor = color
        $0.layer.cornerRadius = 10
        $0.layout.size == CGSize(width: 40, height: 40)
      }
      UIVStack {
        $0.spacing = 2
        UILabel {
          $0.text = title
          $0.font = .systemFont(ofSize: 16, weight: .semibold)
        }
        UILabel {
          $0.text = note
          $0.font = .preferredFont(forTextStyle: .footnote)
          $0.textColor = .secondaryLabel
        }
      }
      UILabel {
        $0.text = amount
        $0.font = .monospacedDigitSystemFont(ofSize: 16, weight: .semibold)
        $0.setContentHuggingPriority(.required, for: .horizontal)
      }
    }
  }

  private func makeChevron() -> UIView {
    UIImageView {
      $0.image = UIImage(systemName: "chevron.down")
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
      $0.tintColor = .tertiaryLabel
      $0.layout.trailing == $0.parentLayout.trailing - 14
      $0.layout.centerY == $0.referencedLayout("coffee.header").centerY
      $0.sink(isOpen) { chevron, isOpen in
        chevron.transform = isOpen ? CGAffineTransform(rotationAngle: .pi) : .identity
      }
    }
  }

  /// Creates a line for each purchased item.
  private func makeLines() -> UIView {
    UIVStack {
      $0.layoutReferenceId = "lines"
      $0.spacing = 8
      $0.layout.top == $0.referencedLayout("coffee.header").bottom
      $0.layout.leading == $0.parentLayout.leading + 66
      $0.layout.trailing == $0.parentLayout.trailing - 40
      for (text, price) in [("2 Flat white", "7.00"), ("1 Almond cake", "4.00"), ("Service", "0.80")] {
        UIHStack {
          UILabel {
            $0.text = text
            $0.font = .preferredFont(forTextStyle: .subheadline)
          }
          UILabel {
            $0.text = price
            $0.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
            $0.textColor = .secondaryLabel
            $0.setContentHuggingPriority(.required, for: .horizontal)
          }
        }
      }
    }
  }
}

/// A rounded card that clips its content.
private final class ReceiptCard: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }
}
