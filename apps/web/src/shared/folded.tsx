import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import styles from './folded.module.css'

type Props = { title: string; children: ReactNode }

/** What is shown when it is asked for. It is drawn, and fetches what it needs, once it is open. */
export function Folded({ title, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {title}
        <IconChevronDown size={18} aria-hidden className={styles.arrow} />
      </summary>
      {isOpen && children}
    </details>
  )
}
