import type { ReactNode } from 'react'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import { RowOptions } from '../../../../shared/lists/row-options.tsx'
import styles from './item-card.module.css'

type Props = {
  title: string
  /** Names the item in its buttons; the title by default. */
  name?: string
  /** Lines below the title; empty ones are left out. */
  lines?: readonly string[]
  children?: ReactNode
  onEdit: () => void
  onDelete: () => void
}

const everyAct = { update: true, delete: true }

/** A saved item of a section with its buttons. */
export const ItemCard = ({ title, name = title, lines = [], children, onEdit, onDelete }: Props) => (
  <article className={styles.card}>
    <header className={styles.top}>
      <h3 className={styles.title}>
        <CutText text={title} />
      </h3>
      <div className={styles.options}>
        <RowOptions name={name} can={everyAct} onEdit={onEdit} onDelete={onDelete} />
      </div>
    </header>
    {lines
      .filter((line) => line !== '')
      .map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
    {children}
  </article>
)

/** Short words, such as technologies. */
export const Chips = ({ label, words }: { label: string; words: readonly string[] }) => (
  <ul aria-label={label} className={styles.chips}>
    {[...new Set(words)].map((word) => (
      <li key={word} className={styles.chip}>
        {word}
      </li>
    ))}
  </ul>
)
