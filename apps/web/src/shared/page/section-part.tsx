import { type ReactNode, useId } from 'react'
import styles from './section-part.module.css'

type Props = {
  title: string
  /** How it stands with it, at the end of the heading's line. */
  state?: ReactNode
  hint?: string
  children?: ReactNode
}

/** A part of a section of a page, with a heading of its own. */
export function SectionPart({ title, state, hint, children }: Props) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
          {state}
        </div>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  )
}
