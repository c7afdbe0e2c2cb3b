import { Switch } from '@mantine/core'
import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests/leave-requests'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { datesOf, nameOf } from '../../../reference/leave/request-name.ts'
import { createSaves, useSavedChoice } from '../../../shared/forms/use-saved-choice.ts'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { toastError } from '../../../shared/toasts/toasts.ts'
import { useUndoOffer } from '../../../shared/undo/use-undo-offer.ts'

const inTurn = createSaves<LeaveRequest>()

type Props = {
  request: LeaveRequest
  /** Names the switch beside it, where no column does. */
  hasLabel?: boolean
}

/** Makes a pending full-day sick leave an extra one and back; saved at once. */
export function ExtraSickSwitch({ request, hasLabel = false }: Props) {
  const offerUndo = useUndoOffer()
  const decide = useApiMutation(leaveRequests.decide, {
    onUndoable: (token, decided) => offerUndo(t.leaveRequests.modified, token, nameOf(decided, true)),
  })
  const { chosen, choose } = useSavedChoice(request, (isExtra: boolean) =>
    inTurn(request, ({ id, version }) =>
      decide.mutateAsync({
        params: { id },
        ifMatch: version,
        body: { request: { request_type: isExtra ? 'extra_sick_leave' : 'full_day_sick_leave' } },
      }),
    ),
  )
  const shown = chosen ?? request.extra_sick_leave
  if (!request.can.toggle_extra) return shown ? t.leaveRequests.yes : <NoValue />

  const change = (isExtra: boolean) =>
    choose(isExtra).catch((error: Error) => toastError(t.leaveRequests.updateFailed(error.message)))
  return (
    <Switch
      label={hasLabel ? t.leaveRequests.extraSickLeave : undefined}
      aria-label={t.leaveRequests.extraOf(request.user.full_name, datesOf(request))}
      checked={shown}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  )
}
