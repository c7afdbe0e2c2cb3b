import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import styles from './profile-page.module.css'

type Props = {
  title: string
  /** The list is what managers keep of the person who reads it. */
  isKept?: boolean
  /** What can be done with the list. */
  children?: ReactNode
}

/** The heading of a list in a profile. */
export const PanelTop = ({ title, isKept = false, children }: Props) => (
  <div className={styles.panelTop}>
    <div>
      <h2 className={styles.panelTitle}>{title}</h2>
      {isKept && <p className={styles.note}>{t.myProfile.kept}</p>}
    </div>
    {children}
  </div>
)
