import type { DroppableInput } from '@dnd-kit/dom'

type Detector = NonNullable<DroppableInput['collisionDetector']>

/** How many pixels of the items beside it belong to a gap. */
const reachIntoItems = 10

/**
 * Whether the pointer is at the height of a place, however far beside it: a hand that drags by a handle at the edge
 * leaves the list sideways. The numbers are the library's for a hit by the pointer; a higher priority wins.
 */
const within =
  (priority: number, above: number, below: number): Detector =>
  ({ dragOperation, droppable: { id, shape } }) => {
    if (!shape) return null
    const { top, bottom } = shape.boundingRectangle
    const { y } = dragOperation.position.current
    if (y < top - above || y > bottom + below) return null
    return { id, type: 2, priority, value: 1 / (1 + Math.abs(y - (top + bottom) / 2)) }
  }

/** An item, where no gap is nearer. */
export const atHeight: Detector = within(1, 0, 0)

/** A gap between two items, and those before the first and after the last one, which reach to the edges of the page. */
export const betweenItems = {
  near: within(3, reachIntoItems, reachIntoItems),
  above: within(3, Number.POSITIVE_INFINITY, reachIntoItems),
  below: within(3, reachIntoItems, Number.POSITIVE_INFINITY),
} as const

const gapId = /^gap (\d+)$/

export const idOfGap = (place: number) => `gap ${place}`

/** The place of a gap by the id of a target; undefined where it is an item. */
export function gapOf(id: string | number | undefined): number | undefined {
  const place = gapId.exec(String(id))?.[1]
  return place === undefined ? undefined : Number(place)
}
