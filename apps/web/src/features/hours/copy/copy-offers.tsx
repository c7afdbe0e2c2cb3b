import { Button } from '@mantine/core'
import type { TimeRecord } from '@portal/contract/hours/hours'
import { type Day, mondayOf } from '@portal/domain/days'
import { IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { t } from '../../../messages/messages.ts'
import type { HoursOf } from '../hours-of.ts'
import type { Week } from '../use-week.ts'
import { lacksHours } from '../week/week-days.ts'
import styles from './copy-offers.module.css'
import { type Copy, copiesTo, isOfBefore } from './copy-sources.ts'

type Props = {
  hours: HoursOf
  date: Day
  today: Day
  week: Week
  /** Gets the copy, and the records of the week and of the weeks before it. */
  onChoose: (copy: Copy, records: readonly TimeRecord[]) => void
}

/** The buttons that fill an empty day like the last one with hours, and a week that lacks hours like the last one. */
export function CopyOffers({ hours, date, today, week, onChoose }: Props) {
  const before = useQuery(hours.weeksBefore(date))
  if (!week.query.data || !before.data) return null
  const records = [...before.data.records, ...week.query.data.records]
  const copies = copiesTo(date, records, lacksHours(week.days))
  return (
    <div className={styles.offers}>
      {copies.map((copy) => (
        <Button
          key={copy.span}
          variant="default"
          classNames={{ root: styles.offer ?? '', label: styles.label ?? '' }}
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => onChoose(copy, records)}
        >
          {labelOf(copy, today)}
        </Button>
      ))}
    </div>
  )
}

export function labelOf(copy: Copy, today: Day): string {
  const { span, from, to } = copy
  if (span === 'day') {
    return to === today && isOfBefore(copy) ? t.copyHours.likeYesterday : t.copyHours.likeDay(from, today)
  }
  if (!isOfBefore(copy)) return t.copyHours.copyWeekFrom(from)
  return to === mondayOf(today) ? t.copyHours.copyLastWeek : t.copyHours.copyWeekBefore
}
