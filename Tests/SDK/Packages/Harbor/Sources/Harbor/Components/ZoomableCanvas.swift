import SwiftUI

/// Content that can be pinched, turned and dragged, and that snaps back on a double tap.
struct ZoomableCanvas<Content: View>: View {
    var range: ClosedRange<CGFloat> = 1...4
    @ViewBuilder let content: Content

    @State private var scale: CGFloat = 1
    @State private var offset: CGSize = .zero
    @State private var rotation: Angle = .zero
    @GestureState private var pinch: CGFloat = 1
    @GestureState private var pan: CGSize = .zero
    @GestureState private var twist: Angle = .zero

    var body: some View {
        content
            .scaleEffect(scale * pinch)
            .rotationEffect(rotation + twist)
            .offset(x: offset.width + pan.width, y: offset.height + pan.height)
            .contentShape(.rect)
            .gesture(dragging.simultaneously(with: zooming).simultaneously(with: rotating))
            .onTapGesture(count: 2) {
                withAnimation(.spring) {
                    scale = scale > 1 ? 1 : 2
                    offset = .zero
                    rotation = .zero
                }
            }
            .clipped()
    }

    private var zooming: some Gesture {
        MagnifyGesture()
            .updating($pinch) { value, state, _ in
                state = value.magnification
            }
            .onEnded { value in
                scale = min(max(scale * value.magnification, range.lowerBound), range.upperBound)
            }
    }

    private var dragging: some Gesture {
        DragGesture()
            .updating($pan) { value, state, _ in
                state = value.translation
            }
            .onEnded { value in
                offset.width += value.translation.width
                offset.height += value.translation.height
            }
    }

    private var rotating: some Gesture {
        RotateGesture()
            .updating($twist) { value, state, _ in
                state = value.rotation
            }
            .onEnded { value in
                rotation += value.rotation
            }
    }
}

/// A sticker that must be held before it can be moved.
struct DraggableSticker: View {
    private enum DragState: Equatable {
        case inactive
        case pressing
        case dragging(translation: CGSize)

        var translation: CGSize {
            if case .dragging(let translation) = self { translation } else { .zero }
        }

        var isActive: Bool { self != .inactive }
    }

    let symbolName: String
    var tint: Color = Palette.coral

    @GestureState private var dragState: DragState = .inactive
    @State private var position: CGSize = .zero

    var body: some View {
        Image(systemName: symbolName)
            .font(.largeTitle)
            .foregroundStyle(.white)
            .padding()
            .background(tint.gradient, in: .circle)
            .scaleEffect(dragState.isActive ? 1.2 : 1)
            .shadow(radius: dragState.isActive ? 12 : 2)
            .offset(
                x: position.width + dragState.translation.width,
                y: position.height + dragState.translation.height
            )
            .animation(.snappy, value: dragState.isActive)
            .gesture(pressThenDrag)
    }

    private var pressThenDrag: some Gesture {
        LongPressGesture(minimumDuration: 0.3)
            .sequenced(before: DragGesture())
            .updating($dragState) { value, state, _ in
                switch value {
                case .first(true):
                    state = .pressing
                case .second(true, let drag):
                    state = .dragging(translation: drag?.translation ?? .zero)
                default:
                    state = .inactive
                }
            }
            .onEnded { value in
                guard case .second(true, let drag?) = value else { return }
                position.width += drag.translation.width
                position.height += drag.translation.height
            }
    }
}

#Preview("Zoomable canvas") {
    ZoomableCanvas {
        RoundedRectangle(cornerRadius: 32)
            .fill(Palette.dusk)
            .overlay {
                ItemBadge(category: .tools, size: 160)
            }
            .padding(40)
    }
}

#Preview("Sticker") {
    DraggableSticker(symbolName: "pin.fill")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .screenBackground()
}
