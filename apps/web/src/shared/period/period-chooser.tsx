import { TextInput } from '@mantine/core'
import { type Day, formatDay, formatMonth } from '@portal/domain/days'
import { IconCalendar } from '@tabler/icons-react'
import { lazy } from 'react'
import { t } from '../../messages/messages.ts'
import { SegmentedControl } from '../segments/segmented-control.tsx'
import { LateField, late } from '../stand-ins/late-field.tsx'
import { Stepper } from '../stand-ins/stepper.tsx'
import { type Period, type PeriodKind, periodKinds, stepped } from './period.ts'
import styles from './period-chooser.module.css'

const file = late(() => import('./period-field.tsx'))
const PeriodField = lazy(() => file.load().then((loaded) => ({ default: loaded.PeriodField })))

type Props = {
  period: Period
  /** The last day that can be chosen; undefined where the future can be, too. */
  latest?: Day | undefined
  onSwitch: (kind: PeriodKind) => void
  onChoose: (period: Period) => void
  onStep: (step: 1 | -1) => void
  /** Called when the pointer or the focus reaches an arrow. */
  onIntent: (step: 1 | -1) => void
}

/** Chooses a month or a day: typed, picked or one by one. */
export function PeriodChooser({ period, latest, onSwitch, onChoose, onStep, onIntent }: Props) {
  const isDay = period.by === 'day'
  const stepBy = (step: 1 | -1) => (stepped(period, step, latest) ? () => onStep(step) : undefined)
  const looks = {
    'aria-label': t.periods.kinds[period.by],
    className: styles.field ?? '',
  }
  return (
    <div className={styles.chooser} data-no-print>
      <div className={styles.stepper}>
        <Stepper
          previousLabel={isDay ? t.periods.previousDay : t.fields.previousMonth}
          nextLabel={isDay ? t.periods.nextDay : t.fields.nextMonth}
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
                latest={latest}
                onChoose={onChoose}
              />
            )}
          </LateField>
        </Stepper>
      </div>
      <SegmentedControl
        className={styles.switch}
        aria-label={t.periods.period}
        options={periodKinds.map((value) => ({ value, label: t.periods.kinds[value] }))}
        value={period.by}
        onChange={onSwitch}
      />
    </div>
  )
}
