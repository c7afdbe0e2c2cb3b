import { Checkbox, VisuallyHidden } from '@mantine/core'
import { formatHours } from '@portal/domain/hours/hours'
import { useIsTouch } from '../../../browser/breakpoints.ts'
import { t } from '../../../messages/messages.ts'
import { GrowingTextarea } from '../../../shared/forms/growing-textarea.tsx'
import { saveOnEnter } from '../entry/save-on-enter.ts'
import styles from './copy-dialog.module.css'
import type { CopyDay, CopyRow } from './copy-rows.ts'
import type { CopyChoice } from './use-copy-choice.ts'

type Props = {
  days: readonly CopyDay[]
  choice: CopyChoice
  /** Whether the days are named: there are several. */
  isOfWeek: boolean
}

/** The records that a copy can make, each with a tick and its description. */
export const CopyChoiceList = ({ days, choice, isOfWeek }: Props) =>
  days.map((day) => (
    <section key={day.date} aria-label={t.copyHours.dayOfWeek(day.date)}>
      {(isOfWeek || day.hours > 0) && (
        <h3 className={styles.dayHead}>
          {t.copyHours.dayOfWeek(day.date)}
          {day.hours > 0 && (
            <span className={styles.has}>{t.copyHours.hasHours(formatHours(day.hours))}</span>
          )}
        </h3>
      )}
      <ul className={styles.list}>
        {day.rows.map((row) => (
          <ChoiceRow key={row.sourceId} day={day} row={row} choice={choice} />
        ))}
      </ul>
    </section>
  ))

type RowProps = { day: CopyDay; row: CopyRow; choice: CopyChoice }

function ChoiceRow({ day, row, choice }: RowProps) {
  const isTouch = useIsTouch()
  const work = t.hours.pair(row.project ?? '', row.category ?? '')
  const date = t.copyHours.dayOfWeek(day.date)
  const isTaken = choice.isTaken(row, day)
  return (
    <li className={styles.choice} data-left={!isTaken || undefined}>
      <Checkbox
        className={styles.tick ?? ''}
        checked={isTaken}
        onChange={() => choice.toggle(row)}
        label={
          <>
            {work}
            <VisuallyHidden>{t.copyHours.onDay(date)}</VisuallyHidden>
          </>
        }
      />
      <span className={styles.hours} data-figures>
        {t.hours.dayHours(formatHours(row.hours), undefined)}
      </span>
      <GrowingTextarea
        size="xs"
        className={styles.text ?? ''}
        aria-label={t.copyHours.descriptionOf(work, date)}
        placeholder={t.copyHours.noDescription}
        maxRows={4}
        disabled={!isTaken}
        value={choice.descriptionOf(row)}
        onChange={(event) => choice.describe(row, event.currentTarget.value)}
        {...(!isTouch && { onKeyDown: saveOnEnter })}
      />
    </li>
  )
}
