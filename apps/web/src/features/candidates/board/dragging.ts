import {
  Accessibility,
  type Draggable,
  type Droppable,
  Feedback,
  KeyboardSensor,
  PointerSensor,
} from '@dnd-kit/dom'
import type { DragDropProvider } from '@dnd-kit/react'
import { type Significate, significateSteps, significates } from '@portal/domain/candidates/candidates'
import type { ComponentProps } from 'react'
import { t } from '../../../messages/messages.ts'

type ProviderProps = ComponentProps<typeof DragDropProvider>

const columnWith = (id: unknown): Significate | undefined =>
  significates.find((significate) => significate === id)

const wordsOf = (source: Draggable | null) => {
  const { name, significate } = source?.data ?? {}
  return { name: typeof name === 'string' ? name : '', column: columnTitle(significate) }
}

function columnTitle(id: unknown): string {
  const significate = columnWith(id)
  return significate ? t.significates[significate] : ''
}

type Shown = {
  operation: { source: Draggable | null; target: Droppable | null; transform: { x: number; y: number } }
  canceled?: boolean
}

const announcing = Accessibility.configure({
  screenReaderInstructions: { draggable: t.candidateBoard.howToMove },
  announcements: {
    dragstart: ({ operation: { source } }: Shown) => {
      const { name, column } = wordsOf(source)
      return t.candidateBoard.lifted(name, column)
    },
    dragover: ({ operation: { source, target, transform } }: Shown) => {
      const hasMoved = transform.x !== 0 || transform.y !== 0
      const isOver = target && (hasMoved || target.id !== source?.data.significate)
      return isOver ? t.candidateBoard.over(wordsOf(source).name, columnTitle(target.id)) : undefined
    },
    dragend: ({ operation: { source, target }, canceled }: Shown) => {
      const { name, column } = wordsOf(source)
      const isMoved = !canceled && target && target.id !== source?.data.significate
      return isMoved
        ? t.candidateBoard.moved(name, columnTitle(target.id))
        : t.candidateBoard.putBack(name, column)
    },
  },
})

const moving = Feedback.configure({
  // A card that is dropped is in its new column at once; the default flies back to where it was.
  dropAnimation: ({ source }) => {
    // After the next frame the library has put the element back, by which it loses the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => focusHandle(source)))
  },
  keyboardTransition: { duration: 150 },
})

/** The card may have been drawn anew since it was lifted. */
function focusHandle({ id, manager }: Draggable) {
  const handle = manager?.registry.draggables.get(id)?.handle
  if (handle instanceof HTMLElement) handle.focus()
}

const replaced: unknown[] = [Accessibility, Feedback]

export const plugins: ProviderProps['plugins'] = (defaults) => [
  ...defaults.filter((plugin) => !replaced.includes(plugin)),
  announcing,
  moving,
]

const isIn = (place: Element | undefined, { target }: Event) =>
  target instanceof Node && place?.contains(target) === true

/** A mouse drags a card by any part that is no control. A finger, which also scrolls, drags it by its handle. */
const pointer = PointerSensor.configure({
  activatorElements: ({ element }) => [element],
  preventActivation: (event, { handle }) =>
    !isIn(handle, event) &&
    (event.pointerType !== 'mouse' ||
      (event.target instanceof Element && event.target.closest('a, button') !== null)),
})

// Tab puts a lifted card back; by default it would drop it, possibly in another column.
const keys = KeyboardSensor.configure({
  keyboardCodes: {
    start: ['Space', 'Enter'],
    cancel: ['Escape', 'Tab'],
    end: ['Space', 'Enter'],
    up: ['ArrowUp'],
    down: ['ArrowDown'],
    left: ['ArrowLeft'],
    right: ['ArrowRight'],
  },
})

export const sensors: ProviderProps['sensors'] = () => [pointer, keys]

/** An arrow key moves a lifted card to the column beside it; by default it would move it by ten pixels. */
export const moveByKey: NonNullable<ProviderProps['onDragMove']> = (event, manager) => {
  const { nativeEvent, by, operation } = event
  if (!(nativeEvent instanceof KeyboardEvent)) return
  event.preventDefault()
  const { source, target, position } = operation
  const present = columnWith(target?.id) ?? columnWith(source?.data.significate)
  if (!by?.x || !present) return
  const next = significateSteps[significateSteps.indexOf(present) + Math.sign(by.x)]
  const column = next && manager.registry.droppables.get(next)?.element
  if (!column) return
  scrollSideways(column)
  // The key says which column it is, not where the card lies.
  manager.collisionObserver.disable()
  void manager.actions.setDropTarget(next)
  const { left, width } = column.getBoundingClientRect()
  manager.actions.move({ to: { x: left + width / 2, y: position.current.y } })
}

/** Brings a column into view inside the frame of the board, without moving the page. */
function scrollSideways(column: Element) {
  const frame = column.parentElement
  if (!frame) return
  const [inner, outer] = [column.getBoundingClientRect(), frame.getBoundingClientRect()]
  const beyond = Math.max(0, inner.right - outer.right) || Math.min(0, inner.left - outer.left)
  frame.scrollBy({ left: beyond })
}
