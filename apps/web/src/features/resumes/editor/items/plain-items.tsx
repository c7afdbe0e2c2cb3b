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

export type OrderedItemsProps = {
  label: string
  items: readonly Item[]
  /** Called with the dragged item and the one that it was dropped on. */
  onSwap: (oneId: number, otherId: number) => void
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
