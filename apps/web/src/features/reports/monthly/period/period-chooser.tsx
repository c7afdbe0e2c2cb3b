import '../../../../theme/mantine-controls.css'
import { SegmentedControl, TextInput } from '@mantine/core'
import { type Day, formatDay, formatMonth } from '@portal/domain/days'
import { IconCalendar } from '@tabler/icons-react'
import { lazy } from 'react'
import { t } from '../../../../messages/messages.ts'
import { LateField, late } from '../../../../shared/stand-ins/late-field.tsx'
import { Stepper } from '../../../../shared/stand-ins/stepper.tsx'
import styles from './period-chooser.module.css'
import { type Period, type PeriodKind, periodKinds, stepped } from './report-period.ts'

const file = late(() => import('./period-field.tsx'))
const PeriodField = lazy(() => file.load().then((loaded) => ({ default: loaded.PeriodField })))

type Props = {
  period: Period
  today: Day
  onSwitch: (kind: PeriodKind) => void
  onChoose: (period: Period) => void
  onStep: (step: 1 | -1) => void
  /** Called when the pointer or the focus reaches an arrow. */
  onIntent: (step: 1 | -1) => void
}

/** Chooses a month or a day: typed, picked or one by one, up to the present one. */
export function PeriodChooser({ period, today, onSwitch, onChoose, onStep, onIntent }: Props) {
  const isDay = period.by === 'day'
  const stepBy = (step: 1 | -1) => (stepped(period, step, today) ? () => onStep(step) : undefined)
  const looks = {
    'aria-label': t.monthlyReport.periods[period.by],
    className: styles.field ?? '',
  }
  return (
    <div className={styles.chooser} data-no-print>
      <div className={styles.stepper}>
        <Stepper
          previousLabel={isDay ? t.monthlyReport.previousDay : t.fields.previousMonth}
          nextLabel={isDay ? t.monthlyReport.nextDay : t.fields.nextMonth}
          onPrevious={stepBy(-1)}
          onNext={stepBy(1)}
          onIntent={onIntent}
        >
          <LateField
            start={file.start}
            standIn={(handlers) => (
              <TextInput
                {...looks}
                {...handlers}
                readOnly
                rightSection={<IconCalendar size={18} aria-hidden />}
                value={isDay ? formatDay(period.day) : formatMonth(period.month)}
              />
            )}
          >
            {(hadFocus) => (
              <PeriodField
                {...looks}
                autoFocus={hadFocus}
                period={period}
                today={today}
                onChoose={onChoose}
              />
            )}
          </LateField>
        </Stepper>
      </div>
      <SegmentedControl
        className={styles.switch ?? ''}
        aria-label={t.monthlyReport.period}
        data={periodKinds.map((value) => ({ value, label: t.monthlyReport.periods[value] }))}
        value={period.by}
        onChange={onSwitch}
      />
    </div>
  )
}
