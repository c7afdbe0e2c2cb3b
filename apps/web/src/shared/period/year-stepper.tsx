import { isYear } from '@portal/domain/days'
import { t } from '../../messages/messages.ts'
import { Stepper } from '../stepper.tsx'
import styles from './year-stepper.module.css'

type Props = {
  year: number
  onStep: (years: -1 | 1) => void
  /** Called when the pointer or the focus reaches an arrow, for example to fetch what it leads to. */
  onIntent?: (years: -1 | 1) => void
}

/** A year between the arrows that choose the one before and after. */
export const YearStepper = ({ year, onStep, onIntent }: Props) => (
  <div className={styles.years}>
    <Stepper
      previousLabel={t.fields.previousYear}
      nextLabel={t.fields.nextYear}
      onPrevious={isYear(year - 1) ? () => onStep(-1) : undefined}
      onNext={isYear(year + 1) ? () => onStep(1) : undefined}
      onIntent={onIntent}
    >
      <span className={styles.year} aria-live="polite">
        {year}
      </span>
    </Stepper>
  </div>
)
