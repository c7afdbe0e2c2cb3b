import type { Resume } from '@portal/contract/resumes/resumes'
import { ResumePage } from '../preview/resume-page.tsx'
import styles from './page-beside.module.css'

/** The finished CV beside the form; it follows what is saved. */
export const PageBeside = ({ resume }: { resume: Resume }) => (
  <aside className={styles.page}>
    <ResumePage resumeKey={{ id: resume.id }} resume={resume} isPlain />
  </aside>
)
