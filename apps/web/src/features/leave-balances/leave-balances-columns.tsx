import type { UserLeaves } from '@portal/contract/leave-balances'
import { type LeaveCounter, leaveAllowances, usedDaysOf } from '@portal/domain/leave/counters'
import { t } from '../../messages/messages.ts'
import { LeaveMeter } from '../../reference/leave/leave-meter.tsx'
import { WithFace } from '../../reference/people/with-face.tsx'
import { RowLink } from '../../shared/lists/cells/cells.tsx'
import { CutText } from '../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../shared/lists/data-columns.ts'

/** The counters of the dashboard in its order, which leaves out work offs. */
const shownCounters = [
  'sick_leaves',
  'extra_sick_leaves',
  'vacations',
  'unpaid_leaves',
  'day_offs',
  'paid_leaves',
] as const satisfies LeaveCounter[]

/** The columns of the dashboard of leave. The people link to their leave of the year; undefined is the current one. */
export const leaveBalancesColumns = (year: number | undefined): Column<UserLeaves>[] => [
  {
    key: 'user',
    title: t.leaveBalances.user,
    card: 'heading',
    cell: ({ user_id, user }) => (
      <WithFace id={user_id} name={user}>
        <CutText text={user}>
          <RowLink to="/users/$id" params={{ id: String(user_id) }} search={{ tab: 'leaves', year }}>
            {user}
          </RowLink>
        </CutText>
      </WithFace>
    ),
  },
  ...shownCounters.map(
    (counter): Column<UserLeaves> => ({
      key: counter,
      title: t.leaveDays.counters[counter],
      align: 'right',
      card: 'second',
      short: (row) => t.leaveDays.taken(counter, usedDaysOf(row)[counter]),
      cell: (row) => <LeaveMeter counter={counter} days={usedDaysOf(row)[counter]} />,
      // On a card a counter without a limit is shown once something is counted.
      hasValue: (row) => leaveAllowances[counter] !== null || usedDaysOf(row)[counter] > 0,
    }),
  ),
]
