import type { ImportRun } from '@portal/contract/imports'
import { useEffect, useState } from 'react'
import { t } from '../../../messages/messages.ts'
import styles from './run.module.css'

/** How long a file may be without its turn before the page says that it waits. */
const waitsAfterMs = 3_000

/** How far an import is read, checked or written. */
export function RunProgress({ run }: { run: ImportRun }) {
  const { state, progress, columns } = run
  const waits = useIsLong(state === 'reading' && progress === null)
  const label =
    state === 'writing' ? t.imports.writing : columns.length > 0 ? t.imports.checking : t.imports.reading
  const isKnown = progress !== null && progress.total > 0
  return (
    <section className={styles.panel} aria-label={label}>
      <p className={styles.lead} aria-live="polite">
        {waits ? t.imports.waits : label}
      </p>
      <progress
        className={styles.bar}
        aria-label={label}
        {...(isKnown && { value: progress.done, max: progress.total })}
      />
      <p className={styles.hint} data-figures>
        {isKnown && <span>{t.imports.progress(progress.done, progress.total)}</span>}
        <span>{t.imports.goesOn}</span>
      </p>
    </section>
  )
}

function useIsLong(holds: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setLong(true), waitsAfterMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [holds])
  return isLong
}
