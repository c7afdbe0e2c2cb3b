import type { Balance } from '@portal/domain/leave/counters'
import styles from './limit-bar.module.css'

type Props = { balance: Pick<Balance, 'takenShare' | 'waitingShare' | 'state'> }

/** Draws the taken and the waiting part of a year's limit. It is hidden from screen readers: the numbers stand beside it. */
export const LimitBar = ({ balance: { takenShare, waitingShare, state } }: Props) => (
  <span className={styles.track} data-state={state} aria-hidden>
    <span className={styles.taken} style={{ inlineSize: `${takenShare}%` }} />
    <span className={styles.waiting} style={{ inlineSize: `${waitingShare}%` }} />
  </span>
)
