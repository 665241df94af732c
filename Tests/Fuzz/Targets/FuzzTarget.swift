// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import TesseraGraphics
internal import TesseraImaging

/// The fuzz targets, with the names used on the command line and for the corpus folders.
enum FuzzTarget: String, CaseIterable {
  case png, jpeg, pictures, svg, pdf, fonts, html, rtf, markdown, layouts, vfl, mortar, catalogues, reports, http,
    solver, painter

  @MainActor
  func take(_ bytes: [UInt8]) {
    switch self {
    case .png: PictureTarget.png(bytes)
    case .jpeg: PictureTarget.picture(bytes, only: .jpeg)
    case .pictures: PictureTarget.picture(bytes, only: nil)
    case .svg: VectorTarget.svg(bytes)
    case .pdf: VectorTarget.pdf(bytes)
    case .fonts: FontTarget.take(bytes)
    case .html: DocumentTarget.read(bytes, .html)
    case .rtf: DocumentTarget.read(bytes, .rtf)
    case .markdown: DocumentTarget.markdown(bytes)
    case .layouts: LayoutTarget.take(bytes)
    case .vfl: VisualFormatTarget.take(bytes)
    case .mortar: MortarTarget.take(bytes)
    case .catalogues: CatalogTarget.take(bytes)
    case .reports: ReportTarget.take(bytes)
    case .http: HTTPTarget.take(bytes)
    case .solver: SolverTarget.take(bytes)
    case .painter: PainterTarget.take(bytes)
    }
  }
}
