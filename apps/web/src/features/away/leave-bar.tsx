import { VisuallyHidden } from '@mantine/core'
import type { PlannedLeave } from '@portal/contract/away'
import type { CSSProperties } from 'react'
import { t } from '../../messages/messages.ts'
import { kindColors } from '../../reference/record-kinds.ts'
import { Tooltip } from '../../shared/tooltip.tsx'
import styles from './leave-bar.module.css'

export const leaveName = ({ request_type, paid_leave_type }: PlannedLeave) =>
  t.leaveName(request_type, paid_leave_type)

const leaveWords = (leave: PlannedLeave) =>
  t.away.leave(leaveName(leave), t.away.period(leave.start_date, leave.end_date), leave.status === 'pending')

type Color = CSSProperties & { '--kind': string }
const colorOf = (type: PlannedLeave['request_type']): Color => ({ '--kind': kindColors[type] })

type BarProps = {
  leave: PlannedLeave
  /** Whether the bar is too narrow for the name and shows the letters of the legend instead. */
  isShort: boolean
  isCutBefore: boolean
  isCutAfter: boolean
}

/** A leave in the timeline, filled when it is approved and hatched while it is pending. */
export function LeaveBar({ leave, isShort, isCutBefore, isCutAfter }: BarProps) {
  const words = leaveWords(leave)
  return (
    <Tooltip text={words}>
      {(control) => (
        <span
          {...control}
          className={styles.bar}
          style={colorOf(leave.request_type)}
          data-pending={leave.status === 'pending' || undefined}
          data-cut-before={isCutBefore || undefined}
          data-cut-after={isCutAfter || undefined}
        >
          <span aria-hidden className={styles.text}>
            {isShort ? t.away.short[leave.request_type] : leaveName(leave)}
          </span>
          <VisuallyHidden>{words}</VisuallyHidden>
        </span>
      )}
    </Tooltip>
  )
}

type SwatchProps = { type: PlannedLeave['request_type']; isPending: boolean; hasText?: boolean }

/** The look of a bar beside its name. */
export const LeaveSwatch = ({ type, isPending, hasText = false }: SwatchProps) => (
  <span
    aria-hidden
    className={styles.swatch}
    style={colorOf(type)}
    data-pending={isPending || undefined}
    data-text={hasText || undefined}
  >
    {hasText && t.away.short[type]}
  </span>
)
