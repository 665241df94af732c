// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

/// The SwiftUI names used by 40 open-source iOS apps, sorted by descending use.
enum SupportNames {
  static let all = text.split(whereSeparator: \.isWhitespace).map(String.init)

  private static let text = """
    View Text padding VStack frame HStack font Button Color Image foregroundColor background Spacer State
    Environment ForEach PreviewProvider foregroundStyle ViewBuilder opacity ZStack #Preview onAppear buttonStyle
    resizable Binding disabled ObservedObject navigationTitle multilineTextAlignment overlay Section Group
    ScrollView RoundedRectangle onChange StateObject Binding navigationBarTitleDisplayMode lineLimit toolbar fill
    ToolbarItem cornerRadius clipShape ProgressView List Label onTapGesture animation EnvironmentObject Rectangle
    fontWeight withAnimation NavigationView tint ViewModifier accessibilityLabel fixedSize Circle Divider EmptyView
    sheet bold environment colorScheme GeometryReader alert ignoresSafeArea onReceive aspectRatio contentShape task
    dismiss NavigationStack EdgeInsets TextField accessibilityHidden stroke Toggle Font id modifier
    accessibilityElement previewLayout NavigationLink Form transition Capsule offset listRowBackground
    accessibilityIdentifier Menu Picker scaledToFit renderingMode FocusState shadow scaleEffect minimumScaleFactor
    environmentObject widgetFamily tag listStyle navigationBarTitle focused progressViewStyle onDisappear
    previewDisplayName Link LocalizedStringKey accessibilityAddTraits navigationBarHidden labelStyle
    preferredColorScheme edgesIgnoringSafeArea navigationViewStyle scrollContentBackground allowsHitTesting Alert
    UIHostingController AppStorage AnyView ButtonStyle pickerStyle listRowInsets UIViewRepresentable LinearGradient
    Published Bindable WidgetPreviewContext previewContext LazyVStack clipped layoutPriority ScaledMetric
    glassEffect keyboardType accessibilityHint DragGesture listRowSeparator ScrollViewReader accentColor
    safeAreaInset widgetURL redacted GridItem autocapitalization controlSize presentationMode
    CircularProgressViewStyle truncationMode horizontalSizeClass navigationBarBackButtonHidden hidden onChanged
    contextMenu onEnded monospacedDigit rotationEffect Widget WidgetConfiguration refreshable verticalSizeClass
    Gradient presentationDetents zIndex colorScheme isEnabled navigationBarItems StaticConfiguration
    configurationDisplayName ColorScheme disableAutocorrection swipeActions simultaneousGesture ToolbarContent
    Namespace supportedFamilies GeometryProxy LazyVGrid SecureField Previewable preference Animation
    onPreferenceChange navigationDestination confirmationDialog textCase accessibilityValue imageScale
    PlainButtonStyle textInputAutocapitalization LabeledContent openURL textFieldStyle AnyTransition ShareLink
    buttonBorderShape strokeBorder toggleStyle mask autocorrectionDisabled toolbarBackground ContentUnavailableView
    textContentType labelsHidden TabView PreferenceKey onSubmit UIHostingConfiguration scaledToFill
    GlassEffectContainer searchable symbolRenderingMode textSelection Alignment ToolbarContentBuilder
    containerBackground accessibility Shape dynamicTypeSize PresentationDetent fullScreenCover Observable
    dynamicTypeSize Namespace ContainerRelativeShape NavigationPath gesture interactiveDismissDisabled DatePicker
    Material previewDevice lineSpacing blur baselineOffset matchedGeometryEffect listSectionSpacing position
    sizeCategory EnvironmentValues border StrokeStyle presentationDragIndicator ScrollViewProxy Path AsyncImage
    TextEditor FetchRequest ToolbarItemGroup UnitPoint monospaced keyboardShortcut AnyShapeStyle Transaction
    underline scrollIndicators tabViewStyle Layout coordinateSpace alignmentGuide help accessibilityRemoveTraits
    onDelete scrollDismissesKeyboard StackNavigationViewStyle focusable TapGesture onMove
    UIViewControllerRepresentable submitLabel Gesture ContentSizeCategory OpenURLAction hoverEffect fileImporter
    VerticalAlignment ProposedViewSize DisclosureGroup Angle accessibilityAction GridRow PreviewDevice
    SwitchToggleStyle Grid Slider Stepper Chart tabItem DynamicTypeSize EnvironmentKey compositingGroup
    scrollBounceBehavior contentTransition accessibilitySortPriority scale chartXAxis chartYAxis scenePhase italic
    highPriorityGesture backgroundStyle LabelStyle trim ToggleStyle scrollClipDisabled accessibilityReduceMotion
    TimelineView listRowSeparatorTint SceneStorage popover ViewThatFits BorderlessButtonStyle ActionSheet
    openWindow InsettableShape MenuPickerStyle Edge actionSheet VStackLayout allowsTightening HorizontalAlignment
    scrollDisabled ColorPicker presentationBackground RoundedBorderTextFieldStyle NavigationSplitView ToolbarSpacer
    RadialGradient EditButton GestureState redactionReasons onLongPressGesture safeAreaInsets accessibilityActions
    onGeometryChange menuOrder GroupedListStyle LazyHStack TextAlignment ShapeStyle LongPressGesture SharePreview
    fontDesign strikethrough sensoryFeedback editMode transaction blendMode overlayPreferenceValue
    UnevenRoundedRectangle colorMultiply AnyShape PrimitiveButtonStyle scrollTargetLayout scrollPosition
    drawingGroup flipsForRightToLeftLayoutDirection onDrop PageTabViewStyle ProgressViewStyle KeyEquivalent
    AnyLayout onOpenURL AccessibilityFocusState SegmentedPickerStyle isFocused previewInterfaceOrientation
    anchorPreference AccessoryWidgetBackground HStackLayout onDrag accessibilityShowButtonShapes Tab
    presentationCornerRadius accessibilityFocused controlGroupStyle toolbarRole deleteDisabled contentMargins
    onScrollGeometryChange symbolEffect VideoPlayer chartLegend onHover locale listSectionSeparator safeAreaPadding
    photosPicker widgetAccentable widgetRenderingMode activityFamily ControlGroup containerRelativeFrame
    layoutDirection toolbarVisibility onKeyPress GeometryEffect ProjectionTransform isSearching unredacted Entry
    accessibilityRepresentation privacySensitive symbolVariant PreviewLayout brightness
    presentationBackgroundInteraction statusBarHidden DropDelegate UIViewRepresentableContext AlignmentID
    Transferable datePickerStyle activityBackgroundTint matchedTransitionSource badge LinearProgressViewStyle
    ImageRenderer GroupBox searchFocused PlainListStyle geometryGroup accessibilityVoiceOverEnabled Visibility
    DismissAction CoordinateSpace presentationCompactAdaptation AnimatableModifier tracking navigationTransition
    saturation
    """
}
