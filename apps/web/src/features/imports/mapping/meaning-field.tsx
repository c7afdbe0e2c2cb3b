import type { ReferenceType } from '@portal/domain/imports/import-kinds'
import { t } from '../../../messages/messages.ts'
import { SegmentedControl } from '../../../shared/segments/segmented-control.tsx'
import { meaningIn, textOf } from './choices.ts'
import { ReferenceSelect } from './reference-select.tsx'
import styles from './step.module.css'

type Action = 'match' | 'make' | 'leave_out'

type Props = {
  text: string
  /** What the text names; undefined where only leaving out is left. */
  to: ReferenceType | undefined
  isMakeable: boolean
  /** The meaning as the form holds it. */
  value: string | null
  onChange: (value: string | null) => void
  disabled: boolean
}

/** Chooses what a text of the file stands for: a row of the portal, a new one, or nothing. */
export function MeaningField({ text, to, isMakeable, value, onChange, disabled }: Props) {
  const meaning = meaningIn(value)
  const action = meaning?.action ?? 'match'
  const actions: Action[] = [
    ...(to ? (['match'] as const) : []),
    ...(isMakeable ? (['make'] as const) : []),
    'leave_out',
  ]
  return (
    <div className={styles.means}>
      <SegmentedControl
        aria-label={t.imports.meaningOf(text)}
        isSmall
        options={actions.map((one) => ({ value: one, label: t.imports.choice[one], disabled }))}
        value={action}
        onChange={(next) => onChange(next === 'match' ? null : next)}
      />
      {action === 'match' && to ? (
        <ReferenceSelect
          to={to}
          aria-label={t.imports.rowFor(text)}
          placeholder={t.imports.chooseRow}
          value={meaning?.action === 'match' ? meaning.id : null}
          onChange={(id) => onChange(id === null ? null : textOf({ action: 'match', id }))}
          clearable
          disabled={disabled}
        />
      ) : (
        <span className={styles.quiet}>
          {action === 'make' ? t.imports.willBeMade : t.imports.willBeLeftOut}
        </span>
      )}
    </div>
  )
}
