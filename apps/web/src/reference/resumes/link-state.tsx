import type { ResumeLink } from '@portal/contract/resumes/links'
import { formatDay } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import styles from './link-state.module.css'

/** Whether the link of a CV works, and until when: a dot and a word. */
export const LinkState = ({ link }: { link: ResumeLink }) => (
  <span className={styles.state} data-on={link.state === 'on' || undefined}>
    {wordOf(link)}
  </span>
)

function wordOf({ state, ends_on }: ResumeLink): string {
  if (state === 'off') return t.cvLinks.ended
  return ends_on === null ? t.cvLinks.on : t.cvLinks.until(formatDay(ends_on))
}
