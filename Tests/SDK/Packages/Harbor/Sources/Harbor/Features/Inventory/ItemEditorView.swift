import SwiftUI

struct ItemEditorView: View {
    private enum Field: Hashable {
        case name, price, tag, notes
    }

    @State private var draft: Item
    private let original: Item
    private let isNew: Bool

    @Environment(InventoryStore.self) private var inventory
    @Environment(\.dismiss) private var dismiss
    @Environment(\.referenceDate) private var referenceDate
    @Environment(\.currencyCode) private var currencyCode
    @FocusState private var focusedField: Field?
    @State private var newTag = ""
    @State private var isConfirmingDiscard = false

    init(item: Item, isNew: Bool) {
        _draft = State(initialValue: item)
        original = item
        self.isNew = isNew
    }

    var body: some View {
        NavigationStack {
            Form {
                basics
                stock
                purchase
                quality
                tagSection
                notes
            }
            .navigationTitle(isNew ? Text("New item", bundle: .module) : Text("Edit item", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .scrollDismissesKeyboard(.interactively)
            .toolbar { editorToolbar }
            .interactiveDismissDisabled(draft != original)
            .confirmationDialog("Discard your changes?", isPresented: $isConfirmingDiscard, titleVisibility: .visible) {
                Button("Discard changes", role: .destructive) {
                    dismiss()
                }
            }
        }
        .onAppear {
            if isNew {
                focusedField = .name
            }
        }
    }

    // MARK: Sections

    private var basics: some View {
        Section {
            TextField("Name", text: $draft.name, prompt: Text("Cordless drill"))
                .focused($focusedField, equals: .name)
                .submitLabel(.next)
                .onSubmit { focusedField = .price }

            Picker("Category", selection: $draft.category) {
                ForEach(ItemCategory.allCases) { category in
                    Label(category.title, systemImage: category.symbolName)
                        .tag(category)
                }
            }
            .pickerStyle(.navigationLink)

            Picker("Room", selection: $draft.roomID) {
                ForEach(Room.Floor.allCases) { floor in
                    Section(floor.title) {
                        ForEach(inventory.rooms.filter { $0.floor == floor }) { room in
                            Text(room.name).tag(room.id)
                        }
                    }
                }
            }

            Toggle("Favorite", systemImage: "star", isOn: $draft.isFavorite)
        }
    }

    private var stock: some View {
        Section {
            Stepper(value: $draft.quantity, in: 0...999) {
                LabeledContent("Quantity", value: draft.packaging.formatted(draft.quantity))
            }
            Stepper(value: $draft.minimumQuantity, in: 0...99) {
                LabeledContent("Minimum", value: draft.minimumQuantity, format: .number)
            }
            Picker("Counted in", selection: $draft.packaging) {
                ForEach(Item.Packaging.allCases) { packaging in
                    Text(packaging.title).tag(packaging)
                }
            }
            .pickerStyle(.menu)
        } header: {
            Text("Stock", bundle: .module)
        } footer: {
            if draft.isLow {
                Label("This is below the minimum.", systemImage: "exclamationmark.triangle.fill")
                    .foregroundStyle(.harborWarning)
            }
        }
    }

    private var purchase: some View {
        Section {
            LabeledContent("Price") {
                TextField("Price", value: $draft.unitPrice, format: .currency(code: currencyCode))
                    .keyboardType(.decimalPad)
                    .multilineTextAlignment(.trailing)
                    .focused($focusedField, equals: .price)
            }
            DatePicker(
                "Bought on",
                selection: $draft.purchaseDate,
                in: ...referenceDate,
                displayedComponents: .date
            )
            Toggle(
                "Has a warranty",
                isOn: $draft.warrantyEnds
                    .isPresent(fallback: draft.purchaseDate.adding(days: 730))
                    .animation()
            )
            if draft.warrantyEnds != nil {
                DatePicker(
                    "Until",
                    selection: $draft.warrantyEnds.replacingNil(with: draft.purchaseDate),
                    in: draft.purchaseDate...,
                    displayedComponents: [.date]
                )
                .datePickerStyle(.compact)
            }
        } header: {
            Text("Purchase", bundle: .module)
        }
    }

    private var quality: some View {
        Section {
            Picker("Condition", selection: $draft.condition) {
                ForEach(Item.Condition.allCases) { condition in
                    Text(condition.title).tag(condition)
                }
            }
            .pickerStyle(.segmented)
            LabeledContent("Rating") {
                RatingControl(rating: $draft.rating)
            }
        } header: {
            Text("Quality", bundle: .module)
        }
    }

    private var tagSection: some View {
        Section {
            if !draft.tags.isEmpty {
                FlowLayout {
                    ForEach(draft.tags, id: \.self) { tag in
                        TagChip(title: tag) {
                            withAnimation {
                                draft.tags.removeAll { $0 == tag }
                            }
                        }
                    }
                }
            }
            HStack {
                TextField("Add a tag", text: $newTag)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .focused($focusedField, equals: .tag)
                    .onSubmit(addTag)
                Button("Add", action: addTag)
                    .disabled(newTag.isEmpty)
            }
        } header: {
            Text("Tags", bundle: .module)
        }
    }

    private var notes: some View {
        Section {
            TextEditor(text: $draft.notes)
                .frame(minHeight: 120)
                .focused($focusedField, equals: .notes)
                .overlay(alignment: .topLeading) {
                    if draft.notes.isEmpty {
                        Text("Where is the manual?")
                            .foregroundStyle(.tertiary)
                            .padding(.top, 8)
                            .padding(.leading, 5)
                            .allowsHitTesting(false)
                    }
                }
        } header: {
            Text("Notes", bundle: .module)
        } footer: {
            Text("You can use **bold**, _italic_ and [links](https://example.com).")
        }
    }

    // MARK: Toolbar

    @ToolbarContentBuilder
    private var editorToolbar: some ToolbarContent {
        ToolbarItem(placement: .cancellationAction) {
            Button("Cancel", role: .cancel) {
                if draft == original {
                    dismiss()
                } else {
                    isConfirmingDiscard = true
                }
            }
        }
        ToolbarItem(placement: .confirmationAction) {
            Button("Save") {
                inventory.save(draft)
                dismiss()
            }
            .disabled(!draft.isValid)
        }
        ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done") {
                focusedField = nil
            }
        }
    }

    private func addTag() {
        let tag = newTag.trimmingCharacters(in: .whitespaces).lowercased()
        guard !tag.isEmpty, !draft.tags.contains(tag) else { return }
        withAnimation(.snappy) {
            draft.tags.append(tag)
        }
        newTag = ""
        focusedField = .tag
    }
}

#Preview("Item editor") {
    ItemEditorView(item: SampleData.item(6), isNew: false)
        .harborEnvironment(.sample())
}

#Preview("Item editor, new") {
    ItemEditorView(item: InventoryStore().newDraft(on: SampleData.now), isNew: true)
        .harborEnvironment(.sample())
}

#Preview("Item editor, dark, right to left") {
    ItemEditorView(item: SampleData.item(1), isNew: false)
        .harborEnvironment(.sample())
        .environment(\.layoutDirection, .rightToLeft)
        .environment(\.locale, Locale(identifier: "ar"))
        .preferredColorScheme(.dark)
}
