import '../../../theme/mantine-profiles.css'
import { Switch } from '@mantine/core'
import { type LeaveRequest, leaveRequests } from '@portal/contract/leave-requests'
import { useApiMutation } from '../../../api/query.ts'
import { t } from '../../../messages/messages.ts'
import { NoValue } from '../../../shared/lists/cells/cells.tsx'
import { toastError, toastSuccess } from '../../../shared/toasts/toasts.ts'
import { datesOf } from './request-name.ts'

/** Makes a pending full-day sick leave an extra one and back, at once. */
export function ExtraSickSwitch({ request }: { request: LeaveRequest }) {
  const { id, version, user, extra_sick_leave: isExtra, can } = request
  const decide = useApiMutation(leaveRequests.decide)
  if (!can.toggle_extra) return isExtra ? t.leaveRequests.yes : <NoValue />

  const toggle = () =>
    decide.mutate(
      {
        params: { id },
        ifMatch: version,
        body: { request: { request_type: isExtra ? 'full_day_sick_leave' : 'extra_sick_leave' } },
      },
      {
        onSuccess: () => toastSuccess(t.leaveRequests.modified),
        onError: (error) => toastError(t.leaveRequests.updateFailed(error.message)),
      },
    )
  // The answer is the row's new version, which the refetched list holds.
  const shown = decide.isPending ? !isExtra : (decide.data?.version ?? 0) > version ? !isExtra : isExtra
  return (
    <Switch
      aria-label={t.leaveRequests.extraOf(user.full_name, datesOf(request))}
      checked={shown}
      onChange={() => {
        if (!decide.isPending && shown === isExtra) toggle()
      }}
    />
  )
}
