import type { AvailablePerson, PersonResume } from '@portal/contract/dashboards/dashboards'
import { t } from '../../../../messages/messages.ts'
import { CopyLinkButton } from '../../../../reference/resumes/copy-link-button.tsx'
import { type Listed, listedResumes } from '../../../../reference/resumes/listed-resumes.ts'
import { toPreview } from '../../../../reference/resumes/to-preview.ts'
import { NoValue, RowLink } from '../../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../../shared/lists/cells/cut-text.tsx'
import styles from './person-resumes.module.css'

/** All CVs of a person, each with the button that copies its public link. */
export function PersonResumes({ person: { slug, full_name, all_resumes } }: { person: AvailablePerson }) {
  if (all_resumes.length === 0) return <NoValue />
  const cvs = listedResumes(all_resumes)
  return (
    <ul className={styles.resumes}>
      {cvs.map((cv) => {
        const hint = hintOf(cv, cvs)
        const named = t.dashboards.cvOf(full_name, cv.title)
        return (
          <li key={cv.id} className={styles.resume}>
            <span className={styles.name}>
              <CutText text={cv.kind}>
                <RowLink {...toPreview(cv, { slug })} aria-label={named}>
                  {cv.kind}
                </RowLink>
              </CutText>
              {hint !== '' && (
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

/** What is shown below the role and language: the name in the CV too, where another one has them. */
function hintOf(
  { id, kind, name, mark }: Listed<PersonResume>,
  all: readonly Listed<PersonResume>[],
): string {
  const isOneOfSeveral = all.some((other) => other.id !== id && other.kind === kind)
  return t.cvList.named(isOneOfSeveral ? name : '', mark)
}
