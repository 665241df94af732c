// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

import SwiftUI

/// The pages of a checkout: a shirt, a bag, a form and a receipt.
///
/// The SwiftUI counterpart of the gallery's screen `checkout`, with the same flow.
struct CheckoutView: View {
  @Bindable var model: CheckoutModel

  var body: some View {
    NavigationStack(path: $model.path) {
      ShirtPage()
        .navigationDestination(for: CheckoutModel.Page.self) { page in
          switch page {
          case .bag: BagPage()
          case .payment: PaymentPage()
          case .receipt: ReceiptPage()
          }
        }
    }
    .environment(model)
  }
}

/// An order, and the pages that have been opened.
@MainActor @Observable
final class CheckoutModel {
  enum Page: Hashable {
    case bag, payment, receipt
  }

  var path: [Page] = []
  var size = "S"
  var pieces = 1
  var isGift = false
  /// The number of pieces in the bag.
  var piecesInBag = 0
  var name = ""
  var card = ""
  var expiry = ""

  let sizes = ["S", "M", "L", "XL"]

  var total: Int { pieces * 39 + (isGift ? 4 : 0) }
  var canPay: Bool { ![name, card, expiry].contains("") }

  static func count(_ pieces: Int) -> String { pieces == 1 ? "1 piece" : "\(pieces) pieces" }
}

private struct ShirtPage: View {
  @Environment(CheckoutModel.self) private var model

  var body: some View {
    @Bindable var model = model
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        picture
        Text("Linen shirt")
          .font(.title2)
        Picker("Size", selection: $model.size) {
          ForEach(model.sizes, id: \.self) { Text($0) }
        }
        .pickerStyle(.segmented)
        Stepper(CheckoutModel.count(model.pieces), value: $model.pieces, in: 1...9)
        Toggle("As a gift", isOn: $model.isGift)
          .accessibilityLabel("Gift wrap")
        WideButton(title: "Add to bag") { model.piecesInBag = model.pieces }
      }
      .padding(20)
    }
    .scrollBounceBehavior(.basedOnSize)
    .navigationTitle("Shirt")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      Button("Bag", systemImage: model.piecesInBag == 0 ? "bag" : "bag.fill") {
        if model.piecesInBag > 0 { model.path.append(.bag) }
      }
      .accessibilityLabel(
        model.piecesInBag == 0 ? "Bag, empty" : "Bag, \(CheckoutModel.count(model.piecesInBag))")
    }
  }

  private var picture: some View {
    Image(systemName: "cart.fill")
      .resizable()
      .scaledToFit()
      .foregroundStyle(.teal)
      .frame(maxWidth: .infinity)
      .frame(height: 180)
      .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16, style: .circular))
      .accessibilityHidden(true)
  }
}

private struct BagPage: View {
  @Environment(CheckoutModel.self) private var model

  var body: some View {
    List {
      Section {
        LabeledContent("Linen shirt, \(model.size)", value: "\(model.pieces) × €39")
        if model.isGift { LabeledContent("Gift wrap", value: "€4") }
        LabeledContent("Total", value: "€\(model.total)")
      }
      Section {
        WideButton(title: "Check out") { model.path.append(.payment) }
          .listRowInsets(EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4))
          .listRowBackground(Color.clear)
      }
    }
    .navigationTitle("Bag")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PaymentPage: View {
  @Environment(CheckoutModel.self) private var model

  var body: some View {
    @Bindable var model = model
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Group {
          TextField("Name", text: $model.name)
            .textContentType(.name)
          TextField("Card", text: $model.card)
            .textContentType(.creditCardNumber)
          TextField("Expiry", text: $model.expiry)
        }
        .textFieldStyle(.roundedBorder)
        Text("Cards are charged when the parcel leaves.")
          .font(.footnote)
          .foregroundStyle(.secondary)
        WideButton(title: "Pay €\(model.total)") { model.path.append(.receipt) }
          .disabled(!model.canPay)
      }
      .padding(20)
    }
    .scrollDismissesKeyboard(.immediately)
    .navigationTitle("Payment")
    .navigationBarTitleDisplayMode(.inline)
  }
}

private struct ReceiptPage: View {
  @Environment(CheckoutModel.self) private var model

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: "checkmark.circle.fill")
        .resizable()
        .scaledToFit()
        .frame(height: 72)
        .foregroundStyle(.green)
      Text("Thank you, \(model.name)!")
        .font(.title3)
      Text("\(model.pieces) shirts in \(model.size) for €\(model.total) are on their way.")
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      Spacer()
    }
    .padding(20)
    .frame(maxWidth: .infinity)
    .navigationTitle("Receipt")
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden()
  }
}

/// A large filled button as wide as its container.
private struct WideButton: View {
  let title: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Text(title)
        .frame(maxWidth: .infinity)
    }
    .buttonStyle(.borderedProminent)
    .buttonBorderShape(.roundedRectangle(radius: 5.95))
    .controlSize(.large)
  }
}
