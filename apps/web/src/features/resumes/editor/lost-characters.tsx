import type { Resume } from '@portal/contract/resumes/resumes'
import { lostIn } from '@portal/domain/resumes/printable-text'
import { IconInfoCircle } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { shownOf } from '../preview/resume-queries.ts'
import styles from './lost-characters.module.css'

const mostShown = 20

/** Names the characters of a CV that its PDF cannot show; nothing where there is none. */
export function LostCharacters({ resume }: { resume: Resume }) {
  // All texts that are shown are looked at together. Of the full name, only initials are shown.
  const lost = lostIn(JSON.stringify(shownOf({ ...resume, user_full_name: '' })))
  if (lost.length === 0) return null
  return (
    <p className={styles.note}>
      <IconInfoCircle size={18} aria-hidden className={styles.icon} />
      <span>{t.resumeEditor.notInPdf(lost.slice(0, mostShown).join(' '), lost.length - mostShown)}</span>
    </p>
  )
}
