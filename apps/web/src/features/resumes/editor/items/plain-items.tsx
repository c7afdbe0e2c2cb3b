import type { ReactNode } from 'react'
import styles from './items.module.css'

type PlainItem = {
  id: number
  /** An `ItemCard`. */
  card: ReactNode
}

export type Item = PlainItem & {
  /** Names it in announcements and in the label of its handle. */
  name: string
}

/** The ways in which the items of a section change their order. */
export type Sorting = {
  /** Puts an item between two others; `gap` is the number of items before that place. */
  move: (id: number, gap: number) => void
  swap: (oneId: number, otherId: number) => void
}

export type OrderedItemsProps = {
  label: string
  items: readonly Item[]
  sorting: Sorting
}

/** The saved items of a section in their order. */
export const PlainItems = ({ label, items }: { label: string; items: readonly PlainItem[] }) => (
  <ul aria-label={label} className={styles.items}>
    {items.map(({ id, card }) => (
      <li key={id} className={styles.item}>
        {card}
      </li>
    ))}
  </ul>
)
