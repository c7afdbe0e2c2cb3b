import type { Day } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import { SegmentedControl } from '../segments/segmented-control.tsx'
import { Stepper } from '../stepper.tsx'
import { type Period, type PeriodKind, periodKinds, stepped } from './period.ts'
import styles from './period-chooser.module.css'
import { PeriodField } from './period-field.tsx'

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

/** Chooses a month or a day: it is typed, picked or reached one by one. */
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
          <PeriodField {...looks} period={period} latest={latest} onChoose={onChoose} />
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
