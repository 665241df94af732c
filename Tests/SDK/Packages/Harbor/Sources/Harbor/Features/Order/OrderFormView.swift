import SwiftUI

struct OrderFormView: View {
    private enum Field: Hashable, CaseIterable {
        case recipient, street, postalCode, city, phone, card, code, instructions
    }

    @Environment(OrderStore.self) private var orders
    @Environment(ActivityStore.self) private var activity
    @Environment(HouseholdStore.self) private var household
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.currencyCode) private var currencyCode

    @FocusState private var focusedField: Field?
    @State private var pendingOrder: PlacedOrder?
    @State private var placedOrder: PlacedOrder?
    @State private var isShowingProblems = false
    @State private var isShowingSummary = false

    var body: some View {
        @Bindable var orders = orders

        Form {
            productSection
            addressSection(draft: $orders.draft)
            deliverySection(draft: $orders.draft)
            paymentSection(draft: $orders.draft)
            extrasSection(draft: $orders.draft)
            termsSection(draft: $orders.draft)
        }
        .formStyle(.grouped)
        .navigationTitle(Text("Order", bundle: .module))
        .navigationBarTitleDisplayMode(.large)
        .scrollDismissesKeyboard(.immediately)
        .animation(.default, value: orders.draft.delivery)
        .animation(.default, value: orders.draft.payment)
        .safeAreaInset(edge: .bottom) { totalBar }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Button("Previous", systemImage: "chevron.up") { moveFocus(by: -1) }
                Button("Next", systemImage: "chevron.down") { moveFocus(by: 1) }
                Spacer()
                Button("Done") { focusedField = nil }
            }
        }
        .sheet(isPresented: $isShowingSummary) {
            // The cover may only appear once the sheet is gone.
            placedOrder = pendingOrder
            pendingOrder = nil
        } content: {
            OrderSummaryView {
                place()
            }
            .presentationDetents([.medium, .large])
            .presentationBackground(.ultraThinMaterial)
        }
        .fullScreenCover(item: $placedOrder) { order in
            OrderConfirmationView(order: order)
        }
        .alert("Not quite ready", isPresented: $isShowingProblems) {
            Button("OK") {
                focusedField = firstProblemField
            }
        } message: {
            Text(orders.problems.map(\.message).joined(separator: "\n"))
        }
    }

    // MARK: Sections

    private var productSection: some View {
        Section {
            ForEach(orders.products) { product in
                HStack {
                    Label {
                        VStack(alignment: .leading) {
                            Text(product.name)
                            Text(product.price, format: .currency(code: currencyCode))
                                .font(.caption)
                                .foregroundStyle(.secondary)
                        }
                    } icon: {
                        Image(systemName: product.symbolName)
                    }
                    .labelStyle(.tile(product.tint.color))
                    Spacer()
                    QuantityStepper(quantity: quantity(of: product), range: 0...20)
                }
            }
        } header: {
            Text("Products", bundle: .module)
        }
    }

    private func addressSection(draft: Binding<OrderDraft>) -> some View {
        Section {
            TextField("Name", text: draft.recipient)
                .textContentType(.name)
                .focused($focusedField, equals: .recipient)
            if draft.wrappedValue.delivery != .pickup {
                TextField("Street", text: draft.street)
                    .textContentType(.streetAddressLine1)
                    .focused($focusedField, equals: .street)
                HStack {
                    TextField("Postal code", text: draft.postalCode)
                        .textContentType(.postalCode)
                        .keyboardType(.numbersAndPunctuation)
                        .focused($focusedField, equals: .postalCode)
                        .frame(maxWidth: 120)
                    Divider()
                    TextField("City", text: draft.city)
                        .textContentType(.addressCity)
                        .focused($focusedField, equals: .city)
                }
            }
            TextField("Phone", text: draft.phone)
                .textContentType(.telephoneNumber)
                .keyboardType(.phonePad)
                .focused($focusedField, equals: .phone)
        } header: {
            Text("Address", bundle: .module)
        }
        .onSubmit { moveFocus(by: 1) }
        .submitLabel(.next)
    }

    private func deliverySection(draft: Binding<OrderDraft>) -> some View {
        Section {
            Picker("Delivery", selection: draft.delivery) {
                ForEach(DeliveryMethod.allCases) { method in
                    Text(method.title).tag(method)
                }
            }
            .pickerStyle(.segmented)
            .labelsHidden()

            LabeledContent("Fee") {
                Text(orders.deliveryFee, format: .currency(code: currencyCode))
                    .contentTransition(.numericText())
            }
            DatePicker(
                draft.wrappedValue.delivery == .pickup ? "Pick up on" : "Deliver on",
                selection: draft.deliveryDate,
                in: referenceDate...referenceDate.adding(days: 30),
                displayedComponents: .date
            )
        } header: {
            Text("Delivery", bundle: .module)
        } footer: {
            if draft.wrappedValue.delivery == .standard {
                Text("Free from \(Decimal(50).currency(currencyCode)).")
            }
        }
    }

    private func paymentSection(draft: Binding<OrderDraft>) -> some View {
        Section {
            Picker("Pay by", selection: draft.payment) {
                ForEach(PaymentMethod.allCases) { method in
                    Text(method.title).tag(method)
                }
            }
            .pickerStyle(.menu)
            if draft.wrappedValue.payment == .card {
                TextField("Card number", text: cardNumber(draft))
                    .textContentType(.creditCardNumber)
                    .keyboardType(.numberPad)
                    .monospacedDigit()
                    .focused($focusedField, equals: .card)
                SecureField("Security code", text: draft.securityCode)
                    .keyboardType(.numberPad)
                    .focused($focusedField, equals: .code)
            }
        } header: {
            Text("Payment", bundle: .module)
        }
    }

    private func extrasSection(draft: Binding<OrderDraft>) -> some View {
        Section {
            DisclosureGroup("Extras") {
                Toggle("Gift wrap", isOn: draft.wantsGiftWrap)
                VStack(alignment: .leading) {
                    LabeledContent("Tip") {
                        Text(draft.wrappedValue.tipPercent / 100, format: .percent.precision(.fractionLength(0)))
                            .contentTransition(.numericText(value: draft.wrappedValue.tipPercent))
                    }
                    Slider(value: draft.tipPercent.animation(.snappy), in: 0...20, step: 5) {
                        Text("Tip")
                    }
                }
                TextEditor(text: draft.instructions)
                    .frame(height: 80)
                    .focused($focusedField, equals: .instructions)
                    .accessibilityLabel("Instructions")
            }
        }
    }

    private func termsSection(draft: Binding<OrderDraft>) -> some View {
        Section {
            Toggle(isOn: draft.acceptsTerms) {
                Text("I accept the [terms](https://example.com/terms).")
            }
        }
    }

    private var totalBar: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Total", bundle: .module)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                Text(orders.total, format: .currency(code: currencyCode))
                    .font(.harborNumber)
                    .contentTransition(.numericText(value: orders.total.doubleValue))
            }
            Spacer()
            Button("Review") {
                if orders.problems.isEmpty {
                    isShowingSummary = true
                } else {
                    isShowingProblems = true
                }
            }
            .buttonStyle(.capsule)
        }
        .padding()
        .background(.bar)
        .animation(.snappy, value: orders.total)
    }

    // MARK: Helpers

    private func quantity(of product: Product) -> Binding<Int> {
        Binding(
            get: { orders.quantity(of: product.id) },
            set: { orders.setQuantity($0, of: product) }
        )
    }

    /// Groups the digits in fours while they are typed.
    private func cardNumber(_ draft: Binding<OrderDraft>) -> Binding<String> {
        Binding(
            get: { draft.wrappedValue.cardNumber },
            set: { newValue in
                let digits = Array(newValue.filter(\.isNumber).prefix(16))
                let groups = stride(from: 0, to: digits.count, by: 4).map { start in
                    String(digits[start..<min(start + 4, digits.count)])
                }
                draft.wrappedValue.cardNumber = groups.joined(separator: " ")
            }
        )
    }

    private func moveFocus(by offset: Int) {
        guard let focusedField, let index = Field.allCases.firstIndex(of: focusedField) else { return }
        let target = index + offset
        self.focusedField = Field.allCases.indices.contains(target) ? Field.allCases[target] : nil
    }

    private var firstProblemField: Field? {
        switch orders.problems.first {
        case .missingRecipient: .recipient
        case .missingAddress: .street
        case .invalidCard: .card
        case .emptyCart, .termsNotAccepted, nil: nil
        }
    }

    private func place() {
        guard let order = orders.place(at: referenceDate) else { return }
        activity.post(.placedOrder(order.total), by: household.currentMemberID, at: referenceDate)
        pendingOrder = order
        isShowingSummary = false
    }
}

struct OrderSummaryView: View {
    let onConfirm: () -> Void

    @Environment(OrderStore.self) private var orders
    @Environment(\.currencyCode) private var currencyCode
    @State private var ticketSize: CGSize = .zero

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ticket
                SlideToConfirm(
                    title: String(localized: "Slide to order", bundle: .module),
                    isEnabled: orders.problems.isEmpty,
                    action: onConfirm
                )
            }
            .padding(24)
        }
        .scrollBounceBehavior(.basedOnSize)
    }

    private var ticket: some View {
        VStack(spacing: 16) {
            Label("Your order", systemImage: "cart.fill")
                .font(.headline)
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
                ForEach(orders.lines) { line in
                    GridRow {
                        Text("\(line.quantity) ×")
                            .foregroundStyle(.secondary)
                            .gridColumnAlignment(.trailing)
                        Text(line.product.name)
                        amount(line.total)
                    }
                }
                Divider()
                    .gridCellUnsizedAxes(.horizontal)
                sumRow("Subtotal", orders.subtotal)
                sumRow("Delivery", orders.deliveryFee)
                if orders.giftWrapFee > 0 {
                    sumRow("Gift wrap", orders.giftWrapFee)
                }
                if orders.tip > 0 {
                    sumRow("Tip", orders.tip)
                }
                sumRow("Total", orders.total)
                    .font(.headline)
            }
        }
        .padding(24)
        .readSize(into: $ticketSize)
        .background(Palette.cardBackground, in: TicketShape(notch: notch))
        .compositingGroup()
        .shadow(color: .black.opacity(0.12), radius: 12, y: 6)
    }

    /// The notches sit just above the total, however many lines the order has.
    private var notch: CGFloat {
        ticketSize.height > 0 ? max(1 - 64 / ticketSize.height, 0.3) : 0.55
    }

    private func sumRow(_ title: LocalizedStringKey, _ value: Decimal) -> some View {
        GridRow {
            Text(title, bundle: .module)
                .gridCellColumns(2)
                .gridCellAnchor(.leading)
            amount(value)
        }
    }

    private func amount(_ value: Decimal) -> some View {
        Text(value, format: .currency(code: currencyCode))
            .monospacedDigit()
            .frame(maxWidth: .infinity, alignment: .trailing)
    }
}

struct OrderConfirmationView: View {
    let order: PlacedOrder

    @Environment(\.dismiss) private var dismiss
    @Environment(\.currencyCode) private var currencyCode
    @State private var hasAppeared = false

    var body: some View {
        VStack(spacing: 24) {
            Spacer()
            Image(systemName: "shippingbox.and.arrow.backward.fill")
                .font(.system(size: 96))
                .foregroundStyle(Palette.dusk)
                .scaleEffect(hasAppeared ? 1 : 0.3)
                .rotationEffect(.degrees(hasAppeared ? 0 : -40))
            if hasAppeared {
                VStack(spacing: 8) {
                    Text("Thank you!", bundle: .module)
                        .font(.harborTitle)
                    Text("Order \(order.number) over \(order.total.currency(currencyCode))")
                    Text("Arrives \(order.arrivesOn, format: .dateTime.weekday(.wide).day().month(.wide))")
                        .foregroundStyle(.secondary)
                }
                .transition(.blurLift(distance: 40))
            }
            Spacer()
            Button("Done") {
                dismiss()
            }
            .buttonStyle(.capsule)
            .controlSize(.large)
        }
        .padding(32)
        .frame(maxWidth: .infinity)
        .background(Palette.pageBackground.ignoresSafeArea())
        .overlay { ConfettiView() }
        .onAppear {
            withAnimation(.bouncy(duration: 0.7, extraBounce: 0.1)) {
                hasAppeared = true
            }
        }
        .sensoryFeedback(.success, trigger: hasAppeared)
    }
}

#Preview("Order") {
    PreviewStack {
        OrderFormView()
    }
}

#Preview("Order, dark, large type") {
    PreviewStack {
        OrderFormView()
    }
    .dynamicTypeSize(.xxLarge)
    .preferredColorScheme(.dark)
}

#Preview("Order summary") {
    OrderSummaryView {}
        .background(Palette.pageBackground)
        .harborEnvironment(.sample())
}

#Preview("Order confirmation") {
    OrderConfirmationView(
        order: PlacedOrder(
            id: 1,
            lines: [],
            total: 42,
            placedOn: SampleData.now,
            arrivesOn: SampleData.now.adding(days: 4)
        )
    )
    .tint(Palette.teal)
}
