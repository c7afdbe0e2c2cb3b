import type { candidateSortFields } from '@portal/contract/candidates/candidate-sort'
import type { Candidate } from '@portal/contract/candidates/candidates'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import { EmailLink, LinkedinLink, PhoneLinks, TelegramLink } from '../controls/contact-links.tsx'
import { DueMark, PingAgainSwitch } from '../controls/ping-again-switch.tsx'
import { ShortTags } from '../controls/short-tags.tsx'
import { SignificateSelect } from '../controls/significate-select.tsx'
import type { CandidateSearch } from '../filters/candidate-search.ts'
import styles from './candidate-columns.module.css'

const hasContacts = ({ phone, email, telegram, linkedin }: Candidate) =>
  [phone, email, telegram, linkedin].some((contact) => contact !== null)

type Shown = {
  /** The list, which the pages of its candidates go on with. */
  search: CandidateSearch
  /** Whether these are the candidates of all vacancies. */
  isOfAll: boolean
}

export const candidateColumns = (shown: Shown): Column<Candidate, typeof candidateSortFields>[] => [
  {
    key: 'name',
    title: t.candidates.name,
    sort: 'full_name',
    card: 'heading',
    cell: (candidate) => <Name candidate={candidate} {...shown} />,
  },
  ...(shown.isOfAll ? [vacancyColumn] : []),
  {
    key: 'contacts',
    title: t.candidateControls.contacts,
    card: 'text',
    cell: (candidate) => (hasContacts(candidate) ? <Contacts candidate={candidate} /> : <NoValue />),
    hasValue: hasContacts,
  },
  {
    key: 'technologies',
    title: t.candidates.technologies,
    card: 'second',
    short: ({ technologies }) => technologies.join(', '),
    cell: ({ technologies }) =>
      technologies.length === 0 ? (
        <NoValue />
      ) : (
        <span className={styles.technologies}>
          <ShortTags names={technologies} label={t.candidates.technologies} />
        </span>
      ),
    hasValue: ({ technologies }) => technologies.length > 0,
  },
  {
    key: 'experience',
    title: t.candidateLabels.experience,
    sort: 'experience',
    align: 'right',
    card: 'second',
    cell: ({ experience }) =>
      experience === null ? (
        <NoValue />
      ) : (
        <span data-figures className={styles.figures}>
          {t.candidateControls.years(experience)}
        </span>
      ),
    hasValue: ({ experience }) => experience !== null,
  },
  {
    key: 'salary',
    title: t.candidateLabels.salary,
    sort: 'salary',
    align: 'right',
    card: 'second',
    cell: ({ salary }) =>
      salary === null ? <NoValue /> : <span data-figures>{t.lists.dollars(salary)}</span>,
    hasValue: ({ salary }) => salary !== null,
  },
  {
    key: 'english',
    title: t.candidateLabels.english,
    sort: 'english',
    cell: ({ english }) => t.languageLevels[english],
  },
  {
    key: 'ping',
    title: t.candidateLabels.ping_again,
    card: 'value',
    short: ({ ping_again, ping_again_due }) => (ping_again && ping_again_due ? <DueMark /> : null),
    width: shown.isOfAll ? '7.75rem' : '9.5rem',
    cell: (candidate) => <PingAgainSwitch candidate={candidate} />,
  },
  {
    key: 'significate',
    title: t.candidateLabels.significate,
    sort: 'significate',
    width: '11.25rem',
    card: 'value',
    short: ({ significate }) => (
      <StateMark look={stateLooks.significate[significate]}>{t.significates[significate]}</StateMark>
    ),
    cell: (candidate) => <SignificateSelect candidate={candidate} />,
  },
]

const vacancyColumn: Column<Candidate, typeof candidateSortFields> = {
  key: 'vacancy',
  title: t.candidateLabels.vacancy_id,
  cell: ({ vacancy_id: id, vacancy_title: title, position }) => (
    <>
      <CutText text={title}>
        <RowLink to="/vacancies/$id" params={{ id }}>
          {title}
        </RowLink>
      </CutText>
      {position !== title && <Position position={position} />}
    </>
  ),
}

function Name({ candidate: { id, full_name, position }, search, isOfAll }: Shown & { candidate: Candidate }) {
  return (
    <>
      <CutText text={full_name}>
        <RowLink to="/candidates/$id" params={{ id }} search={{ ...search, of: isOfAll ? 'all' : undefined }}>
          {full_name}
        </RowLink>
      </CutText>
      {!isOfAll && <Position position={position} />}
    </>
  )
}

const Position = ({ position }: Pick<Candidate, 'position'>) =>
  position !== null && (
    <span className={styles.position}>
      <CutText text={position} />
    </span>
  )

function Contacts({ candidate }: { candidate: Candidate }) {
  const { phone, email, telegram, linkedin, full_name } = candidate
  return (
    <ul className={styles.contacts}>
      {phone !== null && (
        <li>
          <PhoneLinks phone={phone} />
        </li>
      )}
      {email !== null && (
        <li>
          <EmailLink email={email} />
        </li>
      )}
      {telegram !== null && (
        <li>
          <TelegramLink telegram={telegram} />
        </li>
      )}
      {linkedin !== null && (
        <li>
          <LinkedinLink linkedin={linkedin} name={full_name} />
        </li>
      )}
    </ul>
  )
}

/** The class of a candidate's row, whose controls are higher than its texts. */
export const candidateRowClass = () => styles.candidate
