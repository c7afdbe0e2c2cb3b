import type { AvailablePerson, PersonResume } from '@portal/contract/dashboards/dashboards'
import { t } from '../../../../messages/messages.ts'
import { CopyLinkButton } from '../../../../reference/resumes/copy-link-button.tsx'
import { toPreview } from '../../../../reference/resumes/to-preview.ts'
import { NoValue, RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import styles from './person-resumes.module.css'

/** All CVs of a person, each with the button that copies its public link. */
export function PersonResumes({ person: { slug, full_name, all_resumes } }: { person: AvailablePerson }) {
  if (all_resumes.length === 0) return <NoValue />
  return (
    <ul className={styles.resumes}>
      {all_resumes.map((cv) => {
        const words = cv.role || t.dashboards.cv
        const hint = hintOf(cv, all_resumes)
        const named = t.dashboards.cvOf(full_name, words, hint)
        return (
          <li key={cv.id} className={styles.resume}>
            <span className={styles.name}>
              <CutText text={words}>
                <RowLink {...toPreview(cv, { slug })} aria-label={named}>
                  {words}
                </RowLink>
              </CutText>
              {hint !== undefined && (
                <span className={styles.hint}>
                  <CutText text={hint} isSingleLine />
                </span>
              )}
            </span>
            <CopyLinkButton cv={named} link={cv.link} />
          </li>
        )
      })}
    </ul>
  )
}

/** What tells a CV from others of its role: its label, or the name in it, which is written in its language. */
function hintOf({ role, label, name }: PersonResume, all: readonly PersonResume[]): string | undefined {
  const isOneOfSeveral = all.filter((other) => other.role === role).length > 1
  return label ?? ((isOneOfSeveral && name) || undefined)
}
