import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { BrandMark } from '../brand-mark.tsx'
import styles from './panel-screen.module.css'

type Props = {
  title: string
  lead: string
  /** A remark above the form. */
  notice?: ReactNode
  children?: ReactNode
}

/** A screen outside the frame with one narrow form, such as that of the login. */
export const PanelScreen = ({ title, lead, notice, children }: Props) => (
  <main className={styles.screen}>
    <div className={styles.panel}>
      <BrandMark size={40} />
      <div>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {notice && (
        <p className={styles.notice} role="status">
          <IconInfoCircle size={18} aria-hidden />
          {notice}
        </p>
      )}
      {children}
    </div>
  </main>
)
