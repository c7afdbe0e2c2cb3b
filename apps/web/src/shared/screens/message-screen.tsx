import type { ReactNode } from 'react'
import { BrandMark } from '../brand-mark.tsx'
import styles from './message-screen.module.css'

type Props = {
  /** A short line above the title, such as 'Error 404'. */
  label?: string
  title: string
  text?: string
  /** The link or button that leads on. */
  children?: ReactNode
}

/** A whole screen with a message instead of a page. */
export function MessageScreen({ label, title, text, children }: Props) {
  return (
    <main className={styles.screen}>
      <div className={styles.content}>
        <BrandMark size={36} />
        <div className={styles.words}>
          {label && <p className={styles.label}>{label}</p>}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
    </main>
  )
}
