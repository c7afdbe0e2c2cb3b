import type { LanguageLevel } from '@portal/domain/people/profiles'
import { t } from '../../../messages/messages.ts'
import { LinkState } from '../../../reference/resumes/link-state.tsx'
import { toPreview } from '../../../reference/resumes/to-preview.ts'
import { NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { EnglishDiffers } from './cv-english.tsx'
import type { ListedResume, ResumeActs, ResumeOptionsProps } from './resume-acts.ts'
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
    key: 'kind',
    title: t.cvList.kind,
    card: 'heading',
    short: (cv) => <Kind cv={cv} owner={owner} />,
    cell: (cv) => (
      <>
        <Kind cv={cv} owner={owner} />
        <EnglishDiffers cv={cv.english_level} profile={english} />
        {cv.mark && <span className={styles.hint}>{cv.mark}</span>}
      </>
    ),
  },
  {
    key: 'name',
    title: t.cvList.name,
    card: 'second',
    short: ({ mark, name }) => [mark, name].filter(Boolean).join(' · '),
    cell: ({ name }) => (name === '' ? <NoValue /> : <CutText text={name} />),
  },
  {
    key: 'link',
    title: t.cvLinks.link,
    card: 'value',
    width: '10.5rem',
    cell: ({ link }) => <LinkState link={link} />,
  },
  {
    key: 'changed',
    title: t.cvList.lastChange,
    card: 'second',
    width: '10.5rem',
    cell: (cv) => <time dateTime={cv.updated_at}>{changedText(cv)}</time>,
  },
  {
    key: 'options',
    title: t.lists.options,
    card: 'footer',
    width: '11rem',
    // The warning is told without a tap.
    short: (cv) => (
      <>
        <EnglishDiffers cv={cv.english_level} profile={english} />
        <ResumeOptions cv={cv} owner={owner} {...acts} />
      </>
    ),
    cell: (cv) => <ResumeOptions cv={cv} owner={owner} {...acts} />,
  },
]

const Kind = ({ cv, owner }: { cv: ListedResume; owner: Props['owner'] }) => (
  <CutText text={cv.kind}>
    <RowLink {...toPreview(cv, owner)}>{cv.kind}</RowLink>
  </CutText>
)
