import type { ReactNode } from 'react'
import styles from './items.module.css'

export type Item = {
  id: number
  /** Names it in announcements and in the label of its handle. */
  name: string
  /** An `ItemCard`. */
  card: ReactNode
}

export type ItemsProps = { label: string; items: readonly Item[] }

export type OrderedItemsProps = ItemsProps & {
  /** Called with the dragged item and the one that it was dropped on. */
  onSwap: (oneId: number, otherId: number) => void
}

/** The saved items of a section in their order. */
export const PlainItems = ({ label, items }: ItemsProps) => (
  <ul aria-label={label} className={styles.items}>
    {items.map(({ id, card }) => (
      <li key={id} className={styles.item}>
        {card}
      </li>
    ))}
  </ul>
)
