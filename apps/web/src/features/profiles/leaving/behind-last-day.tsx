import type { BehindLastDay as Behind } from '@portal/contract/profiles/leaving'
import { type Day, formatDay } from '@portal/domain/days'
import { t } from '../../../messages/messages.ts'
import { useToday } from '../../../session/use-user.ts'
import styles from './behind-last-day.module.css'

/** Leave, hours, equipment and contracts that lie behind a last work day; nothing where there are none. */
export function BehindLastDay({ leave, hours, equipment, contracts }: Behind) {
  const today = useToday()
  return (
    <>
      <Group
        title={t.leaving.leave}
        hint={t.leaving.leaveHint}
        count={leave.count}
        rows={leave.requests.map(({ id, request_type, paid_leave_type, status, start_date, end_date }) => ({
          id,
          words: t.leaving.request(
            t.leaveName(request_type, paid_leave_type),
            datesOf(start_date, end_date),
            t.leaveStatuses[status],
          ),
        }))}
      />
      {hours && (
        <Group
          title={t.leaving.hours}
          count={1}
          rows={[
            { id: 0, words: t.leaving.hoursOf(hours.hours, datesOf(hours.first_date, hours.last_date)) },
          ]}
        />
      )}
      <Group
        title={t.leaving.equipment}
        hint={t.leaving.equipmentHint}
        count={equipment.count}
        rows={equipment.items.map(({ id, device, name, serial_number }) => ({
          id,
          words: t.leaving.item(name, t.profiles.devices[device], serial_number),
        }))}
      />
      <Group
        title={t.leaving.contracts}
        hint={t.leaving.contractsHint}
        count={contracts.count}
        rows={contracts.contracts.map((contract) => ({ id: contract.id, words: inWords(contract, today) }))}
      />
    </>
  )
}

type GroupProps = {
  title: string
  hint?: string
  /** The number of all; `rows` may be the first of them. */
  count: number
  rows: readonly { id: number; words: string }[]
}

function Group({ title, hint, count, rows }: GroupProps) {
  if (count === 0) return null
  return (
    <div className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>
        {rows.map(({ id, words }) => (
          <li key={id}>{words}</li>
        ))}
        {count > rows.length && <li>{t.leaving.more(count - rows.length)}</li>}
      </ul>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}

type Contract = Behind['contracts']['contracts'][number]

function inWords({ project, start_date, end_date }: Contract, today: Day) {
  if (start_date > today) return t.leaving.contractFrom(project, formatDay(start_date))
  return end_date === null
    ? t.leaving.contractSince(project, formatDay(start_date))
    : t.leaving.contractUntil(project, formatDay(start_date), formatDay(end_date))
}

const datesOf = (from: Day, to: Day) => t.leaveRequests.range(formatDay(from), formatDay(to))
