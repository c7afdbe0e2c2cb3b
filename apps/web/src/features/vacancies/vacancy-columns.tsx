import type { Vacancy } from '@portal/contract/vacancies'
import { shortAddress } from '@portal/domain/addresses/short-address'
import { t } from '../../messages/messages.ts'
import { forgetPage } from '../../reference/remembered-page.ts'
import { stateLooks } from '../../reference/states/states.ts'
import { LinkButton } from '../../shared/link-button.tsx'
import { NoValue, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import { OutsideLink } from '../../shared/lists/cells/outside-link.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { RowOptions } from '../../shared/lists/row-options.tsx'
import { StateMark } from '../../shared/states/state-mark.tsx'
import { salaryRange } from './salary-range.ts'
import styles from './vacancies-page.module.css'

type Acts = { onEdit: (vacancy: Vacancy) => void; onDelete: (vacancy: Vacancy) => void }

export const vacancyColumns = ({ onEdit, onDelete }: Acts): Column<Vacancy>[] => [
  {
    key: 'title',
    title: t.vacancies.vacancy,
    card: 'heading',
    cell: ({ id, title }) => (
      <CutText text={title}>
        <RowLink to="/vacancies/$id" params={{ id }}>
          {title}
        </RowLink>
      </CutText>
    ),
  },
  {
    key: 'published',
    title: t.vacancies.wherePublished,
    card: 'second',
    short: ({ where_published, url }) => where_published ?? (url && shortAddress(url)),
    cell: (vacancy) => <Published vacancy={vacancy} />,
    hasValue: ({ where_published, url }) => where_published !== null || url !== null,
  },
  {
    key: 'level',
    title: t.vacancies.level,
    card: 'second',
    cell: ({ level }) => t.vacancies.levels[level],
  },
  {
    key: 'salary',
    title: t.vacancies.salaryRange,
    align: 'right',
    card: 'second',
    cell: (vacancy) => <span className={styles.salary}>{salaryRange(vacancy) ?? <NoValue />}</span>,
    hasValue: (vacancy) => salaryRange(vacancy) !== undefined,
  },
  {
    key: 'candidates',
    title: t.vacancies.candidates,
    card: 'value',
    short: (vacancy) => <Counted vacancy={vacancy} />,
    cell: (vacancy) => <Candidates vacancy={vacancy} />,
  },
  {
    key: 'options',
    title: t.lists.options,
    align: 'right',
    card: 'actions',
    cell: (vacancy) => (
      <RowOptions
        name={vacancy.title}
        can={vacancy.can}
        onEdit={() => onEdit(vacancy)}
        onDelete={() => onDelete(vacancy)}
      />
    ),
  },
]

function Published({ vacancy: { where_published, url } }: { vacancy: Vacancy }) {
  if (url !== null) return <OutsideLink address={url}>{where_published ?? shortAddress(url)}</OutsideLink>
  return where_published === null ? <NoValue /> : <CutText text={where_published} />
}

/** How many candidates there are, or how many of them are to be written to. */
const Counted = ({ vacancy: { candidates_counter: count, due_pings_counter: due } }: { vacancy: Vacancy }) =>
  due > 0 ? <StateMark look={stateLooks.due}>{t.vacancies.due(due)}</StateMark> : t.vacancies.counted(count)

function Candidates({ vacancy }: { vacancy: Vacancy }) {
  const { id, title, candidates_counter: count, due_pings_counter: due } = vacancy
  return (
    <span className={styles.candidates}>
      <LinkButton
        to="/vacancies/$id"
        params={{ id }}
        variant="default"
        size="xs"
        className={styles.all ?? ''}
        aria-label={t.vacancies.allCandidatesOf(count, title)}
        onClick={() => forgetPage(id)}
      >
        {t.vacancies.allCandidates(count)}
      </LinkButton>
      {due > 0 && <StateMark look={stateLooks.due}>{t.vacancies.due(due)}</StateMark>}
    </span>
  )
}
