import SwiftUI

struct ErrandEditorView: View {
    private enum Field: Hashable {
        case title, details, place, step(Int)
    }

    @State private var draft: Errand
    private let isNew: Bool

    @Environment(ErrandStore.self) private var errands
    @Environment(HouseholdStore.self) private var household
    @Environment(\.dismiss) private var dismiss
    @Environment(\.referenceDate) private var referenceDate
    @FocusState private var focusedField: Field?
    @State private var detent: PresentationDetent = .large

    init(errand: Errand, isNew: Bool) {
        _draft = State(initialValue: errand)
        self.isNew = isNew
    }

    var body: some View {
        NavigationStack {
            Form {
                titleSection
                whenSection
                whoSection
                stepsSection
            }
            .navigationTitle(isNew ? Text("New errand", bundle: .module) : Text("Edit errand", bundle: .module))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        errands.save(draft)
                        dismiss()
                    }
                    .disabled(!draft.isValid)
                    .keyboardShortcut(.return, modifiers: .command)
                }
            }
        }
        .presentationDetents([.medium, .large, .fraction(0.3)], selection: $detent)
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .presentationCornerRadius(28)
        .presentationContentInteraction(.scrolls)
        .defaultFocus($focusedField, .title)
    }

    private var titleSection: some View {
        Section {
            TextField("What needs doing?", text: $draft.title)
                .font(.headline)
                .focused($focusedField, equals: .title)
                .submitLabel(.next)
                .onSubmit { focusedField = .details }
            TextField("Details", text: $draft.details, axis: .vertical)
                .lineLimit(2...5)
                .focused($focusedField, equals: .details)
            TextField("Place", text: $draft.place)
                .textContentType(.location)
                .focused($focusedField, equals: .place)
        }
    }

    private var whenSection: some View {
        Section {
            Toggle(
                "Has a due date",
                isOn: $draft.due.isPresent(fallback: referenceDate.adding(days: 1)).animation()
            )
            if draft.due != nil {
                DatePicker(
                    "Due",
                    selection: $draft.due.replacingNil(with: referenceDate),
                    displayedComponents: [.date, .hourAndMinute]
                )
                .datePickerStyle(.graphical)
                .transition(.opacity)
                Picker("Repeats", selection: $draft.recurrence) {
                    ForEach(Errand.Recurrence.allCases) { recurrence in
                        Text(recurrence.title).tag(recurrence)
                    }
                }
                .pickerStyle(.menu)
            }
            LabeledContent("Takes") {
                Slider(
                    value: minutes,
                    in: 5...240,
                    step: 5
                ) {
                    Text("Minutes")
                } minimumValueLabel: {
                    Image(systemName: "hare")
                } maximumValueLabel: {
                    Image(systemName: "tortoise")
                }
            }
            Text(Duration.seconds(draft.estimatedMinutes * 60), format: .units(allowed: [.hours, .minutes], width: .wide))
                .font(.footnote)
                .foregroundStyle(.secondary)
        } header: {
            Text("When", bundle: .module)
        }
    }

    private var minutes: Binding<Double> {
        Binding(
            get: { Double(draft.estimatedMinutes) },
            set: { draft.estimatedMinutes = Int($0) }
        )
    }

    private var whoSection: some View {
        Section {
            Picker("Priority", selection: $draft.priority) {
                ForEach(Errand.Priority.allCases) { priority in
                    Label(priority.title, systemImage: priority.symbolName)
                        .tag(priority)
                }
            }
            .pickerStyle(.segmented)

            Picker(selection: $draft.assigneeID) {
                Text("Nobody").tag(nil as Member.ID?)
                ForEach(household.members) { member in
                    Text(member.fullName).tag(member.id as Member.ID?)
                }
            } label: {
                Label("Assigned to", systemImage: "person")
            }
            .pickerStyle(.inline)
        } header: {
            Text("Who", bundle: .module)
        }
    }

    private var stepsSection: some View {
        Section {
            ForEach($draft.steps) { $step in
                TextField("Step", text: $step.title)
                    .focused($focusedField, equals: .step(step.id))
            }
            .onDelete { draft.steps.remove(atOffsets: $0) }
            .onMove { draft.steps.move(fromOffsets: $0, toOffset: $1) }
            Button("Add a step", systemImage: "plus") {
                let next = (draft.steps.map(\.id).max() ?? 0) + 1
                withAnimation {
                    draft.steps.append(Errand.Step(id: next, title: ""))
                }
                focusedField = .step(next)
            }
        } header: {
            Text("Steps", bundle: .module)
        }
    }
}

#Preview("Errand editor") {
    ErrandEditorView(errand: SampleData.errand(4), isNew: false)
        .harborEnvironment(.sample())
}

#Preview("Errand editor, in a sheet") {
    @Previewable @State var isPresented = true

    Button("New errand") {
        isPresented = true
    }
    .sheet(isPresented: $isPresented) {
        ErrandEditorView(errand: ErrandStore().newDraft(), isNew: true)
            .harborEnvironment(.sample())
    }
}
