import type { Resume } from '@portal/contract/resumes/resumes'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
import { ResumePage } from '../preview/resume-page.tsx'
import { shownOf } from '../preview/resume-queries.ts'
import { sortingOf } from './items/use-swap.ts'
import styles from './page-beside.module.css'

/** Shows the finished CV beside the form; it follows what is saved. */
export function PageBeside({ resume }: { resume: Resume }) {
  const isSorting = useIsMutating({ mutationKey: sortingOf(resume.id) }) > 0
  const [saved, setSaved] = useState(isSorting ? undefined : resume)
  // While a new order is being saved, the document would still have the old one.
  if (!isSorting && saved !== resume) setSaved(resume)
  return (
    <aside className={styles.page}>
      {saved && <ResumePage resumeKey={{ id: saved.id }} resume={shownOf(saved)} />}
    </aside>
  )
}
