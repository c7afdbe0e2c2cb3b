import type { ReactNode } from 'react'
import styles from './section-columns.module.css'

type Props = {
  /** The form that adds an item. */
  form: ReactNode
  list: ReactNode
}

/** A section whose items are added by a form on the left and listed on the right; on a phone one below the other. */
export const SectionColumns = ({ form, list }: Props) => (
  <div className={styles.frame}>
    <div className={styles.columns}>
      {form}
      {list}
    </div>
  </div>
)
