import type { StaffProfile } from '@portal/contract/dashboards/dashboards'
import { formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { DayText, NoValue } from '../../../shared/lists/cells/cells.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import { NameLink, Text } from './cells/people-cells.tsx'
import styles from './people-columns.module.css'

type View = 'hired' | 'fired'

const dayOf = ({ job_started_on, job_ended_on }: StaffProfile, view: View) =>
  view === 'hired' ? job_started_on : job_ended_on

const titles = { hired: t.dashboards.hireDate, fired: t.dashboards.releaseDate }

/** The columns of hired people, with the first work day, or of fired people, with the last one. */
export const staffColumns = (view: View, isPhone: boolean): Column<StaffProfile>[] => [
  {
    key: 'name',
    title: t.dashboards.fullName,
    card: 'heading',
    cell: ({ user_id, full_name }) => <NameLink id={user_id} name={full_name} />,
  },
  {
    key: 'date',
    title: isPhone ? t.dashboards.cardDates[view] : titles[view],
    width: '9rem',
    card: 'second',
    short: (person) => {
      const day = dayOf(person, view)
      return day && t.dashboards.dated(t.dashboards.cardDates[view], formatDay(day))
    },
    cell: (person) => <DayText day={dayOf(person, view)} />,
  },
  {
    key: 'location',
    title: t.dashboards.location,
    card: 'second',
    short: ({ home_address }) => home_address,
    cell: ({ home_address }) => <Text text={home_address} />,
  },
  {
    key: 'managers',
    title: t.dashboards.manager,
    card: 'second',
    short: ({ managers }) => managers.join(', '),
    cell: ({ managers, manager_ids }) =>
      managers.length === 0 ? (
        <NoValue />
      ) : (
        <ul className={styles.managers}>
          {manager_ids.map((id, index) => (
            <li key={id}>
              <WithFace id={id} name={managers[index] ?? ''}>
                {managers[index]}
              </WithFace>
            </li>
          ))}
        </ul>
      ),
  },
]
