import type { AvailablePerson, StaffProfile } from '@portal/contract/dashboards/dashboards'
import type { Day } from '@portal/domain/days'
import { experienceBetween } from '@portal/domain/people/experience'
import { t } from '../../../messages/messages.ts'
import { DayText, NoValue, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import styles from './people-columns.module.css'
import { StatusSelect } from './status-select.tsx'

const NameLink = ({ id, name }: { id: number; name: string }) => (
  <CutText text={name}>
    <RowLink to="/users/$id" params={{ id: String(id) }}>
      {name}
    </RowLink>
  </CutText>
)

const Text = ({ text }: { text: string | null }) => (text ? <CutText text={text} /> : <NoValue />)

/** The columns of available people. On a phone a card has the name, the stack and the status alone. */
export const availableColumns = (today: Day): Column<AvailablePerson>[] => [
  {
    key: 'name',
    title: t.dashboards.fullName,
    card: 'heading',
    cell: ({ id, full_name }) => <NameLink id={id} name={full_name} />,
  },
  {
    key: 'cv',
    title: t.dashboards.cvLink,
    width: '7rem',
    card: 'hidden',
    cell: ({ slug, full_name, resume }) =>
      resume ? (
        <RowLink
          to="/resumes/$userSlug/$cvId/preview"
          params={{ userSlug: slug, cvId: String(resume.id) }}
          aria-label={t.dashboards.cvOf(full_name)}
        >
          {t.dashboards.cv}
        </RowLink>
      ) : (
        <NoValue />
      ),
  },
  {
    key: 'stack',
    title: t.dashboards.stack,
    card: 'text',
    cell: ({ technologies }) => <Text text={technologies.join(', ')} />,
    hasValue: ({ technologies }) => technologies.length > 0,
  },
  {
    key: 'experience',
    title: t.dashboards.experience,
    width: '8rem',
    card: 'hidden',
    cell: ({ job_started_on: from }) => {
      if (from === null) return <span className={styles.notSet}>{t.dashboards.notSet}</span>
      const { years, months } = experienceBetween(from, today)
      return <span data-figures>{t.people.experience(years, months)}</span>
    },
  },
  {
    key: 'status',
    title: t.dashboards.status,
    width: '17rem',
    card: 'text',
    cell: (person) => (
      <div className={styles.status}>
        <StatusSelect person={person} />
      </div>
    ),
  },
]

/** The columns of hired people, with the first work day, or of fired people, with the last one. */
export const staffColumns = (view: 'hired' | 'fired'): Column<StaffProfile>[] => [
  {
    key: 'name',
    title: t.dashboards.fullName,
    card: 'heading',
    cell: ({ user_id, full_name }) => <NameLink id={user_id} name={full_name} />,
  },
  {
    key: 'date',
    title: view === 'hired' ? t.dashboards.hireDate : t.dashboards.releaseDate,
    width: '9rem',
    cell: ({ job_started_on, job_ended_on }) => (
      <DayText day={view === 'hired' ? job_started_on : job_ended_on} />
    ),
  },
  {
    key: 'location',
    title: t.dashboards.location,
    cell: ({ home_address }) => <Text text={home_address} />,
  },
  {
    key: 'managers',
    title: t.dashboards.manager,
    cell: ({ managers, manager_ids }) =>
      managers.length === 0 ? (
        <NoValue />
      ) : (
        <ul className={styles.managers}>
          {managers.map((name, index) => (
            <li key={manager_ids[index]}>{name}</li>
          ))}
        </ul>
      ),
  },
]

/** The class of a row, whose select is higher than its texts. */
export const availableRowClass = () => styles.person
