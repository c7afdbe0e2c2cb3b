import type { Contract, contractSortFields } from '@portal/contract/contracts'
import { isUpcomingOn } from '@portal/domain/contracts'
import type { Day } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import { WithFace } from '../../reference/people/with-face.tsx'
import { JobStatus } from '../../reference/states/state-marks.tsx'
import { stateLooks } from '../../reference/states/states.ts'
import { DayText, RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'
import { optionsColumn } from '../../shared/lists/row-options.tsx'
import { StateMark } from '../../shared/states/state-mark.tsx'
import styles from './contracts-page.module.css'

type Facts = { today: Day; onEdit: (contract: Contract) => void; onDelete: (contract: Contract) => void }

export const contractColumns = ({
  today,
  onEdit,
  onDelete,
}: Facts): Column<Contract, typeof contractSortFields>[] => [
  {
    key: 'user',
    sort: 'user',
    title: t.contracts.user,
    card: 'heading',
    cell: ({ user_id, user, user_active }) => (
      <span className={styles.person}>
        <WithFace id={user_id} name={user}>
          <CutText text={user}>
            <RowLink to="/users/$id" params={{ id: String(user_id) }}>
              {user}
            </RowLink>
          </CutText>
        </WithFace>
        {!user_active && <StateMark look={stateLooks.inactive}>{t.contracts.inactiveMark}</StateMark>}
      </span>
    ),
  },
  {
    key: 'project',
    sort: 'project',
    title: t.contracts.project,
    card: 'second',
    short: ({ project }) => project,
    cell: ({ project_id, project }) => (
      <CutText text={project}>
        <RowLink to="/projects/$id" params={{ id: project_id }}>
          {project}
        </RowLink>
      </CutText>
    ),
  },
  {
    key: 'status',
    sort: 'status',
    title: t.contracts.status,
    card: 'second',
    cell: ({ tag, status }) => <JobStatus tag={tag} name={status} />,
  },
  {
    key: 'start',
    sort: 'start_date',
    title: t.contracts.startDate,
    card: 'second',
    short: ({ start_date }) => (isUpcomingOn({ start_date: start_date }, today) ? <UpcomingMark /> : null),
    cell: ({ start_date }) => (
      <span className={styles.start}>
        <DayText day={start_date} />
        {isUpcomingOn({ start_date: start_date }, today) && <UpcomingMark />}
      </span>
    ),
  },
  {
    key: 'end',
    sort: 'end_date',
    title: t.contracts.endDate,
    card: 'value',
    short: ({ end_date }) => end_date && t.days.until(end_date),
    cell: ({ end_date }) => (end_date === null ? t.lists.openEnd : <DayText day={end_date} />),
  },
  optionsColumn({
    nameOf: ({ user, project }) => t.contracts.contractNamed(user, project),
    onEdit,
    onDelete,
    align: 'right',
  }),
]

const UpcomingMark = () => <StateMark look={stateLooks.upcoming}>{t.contracts.upcomingMark}</StateMark>
