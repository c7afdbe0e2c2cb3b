import type { AvailablePerson, PersonResume } from '@portal/contract/dashboards/dashboards'
import type { Day } from '@portal/domain/days'
import { isLinkOver } from '@portal/domain/resumes/links'
import { IconLink } from '@tabler/icons-react'
import { t } from '../../../../messages/messages.ts'
import { copyText } from '../../../../shared/clipboard/copy-text.ts'
import { NoValue, RowAction, RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import { toastError, toastSuccess } from '../../../../shared/toasts/toasts.ts'
import styles from './person-resumes.module.css'

type Props = { person: AvailablePerson; today: Day }

/** All CVs of a person, each with the button that copies its public link. */
export function PersonResumes({ person: { slug, full_name, all_resumes }, today }: Props) {
  if (all_resumes.length === 0) return <NoValue />
  return (
    <ul className={styles.resumes}>
      {all_resumes.map((cv) => {
        const words = cv.role || t.dashboards.cv
        const name = t.dashboards.cvOf(full_name, words, cv.label)
        return (
          <li key={cv.id} className={styles.resume}>
            <span className={styles.name}>
              <CutText text={words} isSingleLine>
                <RowLink
                  to="/resumes/$userSlug/$cvId/preview"
                  params={{ userSlug: slug, cvId: String(cv.id) }}
                  aria-label={name}
                >
                  {words}
                </RowLink>
              </CutText>
              {cv.label !== null && (
                <span className={styles.label}>
                  <CutText text={cv.label} isSingleLine />
                </span>
              )}
            </span>
            <RowAction
              label={t.dashboards.copyLinkOf(name)}
              icon={<IconLink size={18} aria-hidden />}
              refusal={refusalOf(cv, today)}
              onClick={() => void copyLink(cv)}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Why there is no link to hand out; undefined where there is one. */
function refusalOf({ link: { state, ends_on } }: PersonResume, today: Day): string | undefined {
  if (state === 'on') return undefined
  return ends_on !== null && isLinkOver(ends_on, today)
    ? t.dashboards.linkOver(ends_on)
    : t.dashboards.linkOff
}

async function copyLink({ link }: PersonResume) {
  if (await copyText(link.url)) toastSuccess(t.cvList.linkCopied)
  else toastError(t.clipboard.failed)
}
