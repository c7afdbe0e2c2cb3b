import {
  Accessibility,
  type Draggable,
  type Droppable,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom'
import { SortableKeyboardPlugin } from '@dnd-kit/dom/sortable'
import { DragDropProvider } from '@dnd-kit/react'
import { useSortable } from '@dnd-kit/react/sortable'
import { IconGripVertical } from '@tabler/icons-react'
import { t } from '../../../../messages/messages.ts'
import styles from './items.module.css'
import type { Item, OrderedItemsProps } from './plain-items.tsx'

const nameOf = (item: Draggable | Droppable | null): string => {
  const name: unknown = item?.data.name
  return typeof name === 'string' ? name : ''
}

const isOnAnother = (source: Draggable | null, target: Droppable | null) =>
  source !== null && target !== null && source.id !== target.id

type Shown = { operation: { source: Draggable | null; target: Droppable | null }; canceled?: boolean }

const announcing = Accessibility.configure({
  screenReaderInstructions: { draggable: t.resumeEditor.howToMove },
  announcements: {
    dragstart: ({ operation: { source } }: Shown) => t.resumeEditor.lifted(nameOf(source)),
    dragover: ({ operation: { source, target } }: Shown) =>
      isOnAnother(source, target) ? t.resumeEditor.over(nameOf(source), nameOf(target)) : undefined,
    dragend: ({ operation: { source, target }, canceled }: Shown) =>
      !canceled && isOnAnother(source, target)
        ? t.resumeEditor.swapped(nameOf(source), nameOf(target))
        : t.resumeEditor.putBack(nameOf(source)),
  },
})

// Tab puts a lifted item back. By default the library would drop it, and so swap two items.
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

// By default a finger must stay on the handle for a moment. The handle does not scroll, so that a finger drags at once.
const pointers = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse' ? undefined : [new PointerActivationConstraints.Distance({ value: 5 })],
})

const ownSensors: unknown[] = [PointerSensor, KeyboardSensor]

/** Lists items with a handle: they are dragged by mouse or finger, or lifted by Space and moved by the arrow keys. */
export function DraggedItems({ label, items, onSwap }: OrderedItemsProps) {
  return (
    <DragDropProvider
      sensors={(defaults) => [...defaults.filter((sensor) => !ownSensors.includes(sensor)), pointers, keys]}
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), announcing]}
      onDragEnd={({ operation: { source, target }, canceled }) => {
        if (!canceled && source && target && source.id !== target.id) {
          onSwap(Number(source.id), Number(target.id))
        }
      }}
    >
      <ul aria-label={label} className={styles.items}>
        {items.map((item, index) => (
          <MovableItem key={item.id} item={item} index={index} />
        ))}
      </ul>
    </DragDropProvider>
  )
}

// The plugin that sorts while an item is dragged is left out: the item dropped on takes the place of the dragged one,
// and those between them stay.
const swapping = [SortableKeyboardPlugin]

function MovableItem({ item: { id, name, card }, index }: { item: Item; index: number }) {
  const { ref, handleRef, isDragSource, isDropTarget } = useSortable({
    id,
    index,
    data: { name },
    plugins: swapping,
  })
  return (
    <li
      ref={ref}
      className={`${styles.item} ${styles.movable}`}
      data-dragging={isDragSource || undefined}
      data-target={(isDropTarget && !isDragSource) || undefined}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={t.resumeEditor.move(name)}
        aria-roledescription={t.actions.draggable}
        className={styles.handle}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      {card}
    </li>
  )
}
