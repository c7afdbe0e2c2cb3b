import type { ReactNode } from 'react'
import { t } from '../../messages/messages.ts'
import { CopyButton } from '../clipboard/copy-button.tsx'
import styles from './fact-list.module.css'

export const FactList = ({ children }: { children: ReactNode }) => <dl className={styles.list}>{children}</dl>

type Props = {
  label: string
  /** Shown instead of the plain `text`. */
  children?: ReactNode
  /** The value; null when it is not known. */
  text: string | null
  /** Offers to copy the text. */
  isCopied?: boolean
  /** What is copied instead of the text, such as the address of a handle. */
  copied?: string | undefined
}

/** A line: what it is, its value, and a button that copies it. */
export function Fact({ label, text, children, isCopied = false, copied }: Props) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {text === null ? (
          <span className={styles.missing}>{t.people.notSet}</span>
        ) : (
          <>
            <span className={styles.text}>{children || text}</span>
            {isCopied && <CopyButton what={label} text={copied ?? text} />}
          </>
        )}
      </dd>
    </div>
  )
}
