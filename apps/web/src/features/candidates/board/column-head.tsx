import { VisuallyHidden } from '@mantine/core'
import type { BoardColumn } from '@portal/contract/candidates/candidate-routes'
import type { ReactNode } from 'react'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { StateDot } from '../../../shared/states/state-mark.tsx'
import styles from './board.module.css'

/** The heading of a column with the number of its candidates. */
export const ColumnHead = ({
  column: { significate, count },
  children,
}: {
  column: BoardColumn
  /** A button at the end. */
  children?: ReactNode
}) => (
  <header className={styles.head}>
    <StateDot {...stateLooks.significate[significate]} />
    <h2 className={styles.title}>{t.significates[significate]}</h2>
    <span className={styles.count} aria-hidden>
      {count}
    </span>
    <VisuallyHidden>{t.candidateBoard.candidates(count)}</VisuallyHidden>
    {children && <span className={styles.fold}>{children}</span>}
  </header>
)
