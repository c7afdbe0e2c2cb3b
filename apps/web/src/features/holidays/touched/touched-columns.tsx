import { Button } from '@mantine/core'
import type { TouchedRequest } from '@portal/contract/leave-requests/touched-leave'
import { formatDay } from '@portal/domain/days'
import { IconRefresh } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import { RowActions, RowLink } from '../../../shared/lists/cells/cells.tsx'
import { CutText } from '../../../shared/lists/cells/cut-text.tsx'
import type { Column } from '../../../shared/lists/data-columns.ts'
import styles from './touched-leave.module.css'

/** The most changed days that a row names. A year's holidays may change; more days are shown as a number. */
const maxChanges = 3

export const touchedColumns = (onCount: (request: TouchedRequest) => void): Column<TouchedRequest>[] => [
  {
    key: 'person',
    title: t.touchedLeave.person,
    card: 'heading',
    cell: ({ user: { id, full_name } }) => (
      <WithFace id={id} name={full_name}>
        <CutText text={full_name}>
          <RowLink to="/users/$id" params={{ id: String(id) }}>
            {full_name}
          </RowLink>
        </CutText>
      </WithFace>
    ),
  },
  { key: 'type', title: t.touchedLeave.type, card: 'second', cell: typeOf },
  {
    key: 'dates',
    title: t.touchedLeave.dates,
    card: 'second',
    cell: (request) => <span data-figures>{datesOf(request)}</span>,
  },
  {
    key: 'days',
    title: t.touchedLeave.days,
    card: 'value',
    cell: ({ days, days_after }) => (
      <span className={styles.days}>{t.touchedLeave.daysOf(days, days_after)}</span>
    ),
  },
  { key: 'changes', title: t.touchedLeave.changes, cell: (request) => <Changes request={request} /> },
  {
    key: 'count',
    title: t.lists.options,
    card: 'footer',
    cell: (request) =>
      request.can.recount && (
        <RowActions>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconRefresh size={16} aria-hidden />}
            aria-label={t.touchedLeave.countNamed(nameOf(request))}
            onClick={() => onCount(request)}
          >
            {t.touchedLeave.count}
          </Button>
        </RowActions>
      ),
  },
]

function typeOf({ request_type, paid_leave_type }: TouchedRequest) {
  return t.leaveName(request_type, paid_leave_type)
}

const datesOf = ({ start_date, end_date }: TouchedRequest) =>
  t.touchedLeave.range(formatDay(start_date), formatDay(end_date))

const nameOf = (request: TouchedRequest) =>
  t.touchedLeave.named(typeOf(request), request.user.full_name, datesOf(request))

function Changes({ request: { added, removed } }: { request: TouchedRequest }) {
  const all = [
    ...removed.map((day) => ({ day, text: t.touchedLeave.removed(day) })),
    ...added.map((day) => ({ day, text: t.touchedLeave.added(day) })),
  ]
  return (
    <ul className={styles.changes}>
      {all.slice(0, maxChanges).map(({ day, text }) => (
        <li key={day}>{text}</li>
      ))}
      {all.length > maxChanges && <li>{t.touchedLeave.more(all.length - maxChanges)}</li>}
    </ul>
  )
}
