// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: The Tessera authors

internal import CTesseraKernels

/// A thread-safe renderer of display lists to bitmaps. It caches intermediate results between images: glyph coverage,
/// blurred silhouettes and averaged images.
///
///     let painter = Painter()
///     let bitmap = try painter.paint(list, threads: 4)
///
/// The resulting bytes do not depend on the processor, the number of threads, or earlier images. To test this, set
/// the environment variable `TESSERA_KERNELS` (`scalar`, `sse2`, `avx2`, `neon`), which selects the instruction set.
public final class Painter: Sendable {
  let caches = Caches()
  let pool = AccumulatorPool()
  /// The instruction set used by the kernels; see `tk_level()`.
  let level: Int32
  private let bandShift: Int
  /// The binary logarithm of the default band height: 64 rows.
  static let usualBandShift = 6
  /// The shadow budget for one part of an image, in bytes. An image that exceeds the budget is drawn in several
  /// parts.
  private let shadowBudget: Int
  let work = PaintingWork()

  /// Creates a painter with empty caches. It uses the processor's best instruction set, or the one specified by
  /// `TESSERA_KERNELS`.
  public convenience init() {
    self.init(level: tk_level(), bandShift: Self.usualBandShift)
  }

  /// Creates a painter that is restricted to an instruction set. Bands are `1 << bandShift` rows high, and the shadow
  /// budget is in bytes. None of these parameters affects the resulting pixels.
  init(level: Int32, bandShift: Int, shadowBudget: Int = 32 << 20) {
    self.level = level
    self.shadowBudget = shadowBudget
    self.bandShift = min(max(bandShift, 0), 8)
  }

  /// Renders a list on at most `threads` threads, including the caller's.
  ///
  /// - Throws: `PaintError.canvasSize` if the canvas is empty or too large.
  public func paint(_ list: DisplayList, threads: Int = 1) throws(PaintError) -> Bitmap {
    try begin(list)
    let bytes = [UInt8](unsafeUninitializedCapacity: list.width * list.height * 4) { buffer, count in
      tk_prefer_large_pages(buffer.baseAddress, buffer.count)
      play(
        list, within: list.canvas, into: UnsafeMutableRawBufferPointer(buffer), threads: threads,
        Nesting(projectionPixels: list.projectionPixels))
      count = list.width * list.height * 4
    }
    return Bitmap(width: list.width, height: list.height, bytes: bytes) ?? Bitmap(width: 0, height: 0)
  }

  /// Renders a list into a bitmap. The bitmap's memory is reused if it has the right size and is not shared;
  /// otherwise, new memory is allocated.
  public func paint(_ list: DisplayList, into bitmap: inout Bitmap, threads: Int = 1) throws(PaintError) {
    guard bitmap.width == list.width, bitmap.height == list.height else {
      bitmap = try paint(list, threads: threads)
      return
    }
    try repaint(list, within: list.canvas, of: &bitmap, threads: threads)
  }

  /// Renders a list into memory of exactly `width * height * 4` bytes, which may be shared with another process. The
  /// memory's previous content is ignored.
  ///
  /// - Throws: `PaintError.canvasSize` if the canvas is empty or too large, or if the memory has a different size.
  package func paint(
    _ list: DisplayList, into bytes: UnsafeMutableRawBufferPointer, threads: Int = 1
  ) throws(PaintError) {
    try begin(list)
    guard bytes.count == list.width * list.height * 4 else {
      throw .canvasSize(width: list.width, height: list.height)
    }
    play(list, within: list.canvas, into: bytes, threads: threads, Nesting(projectionPixels: list.projectionPixels))
  }

  /// Renders the region `window` of a list into a bitmap. The rest of the bitmap must already show the list. If the
  /// sizes differ, renders the entire list.
  package func repaint(
    _ list: DisplayList, within window: PixelRect, of bitmap: inout Bitmap, threads: Int = 1
  ) throws(PaintError) {
    guard bitmap.width == list.width, bitmap.height == list.height else {
      bitmap = try paint(list, threads: threads)
      return
    }
    try begin(list)
    bitmap.bytes.withUnsafeMutableBytes {
      play(list, within: window, into: $0, threads: threads, Nesting(projectionPixels: list.projectionPixels))
    }
  }

  /// Prepares the caches for a new image and validates the canvas size.
  private func begin(_ list: DisplayList) throws(PaintError) {
    caches.images.beginPicture()
    let sides = 1...PaintError.maximumSide
    guard sides.contains(list.width), sides.contains(list.height),
      list.width * list.height <= PaintError.maximumArea
    else { throw .canvasSize(width: list.width, height: list.height) }
  }

  /// The nesting depth of a list in groups and projections, and the limit on the cost of its projections.
  private struct Nesting {
    /// The number of enclosing projections, filters, backdrops and groups with shadows.
    var depth = 0
    /// The distance in pixels by which the list's filters, including nested filters, may extend beyond their input.
    var filterMargin = DisplayList.Filter.maximumMargin
    /// The maximum number of pixels for each of the list's projections, including the projections nested in it.
    var projectionPixels: Int
  }

  /// Plans a list and draws it in a single pass, or in several parts if its shadows exceed the budget.
  private func play(
    _ list: DisplayList, within window: PixelRect, into bytes: UnsafeMutableRawBufferPointer, threads: Int,
    _ nesting: Nesting
  ) {
    let canvas = list.canvas
    let window = window.intersection(canvas)
    // If the nesting is too deep for separate images, draw filtered content without its filters.
    let flat = nesting.depth >= 8 && list.hasFilters ? list.withoutFilters : list
    let list = flat.hasBackdrops ? resolvingBackdrops(of: flat, within: window, nesting) : flat
    let commands = list.commands
    var planner = Planner(canvas: canvas, caches: caches, kernels: tk_kernels(level), bandShift: bandShift)
    var background: PremultipliedColor? = PremultipliedColor(list.background)
    // With a single thread, avoid the cost of creating the job's closure.
    let job = threads > 1 ? planningJob(list, within: window, threads: threads) : nil
    if let planners = job?.run(threads: threads) {
      return play(planners, within: window, background: &background, into: bytes, threads: threads)
    }
    var limit = shadowBudget
    var index = 0
    while index < commands.count {
      if case .beginGroup(let opacity, let shadow?, let transform) = commands[index], nesting.depth < 8,
        shadow.canCast(under: transform)
      {
        let end = list.endOfBracket(startingAt: index)
        if window == canvas || list.damage(of: index..<end + 1, within: canvas).touches(window) {
          let group = CastingGroup(
            commands: commands[index + 1..<end], opacity: opacity, shadow: shadow, transform: transform)
          plan(group, into: &planner, nesting)
        }
        index = end + 1
      } else if case .projected(let content, let projection) = commands[index] {
        if window == canvas || commands[index].canTouch(window) {
          plan(content, projection, into: &planner, nesting)
        }
        index += 1
      } else if case .filtered(let content, let filters, let transform) = commands[index] {
        if window == canvas || commands[index].canTouch(window) {
          let content = FilteredContent(commands: content, filters: filters, transform: transform)
          plan(content, into: &planner, nesting, threads: threads)
        }
        index += 1
      } else {
        if window == canvas || commands[index].canTouch(window) { planner.plan(commands[index]) }
        index += 1
      }
      if planner.storage.shadowBytes > limit, index < commands.count {
        // Stored layers must not take more memory than the shadows.
        limit = shadowBudget + planner.layerBytes(window)
        guard planner.storage.shadowBytes > limit else { continue }
        let next = planner.pause(window)
        play([planner], within: window, background: &background, into: bytes, threads: threads)
        planner = next
        limit = shadowBudget
      }
    }
    play([planner], within: window, background: &background, into: bytes, threads: threads)
  }

  private func planningJob(_ list: DisplayList, within window: PixelRect, threads: Int) -> PlanningJob? {
    PlanningJob(list, within: window, threads: threads, shadowBudget: shadowBudget) { [caches, level, bandShift] in
      Planner(canvas: list.canvas, caches: caches, kernels: tk_kernels(level), bandShift: bandShift)
    }
  }

  /// Returns the list without backdrops. Backdrops that are visible in a region of the canvas are replaced by images,
  /// and other backdrops are removed. A backdrop in a group also shows the content below the group.
  private func resolvingBackdrops(of list: DisplayList, within window: PixelRect, _ nesting: Nesting) -> DisplayList {
    let canvas = list.canvas
    let needed = list.neededBackdrops(window)
    var result = DisplayList(width: list.width, height: list.height, background: list.background)
    for (index, command) in list.commands.enumerated() {
      guard case .backdrop(let shape, let backdrop, let transform) = command else {
        result.append(command)
        continue
      }
      guard needed.contains(index), nesting.depth < 8, transform.isFinite,
        let reduced = ReducedBackdrop(
          of: command.touched(within: canvas), backdrop, under: transform, canvas: canvas)
      else { continue }
      if let glass = backdrop.glass {
        guard let lens = GlassLens(glass, under: transform, canvas: canvas) else { continue }
        let pictures = pictures(of: reduced, below: result, through: lens, nesting)
        for (picture, place) in zip(pictures, lens.parts) {
          let size = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
          let destination = size.offsetBy(dx: Double(place.x0), dy: Double(place.y0))
          result.append(.image(picture, source: size, destination: destination, .nearest, .identity))
        }
        continue
      }
      guard let picture = pictures(of: reduced, below: result, nesting).first else { continue }
      result.append(.beginClip(shape, transform))
      result.append(
        .image(
          picture, source: Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)),
          destination: reduced.destination, .linear, .identity))
      result.append(.endClip)
    }
    return result
  }

  /// Returns a reduced, blurred image of the content below a backdrop or, at full size, the parts of the glass through which it is
  /// seen.
  private func pictures(
    of reduced: ReducedBackdrop, below list: DisplayList, through lens: GlassLens? = nil, _ nesting: Nesting
  ) -> [Bitmap] {
    var inner = DisplayList(width: reduced.width, height: reduced.height, background: list.background)
    var end = 0
    let hidden = lens.map { list.trailingShadows(of: $0.glass) } ?? 0
    for (index, command) in list.commands.dropLast(hidden).enumerated() {
      if case .beginGroup(let opacity, _?, let transform) = command {
        let last = list.endOfBracket(startingAt: index)
        if last == list.commands.count {
          // The backdrop is in this group. The group's own shadow must not be visible through it.
          inner.append(.beginGroup(opacity: opacity, shadow: nil, transform.concatenating(reduced.transform)))
          continue
        }
        // A shadow cast by any content of a group may fall on the backdrop.
        end = max(end, last)
      }
      if index <= end && end > 0 || command.canTouch(reduced.place) {
        inner.append(command.transformed(by: reduced.transform))
      }
    }
    let key = BackdropCache.Key(list: inner, numbers: reduced.numbers + (lens?.numbers ?? []))
    if let known = caches.backdrops.pictures(key) { return known }
    let nesting = Nesting(
      depth: nesting.depth + 1, filterMargin: nesting.filterMargin, projectionPixels: nesting.projectionPixels)
    var picture = Bitmap(width: inner.width, height: inner.height)
    picture.bytes.withUnsafeMutableBytes { play(inner, within: inner.canvas, into: $0, threads: 1, nesting) }
    work.count(backdropPixels: inner.width * inner.height)
    let kernels = tk_kernels(level)
    let blurred = reduced.blurred(picture, kernels: kernels)
    let result = lens.map { GlassPainter($0, over: reduced, kernels: kernels).pictures(over: blurred) } ?? [blurred]
    if let lens { work.count(glassPixels: lens.place.width * lens.place.height) }
    caches.backdrops.keep(result, key)
    return result
  }

  /// Draws content in perspective as a separate image.
  private func plan(
    _ content: [DisplayList.Command], _ projection: Projection, into planner: inout Planner, _ nesting: Nesting
  ) {
    guard nesting.depth < 8, projection.isFinite,
      let plan = Planner.ProjectionPlan(
        of: DisplayList.Command.box(of: content), projection, canvas: planner.canvas,
        mostPixels: nesting.projectionPixels)
    else { return }
    work.count(flatPixels: plan.width * plan.height)
    var inner = DisplayList(width: plan.width, height: plan.height)
    for command in content { inner.append(command.transformed(by: plan.flat)) }
    let nesting = Nesting(
      depth: nesting.depth + 1, filterMargin: nesting.filterMargin,
      projectionPixels: nesting.projectionPixels / max(1, DisplayList.projections(in: content)))
    var picture = Bitmap(width: plan.width, height: plan.height)
    picture.bytes.withUnsafeMutableBytes { play(inner, within: inner.canvas, into: $0, threads: 1, nesting) }
    planner.show(picture, plan)
  }

  private struct FilteredContent {
    var commands: [DisplayList.Command]
    var filters: [DisplayList.Filter]
    var transform: Affine
  }

  /// Draws content as a separate image and applies filters to it. The image contains only the parts that affect the
  /// canvas.
  private func plan(
    _ content: FilteredContent, into planner: inout Planner, _ nesting: Nesting, threads: Int
  ) {
    guard content.transform.isFinite else { return }
    let margin = min(DisplayList.Filter.margin(of: content.filters, under: content.transform), nesting.filterMargin)
    let seen = planner.canvas.inset(by: -margin)
    var whole = DisplayList(width: 0, height: 0)
    for command in content.commands { whole.append(command) }
    let box = whole.damage(of: 0..<content.commands.count, within: seen)
    guard !box.isEmpty else { return }
    let place = box.inset(by: -margin).intersection(seen)
    work.count(filteredPixels: place.width * place.height)
    var inner = DisplayList(width: place.width, height: place.height)
    let shift = Affine.translation(x: -Double(place.x0), y: -Double(place.y0))
    for command in content.commands { inner.append(command.transformed(by: shift)) }
    let nesting = Nesting(
      depth: nesting.depth + 1, filterMargin: nesting.filterMargin - margin, projectionPixels: nesting.projectionPixels)
    var picture = Bitmap(width: place.width, height: place.height)
    picture.bytes.withUnsafeMutableBytes { play(inner, within: inner.canvas, into: $0, threads: threads, nesting) }
    let transform = content.transform.concatenating(shift)
    for filter in content.filters { filter.apply(to: &picture, under: transform, kernels: planner.kernels) }
    planner.show(picture, at: place)
  }

  /// Draws one part of an image. Only the first part draws the background.
  private func play(
    _ planners: [Planner], within window: PixelRect, background: inout PremultipliedColor?,
    into bytes: UnsafeMutableRawBufferPointer, threads: Int
  ) {
    guard let canvas = planners.first?.canvas else { return }
    work.count(shadowBytes: planners.reduce(0) { $0 + $1.storage.shadowBytes })
    let plan = Plan(
      canvas: canvas, window: window, background: background, bandShift: bandShift, planners: planners)
    play(plan, into: bytes, threads: threads)
    background = nil
  }

  private struct CastingGroup {
    var commands: ArraySlice<DisplayList.Command>
    var opacity: Double
    var shadow: DisplayList.Shadow
    var transform: Affine
  }

  /// Draws a group that casts a shadow as a separate image. The image contains only the parts that are visible
  /// directly or by their shadows.
  private func plan(_ group: CastingGroup, into planner: inout Planner, _ nesting: Nesting) {
    guard group.opacity > 0 else { return }
    let (shadow, transform, canvas) = (group.shadow, group.transform, planner.canvas)
    let margin = MaskBlur.margin(sigma: shadow.sigma(under: transform))
    let offset = Affine(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
      .apply(shadow.offset)
    // The area that is visible directly or by its shadow. Shadows cast from a distance of more than 1,024 pixels are
    // omitted.
    func limited(_ distance: Double) -> Int { Int(min(max(distance, -1024), 1024).rounded()) }
    let seen = canvas.union(canvas.offsetBy(x: -limited(offset.x), y: -limited(offset.y))).inset(by: -margin)
    var content = PixelRect.empty
    for command in group.commands {
      content = content.union(PixelRect(touching: command.reach, within: seen))
    }
    let place = content.inset(by: -margin)
    guard !content.isEmpty else { return }
    var inner = DisplayList(width: place.width, height: place.height)
    let shift = Affine.translation(x: -Double(place.x0), y: -Double(place.y0))
    for command in group.commands { inner.append(command.transformed(by: shift)) }
    let nesting = Nesting(
      depth: nesting.depth + 1, filterMargin: nesting.filterMargin, projectionPixels: nesting.projectionPixels)
    var picture = Bitmap(width: place.width, height: place.height)
    picture.bytes.withUnsafeMutableBytes { play(inner, within: inner.canvas, into: $0, threads: 1, nesting) }
    planner.planGroup(picture, at: place, opacity: group.opacity, shadow: shadow, under: transform)
  }

  /// The state shared by the threads that render an image. All threads write through the same pointer, each to
  /// separate rows.
  private final class Job: @unchecked Sendable {
    let plan: Plan
    let canvas: UnsafeMutablePointer<UInt32>
    let kernels: UnsafePointer<TKKernels>
    let pool: AccumulatorPool
    let next: UnsafeMutablePointer<Int32>

    init(
      plan: Plan, canvas: UnsafeMutablePointer<UInt32>, kernels: UnsafePointer<TKKernels>, pool: AccumulatorPool
    ) {
      self.plan = plan
      self.canvas = canvas
      self.kernels = kernels
      self.pool = pool
      next = .allocate(capacity: 1)
      next.initialize(to: 0)
    }

    deinit { next.deallocate() }

    func work() {
      var painter: BandPainter?
      while true {
        let band = plan.bands.lowerBound + Int(tk_take(next))
        guard band < plan.bands.upperBound else { return }
        let worker = painter ?? BandPainter(plan: plan, canvas: canvas, kernels: kernels, pool: pool)
        painter = worker
        worker.paint(band: band)
      }
    }
  }

  private func play(_ plan: Plan, into bytes: UnsafeMutableRawBufferPointer, threads: Int) {
    guard let base = bytes.baseAddress else { return }
    let canvas = base.bindMemory(to: UInt32.self, capacity: bytes.count / 4)
    let job = Job(plan: plan, canvas: canvas, kernels: tk_kernels(level), pool: pool)
    let count = min(max(threads, 1), max(plan.bands.count, 1), 64)
    if count == 1 {
      job.work()
      return
    }
    tk_run(
      Int32(count), { context, _ in Unmanaged<Job>.fromOpaque(context).takeUnretainedValue().work() },
      Unmanaged.passUnretained(job).toOpaque())
    withExtendedLifetime(job) {}
  }
}

extension DisplayList {
  /// Renders this list with a temporary painter.
  public func paint(threads: Int = 1) throws(PaintError) -> Bitmap {
    try Painter().paint(self, threads: threads)
  }
}
