import type { ReactNode } from 'react'
import styles from './fact-items.module.css'

/** A short list of things of one's own, such as sessions, without columns. Its children are `FactItem`s. */
export const FactItems = ({ children }: { children: ReactNode }) => (
  <ul className={styles.list}>{children}</ul>
)

type ItemProps = {
  name: ReactNode
  /** Each stands whole in the line below the name. */
  facts: ReactNode
  /** What can be done with it. */
  acts?: ReactNode
}

export const FactItem = ({ name, facts, acts }: ItemProps) => (
  <li className={styles.item}>
    <div className={styles.facts}>
      <span className={styles.name}>{name}</span>
      <span className={styles.more}>{facts}</span>
    </div>
    {acts}
  </li>
)
