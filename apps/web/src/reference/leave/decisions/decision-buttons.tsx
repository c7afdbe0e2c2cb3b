import { Button } from '@mantine/core'
import type { LeaveRequest } from '@portal/contract/leave-requests/leave-requests'
import { IconX } from '@tabler/icons-react'
import { t } from '../../../messages/messages.ts'
import { refusedInWords } from '../../../messages/refusals.ts'
import { dangerLook } from '../../../shared/danger-look.ts'
import { passFocusOn } from '../../../shared/focus/pass-focus-on.ts'
import { Tooltip } from '../../../shared/tooltip.tsx'
import styles from './decision-buttons.module.css'

/** What the buttons start. */
export type DecisionActs = Record<'approve' | 'decline', (request: LeaveRequest) => void>

type Props = {
  request: LeaveRequest
  /** The request in the names of the buttons. */
  name: string
  acts: DecisionActs
  /** The size and the place of the buttons: in a row, one below the other in a narrow column, or in a dialog. */
  look?: 'row' | 'stack' | 'dialog'
}

/**
 * 'Approve' and 'Decline' in words, as the request's `can` allows. Where an approval is refused, 'Approve' stays and
 * says why it does nothing. The row of a person who has left already shows this reason below the name.
 */
export function DecisionButtons({ request, name, acts, look = 'row' }: Props) {
  const { can, left } = request
  const refusal = can.approve ? undefined : refusedInWords(can.approve_reason, can.approve_refusal)
  const size = look === 'dialog' ? 'sm' : 'compact-sm'
  const variant = look === 'dialog' ? 'filled' : 'default'
  return (
    <span className={styles.buttons} data-look={look}>
      {can.approve && (
        <Button
          ref={passFocusOn}
          size={size}
          variant={variant}
          className={styles.button ?? ''}
          aria-label={t.leaveRequests.approve(name)}
          onClick={() => acts.approve(request)}
        >
          {t.decisions.approve}
        </Button>
      )}
      {refusal !== undefined && left === null && (
        <Tooltip text={refusal} isDescription>
          {(control) => (
            <Button
              {...control}
              size={size}
              variant={variant}
              className={styles.button ?? ''}
              aria-label={t.leaveRequests.approve(name)}
              aria-disabled
              data-disabled
            >
              {t.decisions.approve}
            </Button>
          )}
        </Tooltip>
      )}
      {can.decline && (
        <Button
          {...dangerLook(<IconX size={16} aria-hidden />)}
          size={size}
          className={styles.button ?? ''}
          aria-label={t.leaveRequests.decline(name)}
          onClick={() => acts.decline(request)}
        >
          {t.decisions.decline}
        </Button>
      )}
    </span>
  )
}
