import type { availableSortFields } from '@portal/contract/dashboards/dashboard-sort'
import type { AvailablePerson } from '@portal/contract/dashboards/dashboards'
import { type Day, formatDay } from '@portal/domain/days'
import { experienceBetween } from '@portal/domain/people/experience'
import { t } from '../../../messages/messages.ts'
import { stateLooks } from '../../../reference/states/states.ts'
import { DayText, NoValue } from '../../../shared/lists/cells/cells.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { StateMark } from '../../../shared/states/state-mark.tsx'
import { NameLink, Text } from './cells/people-cells.tsx'
import { PersonResumes } from './cells/person-resumes.tsx'
import { StatusSelect } from './cells/status-select.tsx'
import styles from './people-columns.module.css'

/** The columns of available people; on a phone the same facts are on cards. */
export const availableColumns = (today: Day): Column<AvailablePerson, typeof availableSortFields>[] => [
  {
    key: 'name',
    sort: 'full_name',
    title: t.dashboards.fullName,
    width: 'clamp(9.5rem, 14.5vw, 13.5rem)',
    card: 'heading',
    cell: ({ id, full_name }) => <NameLink id={id} name={full_name} />,
  },
  {
    key: 'cv',
    title: t.dashboards.cvLink,
    width: 'clamp(9.5rem, 16vw, 14.25rem)',
    card: 'text',
    cell: (person) => <PersonResumes person={person} />,
    hasValue: ({ all_resumes }) => all_resumes.length > 0,
  },
  {
    key: 'stack',
    title: t.dashboards.stack,
    card: 'second',
    cell: ({ technologies }) => <Text text={technologies.join(', ')} />,
    hasValue: ({ technologies }) => technologies.length > 0,
  },
  {
    key: 'experience',
    sort: 'experience',
    title: t.dashboards.experience,
    align: 'right',
    width: '7.25rem',
    cell: ({ job_started_on: from }) => {
      if (from === null) return <span className={styles.notSet}>{t.dashboards.notSet}</span>
      const { years, months } = experienceBetween(from, today)
      return <span data-figures>{t.people.experience(years, months)}</span>
    },
    hasValue: ({ job_started_on }) => job_started_on !== null,
  },
  {
    key: 'english',
    sort: 'english_level',
    title: t.dashboards.english,
    width: 'clamp(7rem, 11vw, 9.75rem)',
    cell: ({ english_level }) => (english_level === null ? <NoValue /> : t.languageLevels[english_level]),
    hasValue: ({ english_level }) => english_level !== null,
  },
  {
    key: 'free',
    sort: 'free_from',
    title: t.dashboards.freeFrom,
    width: 'clamp(6.25rem, 9.5vw, 8.5rem)',
    card: 'second',
    short: ({ free_from: day }) =>
      day && (day > today ? t.dashboards.freeOn(formatDay(day)) : t.dashboards.freeToday),
    cell: (person) => <FreeFrom person={person} today={today} />,
  },
  {
    key: 'status',
    sort: 'status',
    title: t.dashboards.status,
    width: '1%',
    card: 'value',
    short: ({ status }) => (
      <StateMark look={stateLooks.availability[status]}>{t.people.shortAvailabilities[status]}</StateMark>
    ),
    cell: (person) => <StatusSelect person={person} />,
  },
]

type FreeFromProps = { person: Pick<AvailablePerson, 'free_from' | 'available_contracts'>; today: Day }

/** The first free day. Who is free today may have no contract at all, not even on Bench. */
function FreeFrom({ person: { free_from: day, available_contracts: contracts }, today }: FreeFromProps) {
  if (day === null) return t.dashboards.noContractEnd
  if (day > today) return <DayText day={day} />
  return contracts.length === 0 ? t.dashboards.noContract : t.dashboards.freeNow
}

/** The class of a row, whose controls are higher than its texts. */
export const availableRowClass = () => styles.person
