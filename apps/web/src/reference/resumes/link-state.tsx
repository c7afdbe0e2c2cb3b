import type { ResumeLink } from '@portal/contract/resumes/links'
import { formatDay } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import { StateMark } from '../../shared/states/state-mark.tsx'
import { stateLooks } from '../states/states.ts'

/** Whether the link of a CV works, and until when: a dot and a word. */
export const LinkState = ({ link }: { link: ResumeLink }) => (
  <StateMark look={stateLooks.link[link.state]}>{wordOf(link)}</StateMark>
)

function wordOf({ state, ends_on }: ResumeLink): string {
  if (state === 'off') return t.cvLinks.ended
  return ends_on === null ? t.cvLinks.on : t.cvLinks.until(formatDay(ends_on))
}
