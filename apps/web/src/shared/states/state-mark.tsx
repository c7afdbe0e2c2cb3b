import type { ReactNode } from 'react'
import styles from './state-mark.module.css'

/** How a state looks. A state that is over or not there yet is a ring. */
export type StateLook = { color: string; isRing?: boolean }

/** The dot of a state, where its word stands in another element, such as a select. */
export const StateDot = ({ color, isRing }: StateLook) => (
  <span className={styles.dot} data-ring={isRing} style={{ color }} aria-hidden />
)

type Props = { look: StateLook; children: ReactNode }

/** The state of a thing: a dot in its colour, and its word. */
export const StateMark = ({ look, children }: Props) => (
  <span className={styles.state}>
    <StateDot {...look} />
    <span className={styles.word}>{children}</span>
  </span>
)
