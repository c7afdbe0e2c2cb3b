import type { ReactNode } from 'react'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import { RowOptions } from '../../../../shared/lists/row-options.tsx'
import { NewRowMark } from '../../../../shared/new-row-mark.tsx'
import styles from './item-card.module.css'

export type ItemCardActs = {
  /** Marks the item that was just added, and scrolls to it. */
  isNew?: boolean
  onEdit: () => void
  onDelete: () => void
}

type Props = ItemCardActs & {
  title: string
  /** Lines below the title; empty ones are left out. */
  lines?: readonly string[]
  /** Stands before the texts. */
  picture?: ReactNode
  children?: ReactNode
}

const everyAct = { update: true, delete: true }

/** A saved item of a section with its buttons. */
export function ItemCard(props: Props) {
  const { title, lines = [], picture, isNew = false, children, onEdit, onDelete } = props
  const heading = (
    <h3 className={styles.title}>
      <CutText text={title} />
    </h3>
  )
  return (
    <article className={styles.card}>
      {picture}
      <div className={styles.body}>
        <header className={styles.top}>
          {isNew ? <NewRowMark>{heading}</NewRowMark> : heading}
          <div className={styles.options}>
            <RowOptions name={title} can={everyAct} onEdit={onEdit} onDelete={onDelete} />
          </div>
        </header>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className={styles.line}>
              {line}
            </p>
          ))}
        {children && <div className={styles.more}>{children}</div>}
      </div>
    </article>
  )
}
