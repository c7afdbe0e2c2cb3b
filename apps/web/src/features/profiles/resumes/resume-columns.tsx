import type { LanguageLevel } from '@portal/domain/people/profiles'
import { t } from '../../../messages/messages.ts'
import { toPreview } from '../../../reference/resumes/to-preview.ts'
import { NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { EnglishDiffers } from './cv-english.tsx'
import type { ListedResume, ResumeActs, ResumeOptionsProps } from './listed-resumes.ts'
import { ResumeOptions } from './resume-options.tsx'
import styles from './resumes.module.css'

type Props = ResumeActs & {
  owner: ResumeOptionsProps['owner']
  changedText: (cv: ListedResume) => string
  /** The level of English in the person's profile. */
  english: LanguageLevel | null
}

export const resumeColumns = ({ owner, changedText, english, ...acts }: Props): Column<ListedResume>[] => [
  {
    key: 'name',
    title: t.cvList.name,
    card: 'heading',
    cell: (cv) => (
      <>
        <CutText text={cv.name}>
          <RowLink {...toPreview(cv, owner)}>{cv.name}</RowLink>
        </CutText>
        {cv.linkEnd && <span className={styles.hint}>{cv.linkEnd}</span>}
        <EnglishDiffers cv={cv.english_level} profile={english} />
      </>
    ),
  },
  {
    key: 'role',
    title: t.cvList.role,
    cell: ({ role }) => (role === '' ? <NoValue /> : <CutText text={role} />),
  },
  {
    key: 'changed',
    title: t.cvList.lastChange,
    width: '10.5rem',
    cell: (cv) => <time dateTime={cv.updated_at}>{changedText(cv)}</time>,
  },
  {
    key: 'options',
    title: t.lists.options,
    card: 'actions',
    width: '11rem',
    cell: (cv) => <ResumeOptions cv={cv} owner={owner} {...acts} />,
  },
]
