import {
  Accessibility,
  type Draggable,
  Feedback,
  KeyboardSensor,
  PointerActivationConstraints,
  PointerSensor,
} from '@dnd-kit/dom'
import { DragDropProvider, useDraggable, useDroppable } from '@dnd-kit/react'
import { VisuallyHidden } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { IconGripVertical } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { t } from '../../../../messages/messages.ts'
import { atHeight, betweenItems, gapOf, idOfGap } from './drop-places.ts'
import styles from './items.module.css'
import type { Item, OrderedItemsProps } from './plain-items.tsx'

// By default a finger must stay on the handle for a moment. The handle does not scroll, so that a finger drags at once.
const pointers = PointerSensor.configure({
  activationConstraints: ({ pointerType }) =>
    pointerType === 'mouse' ? undefined : [new PointerActivationConstraints.Distance({ value: 5 })],
})
const ownSensors: unknown[] = [PointerSensor, KeyboardSensor]

const moving = Feedback.configure({
  // A dropped item is in its new place at once; the default flies back to where it was.
  dropAnimation: ({ source }) => {
    // After the next frame the library has put the element back, by which its handle loses the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => focusHandle(source)))
  },
})
// The arrow keys move an item without lifting it, which this file announces itself.
const ownPlugins: unknown[] = [Accessibility, Feedback]

/** The item may have been drawn anew since it was lifted. */
function focusHandle({ id, manager }: Draggable) {
  const handle = manager?.registry.draggables.get(id)?.handle
  if (handle instanceof HTMLElement) handle.focus({ preventScroll: true })
}

/** The gap that an item at `place` of `count` moves to by a key; undefined for other keys. */
const gapByKey = (key: string, place: number, count: number): number | undefined =>
  ({ ArrowUp: place - 1, ArrowDown: place + 2, Home: 0, End: count })[key]

/** Lists items with a handle: they are dragged by mouse or finger, or moved by the arrow keys. */
export function DraggedItems({ label, items, sorting }: OrderedItemsProps) {
  const howToMove = useId()
  const [held, setHeld] = useState<number>()
  const [announced, setAnnounced] = useState('')
  const heldPlace = items.findIndex(({ id }) => id === held)
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? ''

  const move = (id: number, gap: number) => {
    const from = items.findIndex((item) => item.id === id)
    const place = Math.min(Math.max(gap > from ? gap - 1 : gap, 0), items.length - 1)
    setAnnounced(t.resumeEditor.moved(nameOf(id), place + 1, items.length))
    if (place !== from) sorting.move(id, gap)
  }
  const swap = (oneId: number, otherId: number) => {
    setAnnounced(t.resumeEditor.swapped(nameOf(oneId), nameOf(otherId)))
    sorting.swap(oneId, otherId)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, id: number, place: number) => {
    const gap = gapByKey(event.key, place, items.length)
    if (gap === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const handle = event.currentTarget
    flushSync(() => move(id, Math.max(gap, 0)))
    // An element that is moved in the document loses the focus.
    handle.focus()
  }
  return (
    <>
      <VisuallyHidden id={howToMove}>{t.resumeEditor.howToMove}</VisuallyHidden>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <DragDropProvider
        sensors={(defaults) => [...defaults.filter((sensor) => !ownSensors.includes(sensor)), pointers]}
        plugins={(defaults) => [...defaults.filter((plugin) => !ownPlugins.includes(plugin)), moving]}
        onDragStart={({ operation: { source } }) => setHeld(Number(source?.id))}
        onDragEnd={({ operation: { source, target }, canceled }) => {
          const gap = gapOf(target?.id)
          // The item must be in its new place before the library lets it go, and this handler runs in a transition.
          flushSync(() => {
            setHeld(undefined)
            if (canceled || !source || !target) return
            if (gap === undefined) swap(Number(source.id), Number(target.id))
            else move(Number(source.id), gap)
          })
        }}
      >
        <ul aria-label={label} className={styles.items} data-movable>
          <Gap place={0} reach="above" isIdle={heldPlace === 0} />
          {items.map((item, place) => (
            <Fragment key={item.id}>
              <MovableItem
                item={item}
                isHeld={item.id === held}
                howToMove={howToMove}
                onKeyDown={(event) => onKeyDown(event, item.id, place)}
              />
              <Gap
                place={place + 1}
                reach={place === items.length - 1 ? 'below' : 'near'}
                isIdle={heldPlace !== -1 && (place === heldPlace || place + 1 === heldPlace)}
              />
            </Fragment>
          ))}
        </ul>
      </DragDropProvider>
    </>
  )
}

type GapProps = {
  /** The number of items before it. */
  place: number
  reach: keyof typeof betweenItems
  /** Whether a drop here would change nothing, because the dragged item is beside it. */
  isIdle: boolean
}

/** The place between two items, a line while an item would be dropped there. */
function Gap({ place, reach, isIdle }: GapProps) {
  const { ref, isDropTarget } = useDroppable({
    id: idOfGap(place),
    disabled: isIdle,
    collisionDetector: betweenItems[reach],
  })
  return (
    <li ref={ref} aria-hidden className={styles.gap} data-line={(isDropTarget && !isIdle) || undefined} />
  )
}

type MovableProps = {
  item: Item
  isHeld: boolean
  /** The id of the text that says how to move it. */
  howToMove: string
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void
}

function MovableItem({ item: { id, name, card }, isHeld, howToMove, onKeyDown }: MovableProps) {
  const { ref: dragRef, handleRef, isDragSource } = useDraggable({ id })
  const { ref: dropRef, isDropTarget } = useDroppable({ id, disabled: isHeld, collisionDetector: atHeight })
  return (
    <li
      ref={useMergedRef(dragRef, dropRef)}
      className={`${styles.item} ${styles.movable}`}
      data-dragging={isDragSource || undefined}
      data-target={(isDropTarget && !isDragSource) || undefined}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={t.resumeEditor.move(name)}
        aria-roledescription={t.actions.draggable}
        aria-describedby={howToMove}
        className={styles.handle}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={18} aria-hidden />
      </button>
      {card}
    </li>
  )
}
