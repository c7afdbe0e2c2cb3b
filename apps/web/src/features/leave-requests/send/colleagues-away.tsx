import { ownColleaguesAway } from '@portal/contract/leave-requests/own-colleagues-away'
import { type Day, formatDay } from '@portal/domain/days'
import type { NewLeave } from '@portal/domain/leave/check-new-leave'
import { endDateOf } from '@portal/domain/leave/leave-days'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { WithFace } from '../../../reference/people/with-face.tsx'
import styles from './leave-preview.module.css'

type Props = { asked: NewLeave }

/** Names the colleagues of the same projects who are away on the days of the request. */
export function ColleaguesAway({ asked }: Props) {
  const { type, start_date: startDate } = asked
  const endDate = type && startDate ? endDateOf({ ...asked, type, start_date: startDate }) : undefined
  if (startDate === null || endDate === undefined) return null
  return <AwayBetween from={startDate} to={endDate} />
}

function AwayBetween({ from, to }: { from: Day; to: Day }) {
  const { data, isError } = useQuery({
    ...q(ownColleaguesAway.list, { query: { from, to } }),
    placeholderData: keepPreviousData,
  })
  if (isError) return <p className={styles.remark}>{t.newRequest.awayFailed}</p>
  if (data === undefined) return null
  if (data.colleagues.length === 0) return <p className={styles.remark}>{t.newRequest.nobodyAway}</p>
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{t.newRequest.away}</h3>
      <ul className={styles.list}>
        {data.colleagues.map(({ user_id: id, full_name: name, avatar, start_date, end_date }) => (
          <li key={`${id} ${start_date}`}>
            <WithFace id={id} name={name} portrait={avatar}>
              {t.newRequest.awayOn(name, t.leaveRequests.range(formatDay(start_date), formatDay(end_date)))}
            </WithFace>
          </li>
        ))}
      </ul>
    </div>
  )
}
