// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import SwiftUI

/// The settings of a chart, which modifiers pass in the environment.
struct ChartSettings {
  struct AxisSettings {
    var visibility = Visibility.automatic
    var specifications: [AxisSpecification]?
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?
    var title: Title?
  }
  /// The label of an axis.
  struct Title {
    let content: AnyView
    let position: AnnotationPosition
    let alignment: Alignment?
    let spacing: CGFloat?
  }
  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }
  /// A scale of styles, symbols or dashes.
  struct VisualScale<Value> {
    var domain: [_PlotValue]?
    var values: [Value]?
    var mapping: ((_PlotValue) -> Value?)?
  }
  struct Layer {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var foreground: VisualScale<any ShapeStyle>?
  var symbols: VisualScale<SymbolShape>?
  var lineStyles: VisualScale<StrokeStyle>?
  var legend = Legend()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var backgrounds: [Layer] = []
  var overlays: [Layer] = []
  var selectX: ((_PlotValue?) -> Void)?
  var selectY: ((_PlotValue?) -> Void)?
  var selectAngle: ((Double?) -> Void)?

  func axis(_ axis: Axis) -> AxisSettings { axis == .horizontal ? x : y }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  func chartSettings(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
