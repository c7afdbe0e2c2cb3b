import { type ReactNode, useId } from 'react'
import { PlainItems } from '../items/plain-items.tsx'
import styles from './section-columns.module.css'

type Props = {
  title: string
  items: readonly { id: number; name: string; card: ReactNode }[]
  /** The text that is shown when there is no item. */
  empty: string
}

/** Lists the saved items of a section beside its form. */
export function ItemList({ title, items, empty }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      {items.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <div className={styles.items}>
          <PlainItems label={title} items={items} />
        </div>
      )}
    </section>
  )
}
