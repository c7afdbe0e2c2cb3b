import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

type Props = {
  icon: Icon
  /** Text, in which links have the colour of the text. */
  children: ReactNode
  className?: string | undefined
}

/** A remark in a frame that refuses nothing. */
export const Notice = ({ icon: Mark, children, className = '' }: Props) => (
  <div className={`${styles.notice} ${className}`}>
    <Mark size={18} aria-hidden />
    <div className={styles.text}>{children}</div>
  </div>
)
